/** Sizes and distances are CSS pixels; points count from the stage's centre. */

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How a picture is shown: enlarged by `scale`, with its centre at x and y. */
export interface View extends Point {
  scale: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** A small picture can be enlarged `LEAST_ZOOM` times, a large one until its pixels are `PIXEL_WIDTH` wide. */
const [LEAST_ZOOM, PIXEL_WIDTH] = [4, 2];

export function fitted(picture: Size, stage: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** `width` is the width, in pixels, of the frame's largest picture. */
export function mostZoom(width: number, fit: Size): number {
  return Math.max(LEAST_ZOOM, (PIXEL_WIDTH * width) / fit.width);
}

export function zoomed(view: View, factor: number, at: Point, most: number): View {
  const scale = Math.min(most, Math.max(1, view.scale * factor));
  const real = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real };
}

/** Limits how far the picture can be moved, so that an enlarged picture still fills the stage. */
export function bounded({ scale, x, y }: View, fit: Size, stage: Size): View {
  const bound = (value: number, size: number, room: number) => {
    const most = Math.max(0, (size * scale - room) / 2);
    return Math.min(most, Math.max(-most, value));
  };
  return {
    scale,
    x: bound(x, fit.width, stage.width),
    y: bound(y, fit.height, stage.height),
  };
}

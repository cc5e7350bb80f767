import type { Quadro } from "#domain/imagens/pacotes.ts";
import type { Picture } from "./pictures.ts";
import { chooseLevel, type Nivel, tileRect, visibleTiles } from "./tiles.ts";
import {
  bounded,
  fitted,
  mostZoom,
  type Point,
  type Size,
  type View,
  WHOLE,
  zoomed,
} from "./view.ts";

/** The most screen pixels that are painted per CSS pixel. More would not be visible, but would cost time. */
const MOST_DENSITY = 2;
/** A pixel is one number, whose bytes are opacity, blue, green and red. A level times `GREY` is that level of grey. */
const [OPAQUE, GREY] = [0xff00_0000, 0x01_0101];

interface Shown {
  frame: number;
  size: Size;
}

interface Needs {
  niveis: readonly Nivel[] | undefined;
  pictureOf(quadro: Quadro): Picture | undefined;
  moved(): void;
}

export function createStage(host: HTMLElement, { niveis, pictureOf, moved }: Needs) {
  const canvas = document.createElement("canvas");
  const work = document.createElement("canvas");
  const brush = canvas.getContext("2d");
  // Pixels are read back at each frame, which would be slow from the graphics card's memory.
  const pixels = work.getContext("2d", { willReadFrequently: true });
  let shown: Shown | undefined;
  let view = WHOLE;
  let isInverted = false;
  let isRequested = false;

  const room = (): Size => ({ width: host.clientWidth, height: host.clientHeight });
  const density = () => Math.min(MOST_DENSITY, devicePixelRatio || 1);
  const fit = () => fitted(shown?.size ?? room(), room());

  function applyView(next: View) {
    view = bounded(next, fit(), room());
    host.style.touchAction = view.scale > 1 ? "none" : "pan-y";
    paint();
    moved();
  }

  function pictureRect() {
    const [{ width, height }, { scale, x, y }, stage] = [fit(), view, room()];
    const size = { width: width * scale, height: height * scale };
    const left = (stage.width - size.width) / 2 + x;
    return { ...size, x: left, y: (stage.height - size.height) / 2 + y };
  }

  function squares() {
    if (!shown) return [];
    const rect = pictureRect();
    const widths = { shown: rect.width * density(), own: shown.size.width };
    const level = chooseLevel(niveis, shown.frame, widths);
    if (!level) return [];
    return visibleTiles(level, rect, room()).flatMap((number) => {
      const quadro = level.pecas[number];
      return quadro ? [{ quadro, at: tileRect(level, number, rect) }] : [];
    });
  }

  function paint() {
    if (isRequested) return;
    isRequested = true;
    requestAnimationFrame(() => {
      isRequested = false;
      draw();
    });
  }

  function draw() {
    if (!brush || !shown) return;
    const [stage, scale, rect] = [room(), density(), pictureRect()];
    canvas.width = Math.round(stage.width * scale);
    canvas.height = Math.round(stage.height * scale);
    const edges = ({ x, y, width, height }: Point & Size) => {
      const [left, top] = [Math.round(x * scale), Math.round(y * scale)];
      return [
        left,
        top,
        Math.round((x + width) * scale) - left,
        Math.round((y + height) * scale) - top,
      ] as const;
    };
    brush.drawImage(work, ...edges(rect));
    for (const { quadro, at } of squares()) {
      const picture = pictureOf(quadro);
      if (picture) brush.drawImage(picture, ...edges(at));
    }
    if (!isInverted) return;
    brush.globalCompositeOperation = "difference";
    brush.fillStyle = "#fff";
    brush.fillRect(...edges(rect));
  }

  new ResizeObserver(() => applyView(view)).observe(host);

  return {
    canvas,
    squares,
    isWhole: () => view.scale === 1,
    /** `table` has the grey level to show for each of the picture's 256 levels. */
    show(frame: number, picture: Picture, table: Uint8Array | undefined) {
      const size = { width: picture.width, height: picture.height };
      // The page's own picture stays in place, invisible, because it gives the stage its height.
      if (!shown) {
        for (const below of host.querySelectorAll("img")) below.style.visibility = "hidden";
        host.append(canvas);
      }
      const isOther = shown?.size.width !== size.width || shown.size.height !== size.height;
      work.width = size.width;
      work.height = size.height;
      pixels?.drawImage(picture, 0, 0);
      if (table && pixels) applyTable(pixels, size, table);
      shown = { frame, size };
      if (isOther) applyView(WHOLE);
      else paint();
    },
    invert(value: boolean) {
      isInverted = value;
      paint();
    },
    repaint: paint,
    move(x: number, y: number) {
      applyView({ ...view, x: view.x + x, y: view.y + y });
    },
    /** Zooms around the stage's centre, or around the point `at`, measured from the stage's upper left corner. */
    zoom(factor: number, at?: Point) {
      const { width, height } = room();
      const centre = at ? { x: at.x - width / 2, y: at.y - height / 2 } : WHOLE;
      const level = (niveis ?? []).filter(({ quadro }) => quadro === shown?.frame);
      const best = Math.max(shown?.size.width ?? 1, ...level.map(({ largura }) => largura));
      applyView(zoomed(view, factor, centre, mostZoom(best, fit())));
    },
  };
}

export type Stage = ReturnType<typeof createStage>;

function applyTable(pixels: CanvasRenderingContext2D, { width, height }: Size, table: Uint8Array) {
  const image = pixels.getImageData(0, 0, width, height);
  const colours = Uint32Array.from(table, (grey) => OPAQUE + grey * GREY);
  const words = new Uint32Array(image.data.buffer);
  for (let index = 0; index < words.length; index++) {
    words[index] = colours[(words[index] ?? 0) & 255] ?? OPAQUE;
  }
  pixels.putImageData(image, 0, 0);
}

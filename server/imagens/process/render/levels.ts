/** This file imports nothing, because both the rendering process and the server load it. */

/** The curve from Hounsfield units to greys, which is finest for soft tissue: one grey for 2.5 HU. */
export const COMPANDED: readonly (readonly [grey: number, hounsfield: number])[] = [
  [0, -1024],
  [52, -160],
  [212, 240],
  [245, 1500],
  [255, 3071],
];

/** Converts pixel values, for example Hounsfield units to greys, without rounding. */
export type Levels = (value: number) => number;

export const companded: Levels = (value) => {
  const next = COMPANDED.findIndex(([, hounsfield]) => hounsfield >= value);
  if (next === 0) return 0;
  const [toGrey, to] = COMPANDED[next] ?? [255, 0];
  const [fromGrey, from] = COMPANDED[next - 1] ?? [255, 0];
  if (next < 0) return 255;
  return fromGrey + ((toGrey - fromGrey) * (value - from)) / (to - from);
};

/** The soft tissue window (HU). In a CT series, the greys of pictures without HU are spread over this window. */
const SHOWN_FROM = -160;
const SHOWN_WIDTH = 400;

export const compandedGrey: Levels = (grey) => companded(SHOWN_FROM + (grey / 255) * SHOWN_WIDTH);

export interface VoiWindow {
  centre: number;
  width: number;
  shape: "LINEAR" | "LINEAR_EXACT" | "SIGMOID";
}

/** DICOM PS3.3, C.11.2.1.2 and C.11.2.1.3. */
export function windowed({ centre, width, shape }: VoiWindow): Levels {
  if (shape === "SIGMOID") {
    return (value) => 255 / (1 + Math.exp((-4 * (value - centre)) / width));
  }
  if (shape === "LINEAR_EXACT") return (value) => 255 * ((value - centre) / width + 0.5);
  if (width <= 1) return (value) => (value <= centre - 0.5 ? 0 : 255);
  return (value) => 255 * ((value - (centre - 0.5)) / (width - 1) + 0.5);
}

export function spread(low: number, high: number): Levels {
  return (value) => (high > low ? (255 * (value - low)) / (high - low) : 128);
}

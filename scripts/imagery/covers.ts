/** Twelve covers for articles: some on paper, some on ink, each from one of the families. */
import sharp, { type Sharp } from "sharp";
import { abdomen } from "./abdomen.ts";
import { fanPicture, kidneyPicture, pulsePicture } from "./bands.ts";
import { chest } from "./chest.ts";
import { child } from "./echoes.ts";
import { createField, type Field } from "./field.ts";
import { glow } from "./film.ts";
import { head } from "./head.ts";
import { film, hero } from "./heroes.ts";
import { facade } from "./room-facade.ts";
import { mammographyRoom } from "./room-mammography.ts";
import { ultrasoundRoom } from "./room-ultrasound.ts";
import { waitingArea } from "./room-waiting.ts";
import { spine } from "./spine.ts";
import { doppler, pulseLine } from "./sweeps.ts";
import { GLOW, PAPER_RAMP, type Ramp, SEA, tint } from "./tone.ts";

const WIDTH = 1200;
const HEIGHT = 675;

type Crop = { x: number; y: number; zoom: number };

/** A piece of a room: x and y are the upper left corner at that zoom. */
async function drawing(svg: string, { x, y, zoom }: Crop): Promise<Sharp> {
  const whole = await sharp(Buffer.from(svg), { density: 72 * zoom })
    .png()
    .toBuffer();
  return sharp(whole).extract({ left: x, top: y, width: WIDTH, height: HEIGHT }).flatten();
}

type Shot = {
  cx: number;
  cy: number;
  size: number;
  turn?: number;
  level?: number;
  ramp?: Ramp;
  circle?: number;
};

function shot(picture: Field, o: Shot): Sharp {
  return hero(picture, { width: WIDTH, height: HEIGHT, seed: 17, ...o });
}

function flow(): Sharp {
  let frame = createField(WIDTH, HEIGHT);
  doppler(
    frame,
    { y: 410, height: 240, period: 232, from: 0, to: 1060, level: 0.95, offset: 40 },
    8,
  );
  const pulse = { y: 560, height: 70, period: 232, from: 0, to: 1060, level: 0.8, offset: 46 };
  pulseLine(frame, { ...pulse, width: 1.2 });
  frame = glow(frame, 36, 0.4);
  return tint(frame, SEA);
}

function scan(): Sharp {
  const fan = { x: 640, y: -40, near: 90, far: 690, half: 0.74 };
  return fanPicture({ width: WIDTH, height: HEIGHT, fan, echo: child(29), seed: 21, ramp: GLOW });
}

/** On paper the slice is dark: no glow, no circle. */
function print(): Sharp {
  return shot(film(chest(1100, 5).field, 0.0, 0.95, 1), {
    cx: 0.5,
    cy: 0.5,
    size: 1.28,
    level: 1.1,
    ramp: PAPER_RAMP,
    circle: 0,
  });
}

export const COVERS: (() => Sharp | Promise<Sharp>)[] = [
  () => drawing(mammographyRoom(), { x: 90, y: 130, zoom: 1.18 }),
  scan,
  () =>
    shot(film(abdomen(1200, 5).field, 0.0, 0.9, 1), {
      cx: 0.56,
      cy: 0.5,
      size: 1.36,
      level: 1.22,
      circle: 0.49,
    }),
  () => drawing(waitingArea(), { x: 60, y: 205, zoom: 1.15 }),
  () => pulsePicture(WIDTH, HEIGHT),
  () =>
    shot(film(head(1200, 21).field), {
      cx: 0.62,
      cy: 0.62,
      size: 1.7,
      turn: 0.2,
      level: 1.06,
      ramp: SEA,
      circle: 0.46,
    }),
  () => drawing(ultrasoundRoom(), { x: 150, y: 190, zoom: 1.25 }),
  () => shot(film(spine(1200, 5).field), { cx: 0.56, cy: 0.5, size: 1.45, level: 1.3, circle: 0 }),
  flow,
  () => drawing(facade(), { x: 0, y: 80, zoom: 1 }),
  print,
  () => kidneyPicture(WIDTH, HEIGHT, 4, SEA),
];

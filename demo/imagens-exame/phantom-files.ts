/** The images show no real person, and their bytes never change. */
import type { PhantomIdentity } from "./identity.ts";
import { chestXray, MAMMOGRAM_VIEWS, mammogram } from "./projections.ts";
import { brokenCtSlice, ctSlice, mrSlice, type Stack } from "./stacks.ts";
import { ultrasoundClip, ultrasoundStill } from "./ultrasounds.ts";

export const PHANTOM_KINDS = [
  "tc_cranio",
  "tc_torax",
  "rm_cranio",
  "rx_torax",
  "mamografia",
  "us_clipe",
  "us_imagens",
  "tc_com_defeito",
] as const;
export type PhantomKind = (typeof PHANTOM_KINDS)[number];

export interface PhantomFile {
  name: string;
  bytes: Uint8Array;
}

type Files = AsyncGenerator<Uint8Array> | Generator<Uint8Array>;

const HEAD = { part: "head", series: 1, side: 320 } as const;
const CLIP_FRAMES = 60;
const STILLS = 8;
const BROKEN = 5;

const KINDS: Record<PhantomKind, (identity: PhantomIdentity) => Files> = {
  tc_cranio: (identity) => slices(identity, { ...HEAD, slices: 60, description: "CRANIO" }),
  tc_torax: (identity) =>
    slices(identity, { part: "body", series: 1, slices: 64, side: 320, description: "TORAX" }),
  rm_cranio: (identity) =>
    slices(identity, { ...HEAD, slices: 28, side: 256, description: "T2 AXIAL" }, mrSlice),
  *rx_torax(identity) {
    yield chestXray(identity, 1);
  },
  *mamografia(identity) {
    for (const [index, view] of MAMMOGRAM_VIEWS.entries()) {
      yield mammogram(identity, 1, index + 1, view);
    }
  },
  async *us_clipe(identity) {
    yield await ultrasoundClip(identity, { series: 1, frames: CLIP_FRAMES });
  },
  *us_imagens(identity) {
    for (let instance = 1; instance <= STILLS; instance++) {
      yield ultrasoundStill(identity, { series: 1, instance });
    }
  },
  tc_com_defeito: (identity) =>
    slices(identity, { ...HEAD, slices: 12, description: "CRANIO" }, (one, slice) =>
      slice.instance === BROKEN ? brokenCtSlice(one, slice) : ctSlice(one, slice),
    ),
};

export async function* phantomFiles(
  kind: PhantomKind,
  identity: PhantomIdentity,
): AsyncGenerator<PhantomFile> {
  yield* named(KINDS[kind](identity));
}

export async function* largeCtFiles(
  identity: PhantomIdentity,
  count: number,
): AsyncGenerator<PhantomFile> {
  const stack = { part: "body", series: 1, side: 512, description: "TORAX" } as const;
  yield* named(slices(identity, { ...stack, slices: count }));
}

function* slices(
  identity: PhantomIdentity,
  stack: Stack,
  slice: typeof ctSlice = ctSlice,
): Generator<Uint8Array> {
  for (let instance = 1; instance <= stack.slices; instance++) {
    yield slice(identity, { ...stack, instance });
  }
}

async function* named(files: Files): AsyncGenerator<PhantomFile> {
  let number = 0;
  for await (const bytes of files) {
    number += 1;
    yield { name: `IM${String(number).padStart(6, "0")}`, bytes };
  }
}

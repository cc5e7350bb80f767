/** Numbers from 0 to 1 by mulberry32, the same at each start, so that a phantom's bytes never change. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TABLE = 1 << 16;
let normal: Float32Array | undefined;

/** @returns normally distributed numbers around 0, from a table, because a picture needs millions of them */
export function noiseFrom(seed: number): () => number {
  normal ??= normalTable();
  const table = normal;
  let at = Math.floor(randomFrom(seed)() * TABLE);
  let stride = 1;
  return () => {
    at += stride;
    if (at >= TABLE) {
      at -= TABLE;
      // The stride changes, so that the repeated table shows no pattern.
      stride = (stride * 5 + 2) % 127 || 1;
    }
    return table[at] ?? 0;
  };
}

function normalTable(): Float32Array {
  const random = randomFrom(7);
  return Float32Array.from({ length: TABLE }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random()));
    return radius * Math.cos(2 * Math.PI * random());
  });
}

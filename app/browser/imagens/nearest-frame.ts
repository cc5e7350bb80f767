export function nearestFrame(
  wanted: number,
  count: number,
  isThere: (frame: number) => boolean,
): number | undefined {
  for (let distance = 0; distance < count; distance++) {
    for (const frame of [wanted - distance, wanted + distance]) {
      if (frame >= 0 && frame < count && isThere(frame)) return frame;
    }
  }
  return undefined;
}

/** @returns the frames that are likely to be wanted next, the likeliest first */
export function framesAhead(at: number, direction: 1 | -1, count: number): number[] {
  return [1, 2, 3, -1, 4, 5, 6, -2]
    .map((step) => at + step * direction)
    .filter((frame) => frame >= 0 && frame < count);
}

import type { Pose } from "../process/render/messages.ts";

/** Hundredths of a millimetre, below which two slices are at the same place. */
const PRECISION = 100;

/**
 * Sorts slices by their place along the normal, those of each orientation for themselves. Slices that share a place, such
 * as two phases of a scan, keep their order; so do all where a file does not say its place.
 * @param slices in the order of their numbers
 */
export function orderSlices<T extends { pose: Pose | undefined }>(slices: readonly T[]): T[] {
  const groups = new Map<string, { slice: T; position: number }[]>();
  for (const slice of slices) {
    if (!slice.pose) return [...slices];
    const { orientation, position } = slice.pose;
    const group = groups.get(orientation) ?? [];
    group.push({ slice, position });
    groups.set(orientation, group);
  }
  return [...groups.values()].flatMap((group) => {
    const positions = new Set(group.map(({ position }) => Math.round(position * PRECISION)));
    const isDistinct = positions.size === group.length;
    const sorted = isDistinct ? group.toSorted((a, b) => a.position - b.position) : group;
    return sorted.map(({ slice }) => slice);
  });
}

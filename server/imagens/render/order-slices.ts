import type { Pose } from "../process/render/messages.ts";

/** Positions are rounded to this many steps per millimetre. */
const PRECISION = 100;

/** Sorts parallel slices by position, unless two share a position. Sorts nothing if any slice has no pose. */
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

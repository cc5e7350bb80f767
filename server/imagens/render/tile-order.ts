/** Tiles on each side of a block. */
const BLOCK = 4;

/**
 * Lists the tiles of a picture block by block.
 * @param count the number of tiles, which are numbered by rows @param columns the number of tiles in a row
 */
export function tileOrder(count: number, columns: number): number[] {
  const blockOf = (number: number) => {
    const row = Math.floor(number / columns / BLOCK);
    return row * columns + Math.floor((number % columns) / BLOCK);
  };
  return Array.from({ length: count }, (_, number) => number).sort(
    (one, other) => blockOf(one) - blockOf(other) || one - other,
  );
}

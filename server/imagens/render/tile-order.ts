/** Squares on each side of the block whose squares stand together. */
const BLOCK = 4;

/**
 * Lists the squares of a picture block by block.
 * @param count of squares, which are numbered by rows @param columns of a row
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

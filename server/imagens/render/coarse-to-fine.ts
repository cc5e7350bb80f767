/** Lists 0 to `count` - 1, `key` first. The rest follows in ever smaller steps: every 8th, every 4th, every 2nd … */
export function coarseToFine(count: number, key: number): number[] {
  const order = [key];
  const listed = new Set(order);
  const add = (number: number) => {
    if (number >= count || listed.has(number)) return;
    listed.add(number);
    order.push(number);
  };
  let step = 1;
  while (step * 2 < count) step *= 2;
  for (; step >= 1; step = Math.floor(step / 2)) {
    for (let number = 0; number < count; number += step) add(number);
  }
  return order;
}

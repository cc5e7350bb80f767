import type { Availability, Limit } from "./availability.ts";

export interface Limits extends Limit {
  readonly availability: Availability;
}

/** @throws TookTooLong if the query is not answered within the limits */
export function limited<T>(
  { availability, ...limit }: Limits,
  query: () => PromiseLike<T>,
): Promise<T> {
  return availability.within(query, limit);
}

import type { Availability, Limit } from "./availability.ts";

export interface Limits extends Limit {
  readonly availability: Availability;
}

export function limited<T>(
  { availability, ...limit }: Limits,
  query: () => PromiseLike<T>,
): Promise<T> {
  return availability.within(query, limit);
}

/** What the search over the back office shows: screens and records, each with its URL. */
export interface FoundGroup {
  label: string;
  entries: FoundEntry[];
}

interface FoundEntry {
  to: string;
  name: string;
  icon: string;
  detail?: string;
}

/** The search needs at least this many letters. */
export const SHORTEST = 2;

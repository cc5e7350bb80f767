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

export const SHORTEST = 2;

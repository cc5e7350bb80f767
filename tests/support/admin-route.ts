import type { StaffRole } from "#domain/permissions.ts";

interface AdminPost {
  does: string;
  body: Record<string, string>;
  allowed: readonly StaffRole[];
  /** The status for permitted roles. `body` must change nothing. */
  status: number;
}

export interface AdminRoute {
  route: string;
  path: string;
  allowed: readonly StaffRole[];
  status?: number;
  /** The screen to which a GET redirects everybody, for a path that only accepts forms. */
  leadsTo?: string;
  posts: readonly AdminPost[];
}

/** The expected answers of one path of the back office. */
import type { StaffRole } from "#domain/permissions.ts";

interface AdminPost {
  does: string;
  body: Record<string, string>;
  allowed: readonly StaffRole[];
  /** The status for permitted roles. The body must not change anything. */
  status: number;
}

export interface AdminRoute {
  route: string;
  path: string;
  /** Roles that may open the path; all other roles are refused. */
  allowed: readonly StaffRole[];
  /** The status for permitted roles; absent for 200. */
  status?: number;
  /** The screen to which a GET redirects everybody, for a path that only accepts forms. */
  leadsTo?: string;
  posts: readonly AdminPost[];
}

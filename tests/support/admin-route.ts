/** One address of the back office, and the expected answers. */
import type { StaffRole } from "#domain/permissions.ts";

interface AdminPost {
  does: string;
  body: Record<string, string>;
  allowed: readonly StaffRole[];
  /** The status for permitted roles; the body changes nothing. */
  status: number;
}

export interface AdminRoute {
  route: string;
  path: string;
  /** Roles that may open the address; all others are refused. */
  allowed: readonly StaffRole[];
  /** The status for permitted roles, where it is not 200. */
  status?: number;
  /** The screen to which a GET redirects everybody, for an address that only accepts forms. */
  leadsTo?: string;
  posts: readonly AdminPost[];
}

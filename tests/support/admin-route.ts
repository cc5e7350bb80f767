/** One address of the back office, and what is to come of asking there. */
import type { StaffRole } from "#domain/permissions.ts";

interface AdminPost {
  /** What it does, for the test's name. */
  does: string;
  body: Record<string, string>;
  allowed: readonly StaffRole[];
  /** The status of whoever may; the body is chosen so that nothing changes. */
  status: number;
}

export interface AdminRoute {
  /** As in app/routes.ts, below /admin. */
  route: string;
  /** One address of it. */
  path: string;
  /** Who may look; everyone else is refused. */
  allowed: readonly StaffRole[];
  /** The status of whoever may, where it is not 200. */
  status?: number;
  /** Where a GET leads everybody, an address that only takes forms; nobody is sent to /auth else. */
  leadsTo?: string;
  posts: readonly AdminPost[];
}

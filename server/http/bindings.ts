import type { HttpBindings } from "@hono/node-server";

export interface Bindings extends HttpBindings {
  /** Lets another request begin, for one that goes on to wait where little is worked on at the same time. */
  leaveTurn?: () => void;
}

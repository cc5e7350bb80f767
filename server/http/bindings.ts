import type { HttpBindings } from "@hono/node-server";

export interface Bindings extends HttpBindings {
  /** Gives this request's place to the next one, before a wait for something scarce, such as a windowed frame. */
  leaveTurn?: () => void;
}

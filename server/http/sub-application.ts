import { Hono } from "hono";

/** Hono's own error handler would print a stack outside the log, and answer without a request id. */
export function subApplication(): Hono {
  return new Hono().onError((error) => {
    throw error;
  });
}

/** A part of the application that answers by itself, and leaves its faults to the one exit of them all. */
import { Hono } from "hono";

/** Hono's own way with an error would print a stack beside the log and answer without a number. */
export function subApplication(): Hono {
  return new Hono().onError((error) => {
    throw error;
  });
}

/** A field that no person sees; simple robots fill in every one. */
import { z } from "./z.ts";

export const HONEYPOT_NAME = "site";

/** Whatever it holds is no error: a robot is not told why nothing happens. */
export function honeypot() {
  return z.string().default("");
}

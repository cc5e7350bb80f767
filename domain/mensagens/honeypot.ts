/** The field that no person sees; simple robots fill in every one. */
import { z } from "../z.ts";

export const HONEYPOT = "site";

/** Beside a public form's own fields. */
export const honeypotForm = z.object({ [HONEYPOT]: z.string().optional() });

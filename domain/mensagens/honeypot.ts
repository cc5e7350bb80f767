/** People do not see this field; simple robots fill in every field. */
import { z } from "../z.ts";

export const HONEYPOT = "site";

export const honeypotForm = z.object({ [HONEYPOT]: z.string().optional() });

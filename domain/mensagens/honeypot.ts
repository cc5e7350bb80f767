/** The name of a field that people do not see. Robots that fill in every field reveal themselves by it. */
import { z } from "../z.ts";

export const HONEYPOT = "site";

export const honeypotForm = z.object({ [HONEYPOT]: z.string().optional() });

/** The newsletter's one field. */
import { z } from "zod";
import { email } from "./fields.ts";

export const newsletterForm = z.object({ email: email() });

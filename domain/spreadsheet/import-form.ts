import { z } from "../z.ts";
import { IMPORT_LIMITS } from "./words.ts";

export const importForm = z.object({
  arquivo: z.file().optional(),
  texto: z.string().max(IMPORT_LIMITS.bytes).optional(),
  /** Identifies the preview that was confirmed, because nothing else may be imported. */
  conferido: z.string().max(100).optional(),
});

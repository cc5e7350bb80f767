import { z } from "../z.ts";
import { IMPORT_LIMITS } from "./words.ts";

/** `conferir` previews a file, `confirmar` imports it. */
export const importForm = z.object({
  arquivo: z.file().optional(),
  texto: z.string().max(IMPORT_LIMITS.bytes).optional(),
  /** Identifies the preview that was confirmed, so that nothing else is written. */
  conferido: z.string().max(100).optional(),
});

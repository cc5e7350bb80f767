/** What the screen of an import sends. */
import { z } from "../z.ts";
import { IMPORT_LIMITS } from "./words.ts";

/** `conferir` shows what a file would do, `confirmar` does it. */
export const importForm = z.object({
  arquivo: z.file().optional(),
  /** What the file held when it was checked. */
  texto: z.string().max(IMPORT_LIMITS.bytes).optional(),
  /** Names what was shown, so that nothing else is written. */
  conferido: z.string().max(100).optional(),
});

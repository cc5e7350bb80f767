/** Signed PDFs, genuine ones and forgeries, each with what this program has to say of it and what other judges say. */
import { ALTERED_FILES } from "./altered.ts";
import type { CorpusFile } from "./corpus-file.ts";
import { GENUINE_FILES } from "./genuine.ts";
import { UNVERIFIABLE_FILES } from "./unverifiable.ts";

export const CORPUS: readonly CorpusFile[] = [
  ...GENUINE_FILES,
  ...ALTERED_FILES,
  ...UNVERIFIABLE_FILES,
];

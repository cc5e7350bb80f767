import { writeFileSync } from "node:fs";
import { GENERATED_PAGES } from "./generated-pages.ts";

for (const [file, page] of Object.entries(GENERATED_PAGES)) {
  writeFileSync(file, page());
  process.stdout.write(`${file}\n`);
}

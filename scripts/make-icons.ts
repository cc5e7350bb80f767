/**
 * Writes app/styles/icons.css from app/ui/icon-paths.ts. As masks, the drawings travel once in the
 * stylesheet; as inline SVG they were a third of every page's bytes, and of the work to render it.
 */
import { writeFileSync } from "node:fs";
import { ICON_PATHS } from "#app/ui/icon-paths.ts";

const FRAME =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">';
const DOT = '<circle cx="12" cy="12" r="2.5" fill="#000"/>';

/** The stylesheet's text; a test holds the file against it. */
export function iconsCss(): string {
  const icons = Object.entries({ dot: DOT, ...ICON_PATHS }).map(
    ([name, paths]) => `  .icon-${name} {\n    --icon: url("${address(paths)}");\n  }\n`,
  );
  return `/* Made by scripts/make-icons.ts from app/ui/icon-paths.ts. */\n@layer components {\n${icons.join("\n")}}\n`;
}

function address(paths: string): string {
  const svg = `${FRAME}${paths}</svg>`.replaceAll("currentColor", "#000").replaceAll('"', "'");
  return `data:image/svg+xml,${svg.replace(/[<>#%{}]/g, encodeURIComponent)}`;
}

if (import.meta.main) writeFileSync("app/styles/icons.css", iconsCss());

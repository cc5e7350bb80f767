/**
 * Writes app/styles/icons.css from app/ui/icon-paths.ts, and admin-icons.css from the back office's
 * own. As masks, the drawings travel once in the
 * stylesheet; as inline SVG they were a third of every page's bytes, and of the work to render it.
 */
import { writeFileSync } from "node:fs";
import { CONTROL_ICON_PATHS } from "#app/ui/controls/icon-paths.ts";
import { ICON_PATHS } from "#app/ui/icon-paths.ts";

const FRAME =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">';
const DOT = '<circle cx="12" cy="12" r="2.5" fill="#000"/>';

/** The public stylesheet's icons; a test holds the file against it. */
export function iconsCss(): string {
  return stylesheet({ dot: DOT, ...ICON_PATHS }, "app/ui/icon-paths.ts");
}

/** The icons that only the back office uses; a test holds the file against it. */
export function adminIconsCss(): string {
  return stylesheet(CONTROL_ICON_PATHS, "app/ui/controls/icon-paths.ts");
}

function stylesheet(drawings: Record<string, string>, source: string): string {
  const icons = Object.entries(drawings).map(
    ([name, paths]) => `  .icon-${name} {\n    --icon: url("${address(paths)}");\n  }\n`,
  );
  return `/* Made by scripts/make-icons.ts from ${source}. */\n@layer components {\n${icons.join("\n")}}\n`;
}

function address(paths: string): string {
  const svg = `${FRAME}${paths}</svg>`.replaceAll("currentColor", "#000").replaceAll('"', "'");
  return `data:image/svg+xml,${svg.replace(/[<>#%{}]/g, encodeURIComponent)}`;
}

if (import.meta.main) {
  writeFileSync("app/styles/icons.css", iconsCss());
  writeFileSync("app/styles/admin-icons.css", adminIconsCss());
}

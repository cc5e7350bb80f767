/**
 * Writes app/styles/icons.css from app/ui/icon-paths.ts, and admin-icons.css from these and the back
 * office's own. As masks, the drawings travel once in the stylesheet; as inline SVG they were a third
 * of every page's bytes, and of the work to render it.
 * All stand in one picture, below each other: a browser opens each picture as a document of its own,
 * and thirty of those took an old phone longer than the page itself.
 */
import { writeFileSync } from "node:fs";
import { CONTROL_ICON_PATHS } from "#app/ui/controls/icon-paths.ts";
import { ICON_PATHS } from "#app/ui/icon-paths.ts";

/** Width and height of one drawing. */
const CELL = 24;
const DOT = '<circle cx="12" cy="12" r="2.5" fill="#000"/>';

/** The public stylesheet's icons; a test holds the file against it. */
export function iconsCss(): string {
  return stylesheet({ dot: DOT, ...ICON_PATHS });
}

/** The back office's; a test holds the file against it. */
export function adminIconsCss(): string {
  return stylesheet({ dot: DOT, ...ICON_PATHS, ...CONTROL_ICON_PATHS });
}

function stylesheet(drawings: Record<string, string>): string {
  const icons = Object.entries(drawings);
  const places = icons.map(([name], index) => `  .icon-${name} {\n    --icon: ${index};\n  }\n`);
  const last = icons.length - 1;
  return `/* Made by scripts/make-icons.ts. */
@layer components {
  .icon {
    mask:
      url("${address(icons.map(([, paths]) => paths))}")
      0 calc(var(--icon) / ${last} * 100%) / 100% ${icons.length * 100}%;
  }

${places.join("\n")}}
`;
}

function address(drawings: string[]): string {
  const height = drawings.length * CELL;
  const cells = drawings.map((paths, index) =>
    index === 0 ? paths : `<g transform="translate(0 ${index * CELL})">${paths}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${height}" viewBox="0 0 ${CELL} ${height}" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${cells.join("")}</svg>`;
  const plain = svg.replaceAll("currentColor", "#000").replaceAll('"', "'");
  return `data:image/svg+xml,${plain.replace(/[<>#%{}]/g, encodeURIComponent)}`;
}

if (import.meta.main) {
  writeFileSync("app/styles/icons.css", iconsCss());
  writeFileSync("app/styles/admin-icons.css", adminIconsCss());
}

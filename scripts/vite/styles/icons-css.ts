/** Inline SVG would be a third of every page. One image holds all icons, because browsers parse each SVG separately. */
import { ICONES } from "#domain/clinica/icones.ts";
import { CONTROL_ICONS } from "../../../app/ui/controls/icon-names.ts";
import { OWN_DRAWINGS } from "../../../app/ui/icon-drawings.ts";
import { SITE_ICONS } from "../../../app/ui/icon-names.ts";
import { lucideDrawing } from "./lucide.ts";

const CELL = 24;

export function iconsCss(): string {
  return stylesheet({ ...OWN_DRAWINGS, ...drawingsOf(SITE_ICONS) });
}

export function adminIconsCss(): string {
  const chosen = Object.fromEntries(Object.keys(ICONES).map((name) => [name, name]));
  return stylesheet({
    ...OWN_DRAWINGS,
    ...drawingsOf({ ...SITE_ICONS, ...CONTROL_ICONS, ...chosen }),
  });
}

function drawingsOf(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).map(([name, lucide]) => [name, lucideDrawing(lucide)]),
  );
}

function stylesheet(drawings: Record<string, string>): string {
  const icons = Object.entries(drawings);
  const rules = icons.map(([name], index) => `  .icon-${name} { --icon: ${index}; }\n`);
  return `@layer components {
  .icon {
    mask:
      url("${dataUrl(icons.map(([, shapes]) => shapes))}")
      0 calc(var(--icon) / ${icons.length - 1} * 100%) / 100% ${icons.length * 100}%;
  }
${rules.join("")}}
`;
}

function dataUrl(drawings: string[]): string {
  const height = drawings.length * CELL;
  const cells = drawings.map(
    (shapes, index) => `<g transform="translate(0 ${index * CELL})">${shapes}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${height}" viewBox="0 0 ${CELL} ${height}" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${cells.join("")}</svg>`;
  const plain = svg.replaceAll("currentColor", "#000").replaceAll('"', "'");
  return `data:image/svg+xml,${plain.replace(/[<>#%{}]/g, encodeURIComponent)}`;
}

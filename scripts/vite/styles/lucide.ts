import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };

const PRESENTATION =
  / (?:fill="none"|stroke="currentColor"|stroke-width="2"|stroke-linecap="round"|stroke-linejoin="round")/g;

const ICONS: Record<string, { body: string }> = lucide.icons;
const ALIASES: Record<string, { parent: string }> = lucide.aliases;

/** @returns SVG elements in a view box of 24 x 24 @param name `map-pin`, or `MapPin` as lucide names its components */
export function lucideDrawing(name: string): string {
  const key = name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, "-").toLowerCase();
  const body = ICONS[ALIASES[key]?.parent ?? key]?.body;
  if (body === undefined) throw new Error(`lucide has no icon ${name}`);
  return body.replace(PRESENTATION, "").replace(/^<g>(.*)<\/g>$/, "$1");
}

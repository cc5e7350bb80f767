/** Icon names that editors may store; the drawings are in the design system. */
export const ICONES = [
  "Heart",
  "Shield",
  "Clock",
  "Users",
  "Award",
  "Microscope",
  "Accessibility",
  "Car",
  "Wifi",
  "Baby",
  "Snowflake",
  "FileCheck",
  "Stethoscope",
  "Sparkles",
  "MapPin",
  "Monitor",
  "Hospital",
] as const;

export type Icone = (typeof ICONES)[number];

/** What to draw for a stored name: a hospital emoji is Hospital, an unknown name is a dot. */
export function parseIcone(name: string): Icone | "dot" {
  if (name.startsWith("🏥")) return "Hospital";
  return ICONES.find((icone) => icone === name) ?? "dot";
}

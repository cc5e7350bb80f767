/** An exam's preparation as it was typed: one step a line, numbered by hand or not. */
/** @returns the steps without their numbers or bullets; empty where there is no preparation. */
export function parsePreparo(preparo: string | null): string[] {
  return (preparo ?? "")
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\d{1,2}\s*[.)º-]|[-*•])\s+/, "").trim())
    .filter(Boolean);
}

/** An exam's preparation as it was typed: one step a line, numbered by hand or not. */
/** @returns the steps without their numbers or bullets; empty where there is no preparation. */
export function parsePreparo(preparo: string | null): string[] {
  return (preparo ?? "")
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\d{1,2}\s*[.)º-]|[-*•])\s+/, "").trim())
    .filter(Boolean);
}

/** Only where a step begins with it and the sentence ends there: half a condition would mislead. */
const FASTING = /^(?:(?:faça|fique em|venha em) )?(jejum de \d+ horas?)(?:[.;]|$)/i;

/** @returns how much there is to do, in one line: "Preparo em 5 passos, com jejum de 6 horas". */
export function summarisePreparo(passos: readonly string[]): string {
  const fasting = passos.map((passo) => FASTING.exec(passo)?.[1]).find(Boolean);
  return `Preparo em ${passos.length} passos${fasting ? `, com ${fasting.toLowerCase()}` : ""}`;
}

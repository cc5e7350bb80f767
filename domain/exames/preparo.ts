export function parsePreparo(preparo: string | null): string[] {
  return (preparo ?? "")
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\d{1,2}\s*[.)º-]|[-*•])\s+/, "").trim())
    .filter(Boolean);
}

/** Does not match a fast with a condition (`Jejum de 4 horas, só com contraste`), because not all patients need it. */
const FASTING = /^(?:(?:faça|fique em|venha em) )?(jejum de \d+ horas?)(?:[.;]|$)/i;

/** @returns the hours of a step that begins with a fast, such as `Jejum de 6 horas.`; undefined for any other step */
export function fastingHours(passo: string): number | undefined {
  const digits = /\d+/.exec(FASTING.exec(passo)?.[1] ?? "")?.[0];
  return digits === undefined ? undefined : Number(digits);
}

export function summarisePreparo(passos: readonly string[]): string {
  const fasting = passos.map((passo) => FASTING.exec(passo)?.[1]).find(Boolean);
  return `Preparo em ${passos.length} passos${fasting ? `, com ${fasting.toLowerCase()}` : ""}`;
}

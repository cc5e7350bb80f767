import { memoize } from "../listas/memoize.ts";

export interface Endereco {
  rua: string;
  cidade: string;
  uf: string;
  cep: string;
}

const TOWN = /^(?<cidade>.*?\p{L})\s*[-–/,]\s*(?<uf>[A-Z]{2})$/u;
const CEP = /\b(?<first>\d{5})-?(?<last>\d{3})\b/;

/** Never throws. A part that the address lacks is the empty string. */
export const parseEndereco = memoize(20, (text: string): Readonly<Endereco> => {
  const cep = CEP.exec(text)?.groups;
  const lines = text
    .split("\n")
    .map((line) =>
      line
        .replace(CEP, "")
        .replace(/\bCEP\b:?/i, "")
        .trim(),
    )
    .map((line) => line.replace(/^[\s,–-]+|(?<![\s,–-])[\s,–-]+$/g, ""))
    .filter(Boolean);
  const at = lines.findLastIndex((line) => TOWN.test(line));
  const town = TOWN.exec(lines[at] ?? "")?.groups;
  return {
    rua: lines.filter((_, index) => index !== at).join(", "),
    cidade: town?.cidade ?? "",
    uf: town?.uf ?? "",
    cep: cep ? `${cep.first}-${cep.last}` : "",
  };
});

export function formatTown({ cidade, uf }: Pick<Endereco, "cidade" | "uf">): string {
  return cidade && `${cidade}, ${uf}`;
}

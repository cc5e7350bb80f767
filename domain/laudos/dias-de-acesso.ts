import { isLeitura, isRotina } from "../registro/atos.ts";
import { isoDate } from "../texto/datas.ts";

interface Line {
  quando: Date;
  acao: string;
}

export interface DayOfAccesses<One> {
  dia: string;
  aberturas: One[];
  outros: One[];
  rotina: One[];
}

/** @param lines the trail's lines, newest first; each group keeps this order */
export function groupAccesses<One extends Line>(lines: readonly One[]): DayOfAccesses<One>[] {
  const days = Map.groupBy(lines, ({ quando }) => isoDate(quando));
  return [...days].map(([dia, ofDay]) => {
    const kinds = Map.groupBy(ofDay, ({ acao }) => kindOf(acao));
    const of = (kind: AccessKind) => kinds.get(kind) ?? [];
    return { dia, aberturas: of("aberturas"), outros: of("outros"), rotina: of("rotina") };
  });
}

type AccessKind = "aberturas" | "outros" | "rotina";

function kindOf(acao: string): AccessKind {
  if (isLeitura(acao)) return "aberturas";
  return isRotina(acao) ? "rotina" : "outros";
}

export interface Opener {
  quem: string;
  vezes: number;
  ultima: Date;
}

export function listOpeners<One extends Line>(
  lines: readonly One[],
  whoOf: (line: One) => string,
): Opener[] {
  const openings = lines.filter(({ acao }) => isLeitura(acao));
  return [...Map.groupBy(openings, whoOf)].flatMap(([quem, [latest, ...others]]) =>
    latest ? { quem, vezes: others.length + 1, ultima: latest.quando } : [],
  );
}

export function formatDayCounts({ aberturas, outros, rotina }: DayOfAccesses<unknown>): string {
  const counts = [
    [aberturas.length, aberturas.length === 1 ? "abertura" : "aberturas"],
    [outros.length, outros.length === 1 ? "outro ato" : "outros atos"],
    [rotina.length, "de rotina"],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(", ");
}

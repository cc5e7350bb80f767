import { isLeitura, isRotina } from "../registro/atos.ts";
import { isoDate } from "../texto/datas.ts";

interface Line {
  quando: Date;
  acao: string;
}

export interface DayOfAccesses<One> {
  /** YYYY-MM-DD in the clinic's time zone. */
  dia: string;
  /** Acts by which somebody read the report or took a copy of it. */
  aberturas: One[];
  /** Changes and other acts on this one report. */
  outros: One[];
  /** Lists and searches that showed the report among other reports, and views of its accesses. */
  rotina: One[];
}

/** @param lines newest first, which is also the order within each group */
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

/** @param lines newest first @returns each person who opened the report, the latest first */
export function listOpeners<One extends Line>(
  lines: readonly One[],
  whoOf: (line: One) => string,
): Opener[] {
  const openings = lines.filter(({ acao }) => isLeitura(acao));
  return [...Map.groupBy(openings, whoOf)].flatMap(([quem, [latest, ...others]]) =>
    latest ? { quem, vezes: others.length + 1, ultima: latest.quando } : [],
  );
}

/** @returns such as `2 aberturas, 1 outro ato, 14 de rotina`, without counts of 0 */
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

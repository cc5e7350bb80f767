/** What touched one report: which lines of its trail these are, in words, grouped for its patient. */
import { formatTime, isoDate } from "./datas.ts";

interface Act {
  /** As the patient reads it. */
  text: string;
  /** Someone read the report, or took it with them. */
  isReading?: true;
}

/**
 * By the trail's own words. Lists and searches, of which a report is one row among others, and what
 * belongs to an access rather than to a report are not here.
 */
const ACTS: Readonly<Record<string, Act>> = {
  "abriu laudo": { text: "abriu o laudo", isReading: true },
  "viu o laudo": { text: "abriu o laudo", isReading: true },
  "viu páginas": { text: "viu as páginas", isReading: true },
  "baixou PDF": { text: "baixou o PDF", isReading: true },
  "imprimiu PDF": { text: "imprimiu o PDF", isReading: true },
  "registrou laudo": { text: "cadastrou o laudo" },
  "alterou laudo": { text: "alterou os dados do laudo" },
  "trocou o paciente do laudo": { text: "trocou o cadastro do laudo" },
  "enviou PDF": { text: "juntou o PDF" },
  "juntou PDF ao laudo": { text: "juntou o PDF" },
  "liberou laudo": { text: "liberou o laudo" },
  "avisou por e-mail": { text: "avisou por e-mail" },
  "retificou laudo": { text: "corrigiu o laudo" },
  "emitiu novo protocolo": { text: "emitiu um novo protocolo" },
  "moveu laudo": { text: "moveu o laudo" },
  "anulou laudo": { text: "anulou o laudo" },
  // Lines of the first months: a trail's words are part of its hashes, and are never rewritten.
  "retirou laudo": { text: "anulou o laudo" },
};

/** The trail's words for what touched one report. */
export const LAUDO_ACTS: readonly string[] = Object.keys(ACTS);

/** Those by which somebody read it: `Só aberturas`. */
export const READING_ACTS: readonly string[] = LAUDO_ACTS.filter((acao) => ACTS[acao]?.isReading);

/** A line's words for staff: as they were written, but for those that are not said any more. */
export function formatAcao(acao: string): string {
  return acao === "retirou laudo" ? "anulou laudo" : acao;
}

interface Line {
  quando: Date;
  acao: string;
}

export interface DayOfTouches {
  /** YYYY-MM-DD on the clinic's calendar. */
  dia: string;
  /** `deeds`: `abriu o laudo às 09:02`, `baixou o PDF 3 vezes, de 09:02 a 10:40`. */
  people: { who: string; deeds: string[] }[];
}

/**
 * By day and person, both in the order in which they are met first; one entry for each kind of act.
 * @param lines newest first
 * @param whoOf says a line's person; two lines of the same name are one person's
 */
export function groupTouches<One extends Line>(
  lines: readonly One[],
  whoOf: (line: One) => string,
): DayOfTouches[] {
  const days = groupBy(lines, ({ quando }) => isoDate(quando));
  return [...days].map(([dia, ofDay]) => ({
    dia,
    people: [...groupBy(ofDay, whoOf)].map(([who, own]) => ({
      who,
      // A day is read from its morning on.
      deeds: [...groupBy(own.toReversed(), ({ acao }) => ACTS[acao]?.text ?? acao)].map(
        ([text, times]) => formatDeed(text, times),
      ),
    })),
  }));
}

function formatDeed(text: string, lines: readonly Line[]): string {
  const [first, last] = [lines[0], lines.at(-1)].map((line) => line && formatTime(line.quando));
  if (lines.length === 1) return `${text} às ${first}`;
  const often = `${text} ${lines.length} vezes`;
  return first === last ? `${often}, às ${first}` : `${often}, de ${first} a ${last}`;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

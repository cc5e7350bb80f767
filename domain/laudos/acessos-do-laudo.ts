/** What touched one report, in words, grouped for its patient. */

import { formatAtoDoLaudo } from "../registro/atos.ts";
import { formatTime, isoDate } from "../texto/datas.ts";

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
      deeds: [...groupBy(own.toReversed(), ({ acao }) => formatAtoDoLaudo(acao))].map(
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

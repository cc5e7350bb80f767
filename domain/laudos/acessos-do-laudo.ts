import { formatAtoDoLaudo } from "../registro/atos.ts";
import { formatTime, isoDate } from "../texto/datas.ts";

interface Line {
  quando: Date;
  acao: string;
}

export interface DayOfTouches {
  dia: string;
  people: { who: string; deeds: string[] }[];
}

/** Groups acts (`lines`, newest first) by day and person, with one text for each kind of act. */
export function groupTouches<One extends Line>(
  lines: readonly One[],
  whoOf: (line: One) => string,
): DayOfTouches[] {
  const days = groupBy(lines, ({ quando }) => isoDate(quando));
  return [...days].map(([dia, ofDay]) => ({
    dia,
    people: [...groupBy(ofDay, whoOf)].map(([who, own]) => ({
      who,
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

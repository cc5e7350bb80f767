/** Limits the rows on the screen, because a browser would take seconds to render thousands of exams. */
import type { ConvenioColuna, ExameLinha, Grade } from "#domain/exames/cobertura-grade.ts";
import { matchNames } from "#domain/search/match-names.ts";

const CELLS = 6000;
const FEWEST_ROWS = 20;

export interface GridFilter {
  exame: string;
  /** An insurer's id; empty for all. */
  convenio: string;
  more: number;
}

export interface ShownPart {
  exames: ExameLinha[];
  /** Each insurer with its position in a row's `niveis`. */
  convenios: (ConvenioColuna & { index: number })[];
  hidden: number;
}

export function shownPart(grade: Grade, { exame, convenio, more }: GridFilter): ShownPart {
  const all = grade.convenios.map((one, index) => ({ ...one, index }));
  const chosen = all.filter(({ id }) => id === convenio);
  const convenios = chosen.length > 0 ? chosen : all;
  const found = exame.trim() ? matchNames(grade.exames, exame) : grade.exames;
  const atOnce = Math.max(FEWEST_ROWS, Math.floor(CELLS / (convenios.length + 1)));
  const exames = found.slice(0, atOnce * (more + 1));
  return { exames, convenios, hidden: found.length - exames.length };
}

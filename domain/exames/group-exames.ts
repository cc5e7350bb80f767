import { DEFAULT_EXAME_GRUPOS } from "../defaults/exame-grupos.ts";
import { memoize } from "../listas/memoize.ts";
import { plainText } from "../search/plain-text.ts";
import { slugify } from "../texto/slug.ts";
import { type ExameGrupo, wordsOfGrupo } from "./exame-grupos.ts";

export const FIRST_EXAMES = 12;
const SHOWN = 4;

type Grupos = readonly ExameGrupo[];

export interface ExameGroup<T> {
  titulo: string;
  icone: string;
  exames: T[];
  outros: number;
}

/** @param first the beginning of `all`; only these exams are shown, up to four of each group */
export function groupExames<T extends { nome: string }>(
  first: readonly T[],
  all: readonly T[],
  grupos: Grupos = DEFAULT_EXAME_GRUPOS,
): ExameGroup<T>[] {
  const groups = assign(all, first.length, grupos);
  return grupos
    .map(({ titulo, icone }, group) => {
      const exames = first.filter((_, index) => groups[index] === group).slice(0, SHOWN);
      const size = groups.filter((other) => other === group).length;
      return { titulo, icone, exames, outros: size - exames.length };
    })
    .filter((group) => group.exames.length > 0);
}

export function groupAllExames<T extends { nome: string }>(
  all: readonly T[],
  grupos: Grupos = DEFAULT_EXAME_GRUPOS,
) {
  const groups = assign(all, Math.min(FIRST_EXAMES, all.length), grupos);
  return grupos
    .map(({ titulo, icone }, group) => ({
      titulo,
      icone,
      exames: all.filter((_, index) => groups[index] === group),
    }))
    .filter(({ exames }) => exames.length > 0);
}

export function outrosText(outros: number): string {
  return outros === 1 ? "+1 outro exame" : `+${outros} outros exames`;
}

export function exameGroupId(titulo: string): string {
  return `grupo-de-${slugify(titulo)}`;
}

/** An exam without a matching group joins the smallest. @param first how many exams are assigned before the rest */
function assign(exames: readonly { nome: string }[], first: number, grupos: Grupos): number[] {
  const words = grupos.map(wordsOfGrupo);
  const groups = exames.map(({ nome }) => groupOf(nome, words));
  const sizes = grupos.map(() => 0);
  for (const [from, to] of [
    [0, first],
    [first, exames.length],
  ] as const) {
    for (const group of groups.slice(from, to))
      if (group >= 0) sizes[group] = (sizes[group] ?? 0) + 1;
    for (let index = from; index < to; index++) {
      if (groups[index] !== -1) continue;
      const smallest = sizes.indexOf(Math.min(...sizes));
      groups[index] = smallest;
      sizes[smallest] = (sizes[smallest] ?? 0) + 1;
    }
  }
  return groups;
}

export function exameGroupTitle(
  nome: string,
  grupos: Grupos = DEFAULT_EXAME_GRUPOS,
): string | undefined {
  return grupos[groupOf(nome, grupos.map(wordsOfGrupo))]?.titulo;
}

function groupOf(nome: string, words: readonly (readonly string[])[]): number {
  const plain = plainName(nome);
  return words.findIndex((group) => group.some((word) => plain.includes(word)));
}

const plainName = memoize(2_000, plainText);

/** The groups in which exams are shown (product decisions, "Exam groups"). */
import { memoize } from "../listas/memoize.ts";
import { slugify } from "../texto/slug.ts";

export const EXAME_GROUPS = [
  {
    titulo: "Ultrassonografia",
    keywords: [
      "ultrassom",
      "ultrassonografia",
      "usg",
      "doppler",
      "ecografia",
      "morfologic",
      "obstetric",
      "translucencia",
    ],
  },
  {
    titulo: "Radiologia e Mamografia",
    keywords: ["raio", "radiografia", "mamografia", "densitometria", "urografia"],
  },
  {
    titulo: "Tomografia e Ressonância",
    keywords: ["tomografia", "ressonancia", "angiotomografia", "angiorressonancia"],
  },
  {
    titulo: "Cardiologia e Procedimentos",
    keywords: [
      "ecocardiograma",
      "eletrocardiograma",
      "holter",
      "mapa",
      "ergometric",
      "puncao",
      "biopsia",
    ],
  },
] as const;

/** The home page chooses from this many exams, the first in the clinic's order. */
export const FIRST_EXAMES = 12;
const SHOWN = 4;
const PATTERNS = EXAME_GROUPS.map(({ keywords }) => new RegExp(keywords.join("|")));

export interface ExameGroup<T> {
  titulo: string;
  /** At most four. */
  exames: T[];
  /** How many other exams of the group there are among all. */
  outros: number;
}

/**
 * @param first the exams that may be shown, in order
 * @param all every exam, beginning with `first`
 * @returns the groups that have something to show, in their fixed order
 */
export function groupExames<T extends { nome: string }>(
  first: readonly T[],
  all: readonly T[],
): ExameGroup<T>[] {
  const groups = assign(all, first.length);
  return EXAME_GROUPS.map(({ titulo }, group) => {
    const exames = first.filter((_, index) => groups[index] === group).slice(0, SHOWN);
    const size = groups.filter((other) => other === group).length;
    return { titulo, exames, outros: size - exames.length };
  }).filter((group) => group.exames.length > 0);
}

/**
 * @returns every exam in its group, in the given order; the groups that have any, in their fixed
 * order. An exam stands in the same group as on the home page.
 */
export function groupAllExames<T extends { nome: string }>(all: readonly T[]) {
  const groups = assign(all, Math.min(FIRST_EXAMES, all.length));
  return EXAME_GROUPS.map(({ titulo }, group) => ({
    titulo,
    exames: all.filter((_, index) => groups[index] === group),
  })).filter(({ exames }) => exames.length > 0);
}

/** @returns how many exams of a group are not shown: "+7 outros exames". */
export function outrosText(outros: number): string {
  return outros === 1 ? "+1 outro exame" : `+${outros} outros exames`;
}

/** The id of a group's heading; no exam's id begins like it. */
export function exameGroupId(titulo: string): string {
  return `grupo-de-${slugify(titulo)}`;
}

/**
 * The group of each exam: by keyword; what matches none goes to the smallest group so far (on a tie
 * the first). The first exams are assigned before the others, so that the home page does not depend
 * on exams that it does not show.
 */
function assign(exames: readonly { nome: string }[], first: number): number[] {
  const groups = exames.map(({ nome }) => groupOf(nome));
  const sizes = EXAME_GROUPS.map(() => 0);
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

/** The title of the group that an exam's name belongs to; undefined when no keyword matches. */
export function exameGroupTitle(nome: string): string | undefined {
  return EXAME_GROUPS[groupOf(nome)]?.titulo;
}

/** -1 when no keyword matches. */
const groupOf = memoize(1_000, (nome: string): number => {
  const normalised = nome
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return PATTERNS.findIndex((pattern) => pattern.test(normalised));
});

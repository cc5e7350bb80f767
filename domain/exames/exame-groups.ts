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

/** The home page shows exams only from the first twelve in the clinic's order. */
export const FIRST_EXAMES = 12;
const SHOWN = 4;
const PATTERNS = EXAME_GROUPS.map(({ keywords }) => new RegExp(keywords.join("|")));

export interface ExameGroup<T> {
  titulo: string;
  exames: T[];
  outros: number;
}

/** @param first the beginning of `all`; only these exams are shown, up to four of each group */
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

/** Groups all exams as the home page does, and leaves out empty groups. */
export function groupAllExames<T extends { nome: string }>(all: readonly T[]) {
  const groups = assign(all, Math.min(FIRST_EXAMES, all.length));
  return EXAME_GROUPS.map(({ titulo }, group) => ({
    titulo,
    exames: all.filter((_, index) => groups[index] === group),
  })).filter(({ exames }) => exames.length > 0);
}

export function outrosText(outros: number): string {
  return outros === 1 ? "+1 outro exame" : `+${outros} outros exames`;
}

/** @returns the id of the group's element; the prefix sets it apart from exams' ids */
export function exameGroupId(titulo: string): string {
  return `grupo-de-${slugify(titulo)}`;
}

/** @returns each exam's group. Exams without a keyword go to the smallest group so far, the home page's exams first. */
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

export function exameGroupTitle(nome: string): string | undefined {
  return EXAME_GROUPS[groupOf(nome)]?.titulo;
}

const groupOf = memoize(1_000, (nome: string): number => {
  const normalised = nome
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return PATTERNS.findIndex((pattern) => pattern.test(normalised));
});

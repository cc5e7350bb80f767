import type { TableThing } from "../permissions.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";
import { type Finding, foldWords, PALAVRAS_MAX, REGRAS } from "./findings.ts";
import { REGRAS_DE_REGISTRO } from "./registro-findings.ts";

export const REVIEWED_THINGS = [
  "home_hero",
  "home_sobre",
  "home_estrutura",
  "profissionais",
  "blog_posts",
  "depoimentos",
] as const satisfies readonly TableThing[];

export type ReviewedThing = (typeof REVIEWED_THINGS)[number];

export const VISTO_LIMITS = { campo: 60, regra: 40, palavras: PALAVRAS_MAX } as const;

const REGRA_TITULOS: Readonly<Record<string, string>> = Object.fromEntries(
  [...REGRAS, ...REGRAS_DE_REGISTRO].map(({ id, titulo, artigo }) => [id, `${titulo} (${artigo})`]),
);

export const vistosQuery = z.object({ coisa: z.enum(REVIEWED_THINGS), registro: z.guid() });

export const vistoForm = vistosQuery.extend({
  formulario: z.enum(["marcar", "desfazer"]),
  campo: z
    .string()
    .max(VISTO_LIMITS.campo)
    .regex(/^[a-z][a-z0-9_]*$/),
  regra: z.string().refine((id) => Object.hasOwn(REGRA_TITULOS, id)),
  palavras: z.string().min(1).max(VISTO_LIMITS.palavras),
});

export type VistoForm = z.infer<typeof vistoForm>;

export interface Visto {
  campo: string;
  regra: string;
  palavras: string;
  usuario_nome: string | null;
  visto_em: Date;
}

export function findVisto(
  vistos: readonly Visto[],
  campo: string,
  { regra, palavras }: Pick<Finding, "regra" | "palavras">,
): Visto | undefined {
  const wanted = foldWords(palavras);
  return vistos.find(
    (one) => one.campo === campo && one.regra === regra && foldWords(one.palavras) === wanted,
  );
}

export const PUBLICIDADE_VISTOS = {
  label: "Visto de um aviso do CFM",
  plural: "Vistos de avisos do CFM",
  article: "o",
  icon: null,
  name: null,
  fields: {
    campo: "Campo",
    regra: { label: "Regra", values: REGRA_TITULOS },
    palavras: "Palavras",
    usuario_nome: "Visto por",
    visto_em: "Visto em",
  },
} as const satisfies ThingEntry<Visto>;

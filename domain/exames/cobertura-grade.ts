import { parseJson } from "../texto/parse-json.ts";
import { z } from "../z.ts";
import {
  COBERTURA_MAX,
  type Cobertura,
  NIVEIS,
  NIVEL_TEXTS,
  type Nivel,
  nivelOf,
} from "./cobertura.ts";

/** A row of the grid (`niveis`) is a text with one letter for each insurer, in the order of the columns. */
const LETTERS: Readonly<Record<Nivel, string>> = { nao: "n", sim: "s", autorizacao: "a" };
const BY_LETTER = new Map(NIVEIS.map((nivel) => [LETTERS[nivel], nivel]));

export interface Linha {
  todos: boolean;
  niveis: string;
}

export interface ExameLinha extends Linha {
  id: string;
  nome: string;
}

export interface ConvenioColuna {
  id: string;
  nome: string;
}

/** An exam's row when the screen was opened (`antes`), and with the user's changes (`depois`). */
export interface MudancaDeLinha {
  id: string;
  antes: Linha;
  depois: Linha;
}

export interface CelulaEmConflito {
  exame: string;
  convenio: string;
  minha: string;
  salva: string;
}

export interface Grade {
  exames: ExameLinha[];
  convenios: ConvenioColuna[];
}

const GRADE_LIMITS = { exames: 5000, caracteres: 1_200_000 } as const;

export const TODOS_LABEL = "Todos";

export function linhaOf(exame: Cobertura, convenios: readonly { id: string }[]): Linha {
  return {
    todos: exame.cobertura === "todos",
    // A row that nobody has filled in yet is blank, as one without any insurer is.
    niveis: convenios
      .map(({ id }) => nivelOf(exame, id))
      .map((nivel) => LETTERS[nivel === "nao_informado" ? "nao" : nivel])
      .join(""),
  };
}

export function nivelAt({ niveis }: Linha, index: number): Nivel {
  return BY_LETTER.get(niveis[index] ?? "") ?? "nao";
}

export function withNivel(linha: Linha, index: number, nivel: Nivel): Linha {
  const { niveis, todos } = linha;
  return {
    todos: todos && nivel !== "nao",
    niveis: niveis.slice(0, index) + LETTERS[nivel] + niveis.slice(index + 1),
  };
}

/** With `todos` every insurer covers the exam. The level `autorizacao` stays. */
export function withTodos({ niveis }: Linha, todos: boolean): Linha {
  return { todos, niveis: todos ? niveis.replaceAll("n", "s") : niveis };
}

export function nextNivel(nivel: Nivel): Nivel {
  return NIVEIS[(NIVEIS.indexOf(nivel) + 1) % NIVEIS.length] ?? "nao";
}

export function isSameLinha(one: Linha, other: Linha): boolean {
  return one.todos === other.todos && one.niveis === other.niveis;
}

export function countChanges(antes: Linha, depois: Linha): number {
  const cells = [...antes.niveis].filter((letter, index) => letter !== depois.niveis[index]).length;
  return cells + (antes.todos === depois.todos ? 0 : 1);
}

/** Merges cell by cell, so that two people who edit different cells of one exam do not disturb each other. */
export function mergeLinha({ antes, depois }: Omit<MudancaDeLinha, "id">, salva: Linha) {
  const conflicts: { index: number; minha: string; salva: string }[] = [];
  const letters = [...depois.niveis].map((letter, index) => {
    const before = antes.niveis[index];
    const saved = salva.niveis[index] ?? "n";
    if (letter === before) return saved;
    if (saved !== before && saved !== letter) {
      const text = (linha: Linha) => NIVEL_TEXTS[nivelAt(linha, index)];
      conflicts.push({ index, minha: text(depois), salva: text(salva) });
    }
    return letter;
  });
  const niveis = letters.join("");
  const todos = depois.todos === antes.todos ? salva.todos : depois.todos;
  return { linha: { niveis, todos: todos && !niveis.includes("n") }, conflicts };
}

export type Edicoes = ReadonlyMap<string, Linha>;

export function listMudancasDaGrade({ exames }: Grade, edicoes: Edicoes): MudancaDeLinha[] {
  return exames.flatMap(({ id, todos, niveis }) => {
    const depois = edicoes.get(id);
    return depois ? [{ id, antes: { todos, niveis }, depois }] : [];
  });
}

/** Applies unsaved edits to the grid that another person saved. `fica`: whose value stays if both changed a cell. */
export function rebaseEdicoes(
  opened: Grade,
  edicoes: Edicoes,
  { saved, fica }: { saved: Grade; fica: "minha" | "salva" },
): Edicoes {
  const position = new Map(opened.convenios.map(({ id }, index) => [id, index]));
  const before = new Map(opened.exames.map((exame) => [exame.id, exame]));
  const rebased = new Map<string, Linha>();
  for (const exame of saved.exames) {
    const antes = before.get(exame.id);
    const depois = edicoes.get(exame.id);
    if (!antes || !depois) continue;
    const moved = ({ todos, niveis }: Linha): Linha => ({
      todos,
      niveis: saved.convenios
        .map(({ id }, index) => niveis[position.get(id) ?? -1] ?? exame.niveis[index])
        .join(""),
    });
    const merge = mergeLinha({ antes: moved(antes), depois: moved(depois) }, exame);
    const theirs = fica === "salva" ? merge.conflicts.map(({ index }) => index) : [];
    const linha = theirs.reduce(
      (one, index) => withNivel(one, index, nivelAt(exame, index)),
      merge.linha,
    );
    if (!isSameLinha(linha, exame)) rebased.set(exame.id, linha);
  }
  return rebased;
}

/** Turns a row of the grid into an exam's coverage; insurers without a column (deleted ones) stay as in `current`. */
export function coberturaOf(
  { todos, niveis }: Linha,
  convenios: readonly string[],
  current: Cobertura,
): Cobertura {
  const shown = new Set(convenios);
  const others = (ids: readonly string[]) => ids.filter((id) => !shown.has(id));
  const withLetter = (letters: string) =>
    convenios.filter((_, index) => letters.includes(niveis[index] ?? "n"));
  return {
    cobertura: todos ? "todos" : "escolhidos",
    convenios: [...withLetter("sa"), ...others(current.convenios)],
    autorizacao: [...withLetter("a"), ...others(current.autorizacao)],
  };
}

const linha = z.object({ todos: z.boolean(), niveis: z.string().regex(/^[nsa]*$/) });

const mudancas = z
  .object({
    convenios: z.array(z.guid()).max(COBERTURA_MAX),
    linhas: z
      .array(z.object({ id: z.guid(), antes: linha, depois: linha }))
      .min(1)
      .max(GRADE_LIMITS.exames),
  })
  .refine(({ convenios, linhas }) =>
    linhas.every(({ antes, depois }) =>
      [antes, depois].every(({ niveis }) => niveis.length === convenios.length),
    ),
  );

export type Mudancas = z.infer<typeof mudancas>;

/** The changed rows as JSON, because a form with thousands of fields would be refused. */
export const gradeForm = z.object({
  mudancas: z
    .string("Recarregue a página")
    .max(GRADE_LIMITS.caracteres, "São mudanças demais de uma vez. Salve em partes.")
    .transform((text, context) => {
      const parsed = mudancas.safeParse(parseJson(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: "custom", message: "Recarregue a página" });
      return z.NEVER;
    }),
});

import type { Move } from "../listas/ordem.ts";
import { z } from "../z.ts";
import { versaoField } from "./registro.ts";

const id = z.string().max(100);

/** `to` says where a moved record goes: `up`, `down`, or beside another record. `restaurar` undoes a deletion. */
export const listChangeForm = z
  .object({
    formulario: z.enum(["excluir", "mover", "restaurar"]),
    id,
    passo: z.enum(["up", "down"]).optional(),
    antes_de: id.optional(),
    depois_de: id.optional(),
  })
  .transform(({ formulario, id, passo, antes_de, depois_de }) => ({
    formulario,
    id,
    to: targetOf(passo, antes_de, depois_de),
  }));

export type ListChange = z.infer<typeof listChangeForm>;

function targetOf(passo?: "up" | "down", before?: string, after?: string): Move["to"] {
  if (before) return { before };
  if (after) return { after };
  return passo ?? "up";
}

/** Adds to a form the version that was opened. A new record has none. */
export function recordForm<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object({ ...shape, versao: versaoField().optional() });
}

export type RecordOf<Form extends z.ZodType> = Omit<z.infer<Form>, "versao"> & {
  id: string;
  versao: number;
};

export const restoreForm = z.object({
  formulario: z.literal("restaurar"),
  linha: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

export const untrashForm = z.object({
  formulario: z.literal("restaurar"),
  coisa: z.string().max(60),
  registro: id,
  linha: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

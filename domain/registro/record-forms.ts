import { type Move, PAGINAS, type Pagina } from "../listas/ordem.ts";
import { z } from "../z.ts";
import { versaoField } from "./registro.ts";

const id = z.string().max(100);

/** `to` is `up`, `down`, a position, or the record beside which the row is put. `restaurar` undoes a deletion. */
export const listChangeForm = z
  .object({
    formulario: z.enum(["excluir", "mover", "restaurar"]),
    id,
    passo: z.enum(["up", "down"]).optional(),
    antes_de: id.optional(),
    depois_de: id.optional(),
    posicao: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    pagina: z.enum(PAGINAS).optional(),
  })
  .transform(({ formulario, id, ...target }) => ({ formulario, id, to: targetOf(target) }));

export type ListChange = z.infer<typeof listChangeForm>;

interface SentTarget {
  passo?: "up" | "down" | undefined;
  antes_de?: string | undefined;
  depois_de?: string | undefined;
  posicao?: number | undefined;
  pagina?: Pagina | undefined;
}

function targetOf({ passo, antes_de, depois_de, posicao, pagina }: SentTarget): Move["to"] {
  if (antes_de) return { before: antes_de };
  if (depois_de) return { after: depois_de };
  if (posicao !== undefined) return { position: posicao, pagina };
  return passo ?? "up";
}

/** Adds a field with the version that was opened. A new record has no version. */
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

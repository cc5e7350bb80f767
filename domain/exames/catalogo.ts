import type { CatalogoExame } from "../defaults/catalogo-exames/catalogo-exame.ts";
import { CATALOGO_EXAMES } from "../defaults/catalogo-exames/catalogo-exames.ts";
import { comparable, markListed, type Offered } from "../listas/mark-listed.ts";
import { listOf } from "../texto/fields.ts";
import { z } from "../z.ts";
import { EXAME_LIMITS } from "./exames.ts";

const CATALOGO_MAX = 100;

export type OfferedExame = Offered<CatalogoExame>;

export interface OfferedGrupo {
  titulo: string;
  exames: OfferedExame[];
}

export function offerCatalogo(listed: readonly string[]): OfferedGrupo[] {
  return CATALOGO_EXAMES.map(({ titulo, exames }) => ({
    titulo,
    exames: markListed(exames, listed),
  }));
}

export function searchCatalogo<Exame extends Pick<CatalogoExame, "nome" | "descricao">>(
  grupos: readonly { titulo: string; exames: readonly Exame[] }[],
  busca: string,
) {
  const words = comparable(busca).split(" ");
  return grupos.map(({ titulo, exames }) => ({
    titulo,
    exames: exames.filter(({ nome, descricao }) => {
      const text = comparable(`${titulo} ${nome} ${descricao}`);
      return words.every((word) => text.includes(word));
    }),
  }));
}

export const catalogoForm = z.object({
  exames: listOf(z.string().max(EXAME_LIMITS.nome), CATALOGO_MAX).refine(
    (exames) => exames.length > 0,
    "Escolha pelo menos um exame",
  ),
});

export function addedExamesText(count: number): string {
  if (count === 0) return "Estes exames já estavam na lista";
  const added = count === 1 ? "1 exame adicionado" : `${count} exames adicionados`;
  return `${added}. Confira o preparo com o médico.`;
}

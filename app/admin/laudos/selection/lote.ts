import { href } from "react-router";
import { isId } from "#domain/texto/id.ts";

export interface Lote {
  ids: readonly string[];
  pulados: readonly string[];
}

/** Separates the ids in a URL, which may contain a dot unencoded. */
const SEPARATOR = ".";
const MOST = 20;

export function readLote(search: URLSearchParams): Lote {
  const listed = [...search.getAll("id"), ...(search.get("lote") ?? "").split(SEPARATOR)];
  const ids = [...new Set(listed.filter(isId))].slice(0, MOST);
  const positions = (search.get("pulados") ?? "").split(SEPARATOR);
  return { ids, pulados: ids.filter((_, index) => positions.includes(String(index + 1))) };
}

export function loteSearch({ ids, pulados }: Lote): string {
  if (ids.length === 0) return "";
  const positions = pulados.map((id) => ids.indexOf(id) + 1).join(SEPARATOR);
  return `?lote=${ids.join(SEPARATOR)}${positions && `&pulados=${positions}`}`;
}

export function stepAddress(id: string, lote: Lote): string {
  return href("/admin/laudos/:id/liberar", { id }) + loteSearch(lote);
}

export function loteAddress(lote: Lote): string {
  return href("/admin/laudos/liberar") + loteSearch(lote);
}

export function stopAddress(lote: Lote): string {
  return `${loteAddress(lote)}&parou=1`;
}

export function skip(lote: Lote, id: string): Lote {
  return { ...lote, pulados: [...lote.pulados, id] };
}

interface Standing {
  id: string;
  status: string;
  versao_atual: string | null;
}

export function nextOf({ ids, pulados }: Lote, standings: readonly Standing[]): string | undefined {
  return ids.find((id) => {
    const one = standings.find((standing) => standing.id === id);
    return one?.status === "em_analise" && one.versao_atual !== null && !pulados.includes(id);
  });
}

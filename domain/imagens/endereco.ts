import { JANELAS, type Janela } from "./janelas.ts";

export interface ImagensQuery {
  /** The id of a series, unchecked; empty for the first series. */
  serie: string;
  /** Counts from 1; undefined if the series opens at its key frame. */
  corte: number | undefined;
  janela: Janela | null;
  inverter: boolean;
}

export function parseImagensQuery(query: URLSearchParams): ImagensQuery {
  const corte = query.get("corte") ?? "";
  return {
    serie: query.get("serie") ?? "",
    corte: /^[1-9]\d{0,5}$/.test(corte) ? Number(corte) : undefined,
    ...parseAparencia(query),
  };
}

export function parseAparencia(query: URLSearchParams): Pick<ImagensQuery, "janela" | "inverter"> {
  return {
    janela: JANELAS.find((one) => one === query.get("janela")) ?? null,
    inverter: query.get("inverter") === "1",
  };
}

export function aparenciaQuery({
  janela,
  inverter,
}: Pick<ImagensQuery, "janela" | "inverter">): string {
  const query = new URLSearchParams();
  if (janela) query.set("janela", janela);
  if (inverter) query.set("inverter", "1");
  return query.size === 0 ? "" : `?${query}`;
}

export function imagensQuery({ serie, corte, ...aparencia }: ImagensQuery): string {
  const query = new URLSearchParams(aparenciaQuery(aparencia));
  if (corte !== undefined) query.set("corte", String(corte));
  query.set("serie", serie);
  return `?${query}`;
}

import type { ImagensQuery } from "#domain/imagens/endereco.ts";
import { modalidadeLabel } from "#domain/imagens/imagens.ts";
import type { IndiceSerie } from "#domain/imagens/pacotes.ts";
import type { OpenedSeries } from "#server/imagens/open-series.ts";

export interface ShownSerie extends Omit<ImagensQuery, "corte"> {
  nome: string;
  /** Counts from 0. */
  quadro: number;
  renderizacao: number;
  indice: IndiceSerie;
}

export interface ShownImages {
  at: string;
  /** The exam's name; empty if no series is shown. */
  exame: string;
  tabs: { id: string; nome: string; imagens: number; isShown: boolean }[];
  aberta: ShownSerie | undefined;
  falhas: number;
  isPreparing: boolean;
}

interface PageFacts {
  at: string;
  exame: string;
  query: ImagensQuery;
}

export function shownImages(
  { series, aberta }: OpenedSeries,
  { at, exame, query }: PageFacts,
): ShownImages {
  const names = distinct(series.map(nameOf));
  const tabs = series.map((serie, index) => ({
    id: serie.id,
    nome: names[index] ?? "",
    imagens: serie.imagens,
    isShown: serie.id === aberta?.id,
  }));
  const nome = tabs.find(({ isShown }) => isShown)?.nome ?? "";
  const isPreparing = series.some(({ situacao }) => isUnderWay(situacao));
  const shown = aberta?.indice ? { ...aberta, indice: aberta.indice } : undefined;
  const isListed = shown !== undefined;
  return {
    at,
    exame: isListed ? exame : "",
    tabs: isListed ? tabs : [],
    aberta: shown && {
      serie: shown.id,
      nome,
      renderizacao: shown.renderizacao,
      indice: shown.indice,
      quadro: frameOf(shown.indice, query.corte),
      janela: shown.indice.curva ? query.janela : null,
      inverter: query.inverter && !shown.indice.colorida,
    },
    falhas: aberta?.falhas ?? 0,
    isPreparing,
  };
}

function isUnderWay(situacao: OpenedSeries["series"][number]["situacao"]): boolean {
  return situacao === "pendente" || situacao === "renderizando";
}

function frameOf({ quadros, chave }: IndiceSerie, corte: number | undefined): number {
  return corte === undefined ? chave : Math.min(corte, quadros.length) - 1;
}

function nameOf(serie: OpenedSeries["series"][number], index: number): string {
  const { rotulo, modalidade } = serie;
  return rotulo.trim() || modalidadeLabel(modalidade) || `Série ${index + 1}`;
}

/** Adds numbers to names that occur several times, because equipment gives several series the same name. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, index) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, index + 1).filter((one) => one === name).length}`;
  });
}

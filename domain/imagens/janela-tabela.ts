import type { Janela } from "./janelas.ts";
import type { IndiceSerie } from "./pacotes.ts";

const LEVELS = 256;

/** A window's centre and width in Hounsfield units. They are in this file so that browsers download only one file. */
const FAIXAS: Record<Janela, { centro: number; largura: number }> = {
  osso: { centro: 500, largura: 2000 },
  pulmao: { centro: -600, largura: 1500 },
  partes_moles: { centro: 40, largura: 400 },
  cerebro: { centro: 40, largura: 80 },
};

/** @param curva the Hounsfield values of grey levels; if there are none, a window changes nothing */
export function tabelaDe(
  curva: IndiceSerie["curva"],
  janela: Janela | null,
  inverter: boolean,
): Uint8Array {
  const table = new Uint8Array(LEVELS);
  for (let level = 0; level < LEVELS; level++) {
    const shown = curva && janela ? windowed(hounsfieldOf(curva, level), janela) : level;
    table[level] = inverter ? LEVELS - 1 - shown : shown;
  }
  return table;
}

function windowed(value: number, janela: Janela): number {
  const { centro, largura } = FAIXAS[janela];
  const part = (value - centro) / largura + 0.5;
  return Math.round(Math.min(1, Math.max(0, part)) * (LEVELS - 1));
}

function hounsfieldOf(curva: NonNullable<IndiceSerie["curva"]>, level: number): number {
  const next = curva.findIndex(([grey]) => grey >= level);
  const [toGrey, to] = curva.at(next) ?? [0, 0];
  if (next <= 0) return to;
  const [fromGrey, from] = curva[next - 1] ?? [0, 0];
  return from + ((to - from) * (level - fromGrey)) / (toGrey - fromGrey);
}

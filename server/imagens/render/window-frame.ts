import sharp from "sharp";
import { tabelaDe } from "#domain/imagens/janela-tabela.ts";
import type { Janela } from "#domain/imagens/janelas.ts";
import type { IndiceSerie } from "#domain/imagens/pacotes.ts";

const QUALITY = 80;
const EFFORT = 1;

interface Shown {
  curva: IndiceSerie["curva"];
  janela: Janela | null;
  inverter: boolean;
}

export async function windowFrame(
  webp: Uint8Array,
  { curva, janela, inverter }: Shown,
): Promise<Buffer> {
  if (!(curva && janela) && !inverter) return Buffer.from(webp);
  const table = tabelaDe(curva, janela, inverter);
  const { data, info } = await sharp(webp)
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const shown = data.map((grey) => table[grey] ?? 0);
  return sharp(shown, { raw: { width, height, channels: 1 } })
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
}

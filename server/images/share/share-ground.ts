import sharp from "sharp";
import type { CoresPrincipais } from "#domain/clinica/configuracoes-site.ts";
import { palette } from "#domain/clinica/cores.ts";
import { bytesOf } from "./share-fonts.ts";
import lightMap from "./share-light.webp?inline";

type Stop = [at: number, colour: string];

export interface Ground {
  pixels: Buffer;
  width: number;
  height: number;
}

export async function shareGround(cores: CoresPrincipais): Promise<Ground> {
  const tokens = palette(cores);
  const colour = (name: string) => tokens[name] ?? "#000000";
  const tones = toneTable([
    [0, colour("tinta")],
    [0.3, colour("primaria-800")],
    [0.55, colour("primaria-600")],
    [0.8, colour("primaria-400")],
    [1, colour("primaria-100")],
  ]);
  const file = bytesOf(lightMap);
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const pixels = Buffer.allocUnsafe(info.width * info.height * 3);
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const tone = (data[pixel * info.channels] ?? 0) * 3;
    pixels[pixel * 3] = tones[tone] ?? 0;
    pixels[pixel * 3 + 1] = tones[tone + 1] ?? 0;
    pixels[pixel * 3 + 2] = tones[tone + 2] ?? 0;
  }
  return { pixels, width: info.width, height: info.height };
}

function toneTable(stops: Stop[]): Uint8Array {
  const table = new Uint8Array(256 * 3);
  for (let tone = 0; tone < 256; tone++) {
    const at = tone / 255;
    const next = Math.max(
      1,
      stops.findIndex(([stop]) => at <= stop),
    );
    const [from, dark] = stops[next - 1] as Stop;
    const [to, light] = stops[next] as Stop;
    const share = (at - from) / (to - from);
    const [a, b] = [channels(dark), channels(light)];
    for (let channel = 0; channel < 3; channel++) {
      table[tone * 3 + channel] = Math.round(
        (a[channel] ?? 0) + share * ((b[channel] ?? 0) - (a[channel] ?? 0)),
      );
    }
  }
  return table;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

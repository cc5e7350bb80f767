/** An image's URL is `/arquivos/{bucket}/{name}-{W}x{H}.webp`. The URL of a smaller copy ends in `-{w}.avif|webp`. */
import { memoize } from "../listas/memoize.ts";

const OWN = /^\/arquivos\/([a-z]+\/[\w-]+-(\d{1,5})x(\d{1,5}))\.webp$/;

/** The widths of the smaller files that exist, ascending. */
export interface Variantes {
  avif: readonly number[];
  webp: readonly number[];
}

export interface Imagem {
  src: string;
  /** The full image's key in the storage, without file extension; absent for an image of another site. */
  chave?: string;
  width?: number;
  height?: number;
}

export interface SrcSets {
  avif?: string;
  webp?: string;
}

export const parseImagem = memoize(1_000, (url: string): Readonly<Imagem> => {
  const [, chave, w, h] = OWN.exec(url) ?? [];
  const width = Number(w);
  const height = Number(h);
  if (!chave || !(width > 0) || !(height > 0)) return { src: url };
  return { src: url, chave, width, height };
});

export function imagemUrl(chave: string): string {
  return `/arquivos/${chave}.webp`;
}

/** The width of the smallest file, in pixels. Each wider image has such a file from its upload on. */
export const SMALLEST_WIDTH = 320;

export function thumbnailUrl({ src, chave, width = 0 }: Imagem): string {
  if (!chave || width <= SMALLEST_WIDTH) return src;
  return `/arquivos/${varianteKey(chave, SMALLEST_WIDTH, "webp")}`;
}

export function varianteKey(chave: string, width: number, type: keyof Variantes): string {
  return `${chave}-${width}.${type}`;
}

const FALLBACK_WIDTH = 640;

/** Chooses a file for browsers without AVIF: wide enough for a phone; the full image if no smaller file is. */
export function fallbackUrl(
  { src, chave, width: full = 0 }: Imagem,
  variantes?: Variantes,
): string {
  const width = variantes?.webp.find((w) => w >= FALLBACK_WIDTH && w < full);
  return chave && width ? `/arquivos/${varianteKey(chave, width, "webp")}` : src;
}

export function srcSets({ src, chave, width }: Imagem, variantes: Variantes | undefined): SrcSets {
  if (!chave || !width || !variantes) return {};
  const sources = (type: keyof Variantes, widths: readonly number[]) =>
    widths.map((w) => `/arquivos/${varianteKey(chave, w, type)} ${w}w`);
  const avif = sources("avif", variantes.avif);
  const smaller = variantes.webp.filter((w) => w < width);
  return {
    avif: avif.join(", ") || undefined,
    webp: [...sources("webp", smaller), `${src} ${width}w`].join(", "),
  };
}

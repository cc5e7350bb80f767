/**
 * The addresses of uploaded images are `/arquivos/{bucket}/{name}-{W}x{H}.webp`, with smaller files beside them as
 * `{name}-{W}x{H}-{w}.avif` and `.webp`. Only the table `midia` knows which smaller files exist.
 */
import { memoize } from "../listas/memoize.ts";

const OWN = /^\/arquivos\/([a-z]+\/[\w-]+-(\d{1,5})x(\d{1,5}))\.webp$/;

/** Widths of the existing smaller files, in pixels, ascending. */
export interface Variantes {
  avif: readonly number[];
  webp: readonly number[];
}

export interface Imagem {
  src: string;
  /** Key of the full image without its ending; absent for a foreign address. */
  chave?: string;
  /** Pixels of the full image; absent for a foreign address. */
  width?: number;
  height?: number;
}

export interface SrcSets {
  avif?: string;
  webp?: string;
}

/** Never throws; a foreign address is returned as `src` alone. */
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

/** Pixels of the smallest file, which every wider image has from its upload on. */
export const SMALLEST_WIDTH = 320;

/** @returns the smallest file, for lists; a foreign address as it is */
export function thumbnailUrl({ src, chave, width = 0 }: Imagem): string {
  if (!chave || width <= SMALLEST_WIDTH) return src;
  return `/arquivos/${varianteKey(chave, SMALLEST_WIDTH, "webp")}`;
}

export function varianteKey(chave: string, width: number, type: keyof Variantes): string {
  return `${chave}-${width}.${type}`;
}

const FALLBACK_WIDTH = 640;

/** Chooses a file for browsers without the newer formats: wide enough for a phone, not the full image. */
export function fallbackUrl(
  { src, chave, width: full = 0 }: Imagem,
  variantes?: Variantes,
): string {
  const width = variantes?.webp.find((w) => w >= FALLBACK_WIDTH && w < full);
  return chave && width ? `/arquivos/${varianteKey(chave, width, "webp")}` : src;
}

/** Names only files that exist, so none for a foreign or unknown address. */
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

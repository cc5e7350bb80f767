/**
 * What an image's stored address promises. Ours is `/arquivos/{bucket}/{name}-{W}x{H}.webp` and has,
 * for each width of VARIANT_WIDTHS up to W, `{name}-{W}x{H}-{w}.avif` and `.webp` beside it.
 */
import { keeping } from "./keeping.ts";

const VARIANT_WIDTHS = [320, 640, 960, 1280, 1920] as const;

const OWN = /^(\/arquivos\/[a-z]+\/[\w.-]+-(\d{1,5})x(\d{1,5}))\.webp$/;

export interface Imagem {
  src: string;
  /** Pixels of the full image; absent for a foreign address. */
  width?: number;
  height?: number;
  /** Values for `srcset`; absent where there is no such variant. */
  srcSetAvif?: string;
  srcSetWebp?: string;
}

/** Never throws; an address that is not of our making comes back as `src` alone. */
export const parseImagem = keeping(1_000, (url: string): Readonly<Imagem> => {
  const [, stem, w, h] = OWN.exec(url) ?? [];
  const width = Number(w);
  const height = Number(h);
  if (!stem || !(width > 0) || !(height > 0)) return { src: url };
  const widths = VARIANT_WIDTHS.filter((variant) => variant <= width);
  const sources = (type: string) =>
    widths.map((variant) => `${stem}-${variant}.${type} ${variant}w`);
  const webp = sources("webp");
  if (widths.at(-1) !== width) webp.push(`${url} ${width}w`);
  return {
    src: url,
    width,
    height,
    srcSetAvif: sources("avif").join(", ") || undefined,
    srcSetWebp: webp.join(", "),
  };
});

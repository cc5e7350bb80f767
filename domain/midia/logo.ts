import { z } from "../z.ts";
import { parseImagem } from "./imagem.ts";
import type { IdentidadeBucket } from "./midia.ts";

const FUNDOS = ["qualquer", "claro", "escuro"] as const;
export type Fundo = (typeof FUNDOS)[number];

/** A logo at least this many times as wide as high probably contains the clinic's name, so pages omit the name. */
const WIDE_LOGO = 2;

/** Sides in pixels: for a browser's tab, for the home screen of an iPhone, and two for the web manifest. */
const ICONE_SIZES = [32, 180, 192, 512] as const;

const ADDRESS =
  /^\/arquivos\/(?<bucket>logo|icone)\/[0-9a-f]{24}-(?<fundo>qualquer|claro|escuro)-\d{1,5}x\d{1,5}\.webp$/;

export interface Logo {
  src: string;
  /** The same picture for mail programs, which do not all show WebP. */
  png: string;
  width: number;
  height: number;
  fundo: Fundo;
  isWide: boolean;
}

export function parseLogo(url: string | null): Logo | undefined {
  const groups = ADDRESS.exec(url ?? "")?.groups;
  const { src, width = 0, height = 0 } = parseImagem(url ?? "");
  if (groups?.bucket !== "logo" || width === 0 || height === 0) return undefined;
  const png = src.replace(/\.webp$/, ".png");
  const fundo = groups.fundo as Fundo;
  return { src, png, width, height, fundo, isWide: width / height >= WIDE_LOGO };
}

/** A maskable icon fills its square, because phones cut it to their own shape. */
const ICONE_FILES = [...ICONE_SIZES, "maskable"] as const;
export type IconeFile = (typeof ICONE_FILES)[number];

export function iconeFiles(url: string | null): Record<IconeFile, string> | undefined {
  if (!url || ADDRESS.exec(url)?.groups?.bucket !== "icone") return undefined;
  const stem = url.slice(0, -".webp".length);
  return Object.fromEntries(ICONE_FILES.map((one) => [one, `${stem}-${one}.png`])) as Record<
    IconeFile,
    string
  >;
}

export function pngKeys(chave: string): string[] {
  const bucket = chave.split("/")[0];
  if (bucket === "logo") return [`${chave}.png`];
  return bucket === "icone" ? ICONE_FILES.map((one) => `${chave}-${one}.png`) : [];
}

/** A missing or blank value becomes null. An image of the other bucket is refused, because it has other PNG files. */
export function identidadeField(bucket: IdentidadeBucket) {
  return z
    .string()
    .max(300)
    .nullish()
    .transform((value) => value || null)
    .refine((value) => value === null || ADDRESS.exec(value)?.groups?.bucket === bucket, {
      error: "Envie a imagem por este campo",
    });
}

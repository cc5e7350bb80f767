import { optionalText } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";

export const BUCKETS = [
  "hero",
  "estrutura",
  "medicos",
  "convenios",
  "blog",
  "logo",
  "icone",
] as const;
export type Bucket = (typeof BUCKETS)[number];

export const BUCKET_LABELS: Readonly<Record<Bucket, string>> = {
  hero: "Home Page: Hero",
  estrutura: "Home Page: Estrutura",
  medicos: "Profissionais",
  convenios: "Convênios",
  blog: "Blog e biblioteca",
  logo: "Logo da clínica",
  icone: "Ícone do site",
};

export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 40_000_000;
/** The largest photograph that a browser shrinks before the upload. */
export const PHOTO_MAX_BYTES = 60 * 1024 * 1024;
/** Types that the file chooser offers. The server ignores a file's claimed type and checks its bytes. */
export const UPLOAD_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/avif",
] as const;

const SVG_TYPE = "image/svg+xml";
/** Logos are often vector drawings. The server converts them to PNG, and never stores or serves an SVG. */
export const UPLOAD_TYPES_WITH_SVG = [...UPLOAD_TYPES, SVG_TYPE] as const;

export type IdentidadeBucket = Extract<Bucket, "logo" | "icone">;

export function isIdentidade(bucket: Bucket): bucket is IdentidadeBucket {
  return bucket === "logo" || bucket === "icone";
}

export const MIDIA_LIMITS = { texto_alternativo: 300, nome: 120, busca: 100 } as const;
export const MIDIA_PAGE = 24;
/** An image that nothing uses is deleted after this many hours. */
export const UNUSED_HOURS = 24;

export type UploadProblem = "not-an-image" | "too-large" | "too-many-pixels" | "not-stored";

export const IMAGE_NOT_REMOVED = "Não foi possível remover a imagem.";

export const HEIC_NOT_OPENED =
  "Este navegador não abre fotos HEIC. Envie-a pelo próprio iPhone, ou pelo Safari, ou salve-a antes como JPEG.";

export const UPLOAD_TOO_LARGE = "A imagem deve ter no máximo 5MB";

const NOT_AN_IMAGE = "Por favor, selecione um arquivo de imagem válido";

const NOT_STORED: Readonly<Record<Bucket, string>> = {
  hero: "Não foi possível fazer upload das imagens.",
  estrutura: "Falha ao enviar imagem",
  medicos: "Erro ao fazer upload da foto",
  convenios: "Falha ao enviar imagem",
  blog: "Falha ao enviar imagem",
  logo: "Falha ao enviar imagem",
  icone: "Falha ao enviar imagem",
};

export function uploadMessage(problem: UploadProblem, bucket: Bucket): string {
  switch (problem) {
    case "not-an-image":
      return bucket === "hero" ? "Apenas arquivos de imagem são permitidos" : NOT_AN_IMAGE;
    case "too-large":
      return UPLOAD_TOO_LARGE;
    case "too-many-pixels":
      return "A imagem deve ter no máximo 40 megapixels";
    case "not-stored":
      return NOT_STORED[bucket];
  }
}

export function uploadedMessage(bucket: Bucket): string {
  return bucket === "medicos" ? "Foto carregada com sucesso" : "Imagem enviada com sucesso";
}

export function isBucket(value: unknown): value is Bucket {
  return BUCKETS.some((bucket) => bucket === value);
}

/** The part to which an image is cropped, in fractions (0 to 1) of its displayed size. */
export const recorteForm = z
  .object({
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
    width: z.number().positive().max(1),
    height: z.number().positive().max(1),
  })
  // The sums may be slightly above 1, because browsers round.
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001);

export type Recorte = z.infer<typeof recorteForm>;

/** Asks the server not to delete an unused image, because a form is about to use it. */
export const midiaRetentionForm = z.object({ chave: z.string().max(200) });

export const deleteMidiaForm = z.object({ acao: z.literal("excluir"), id: z.string().max(100) });

export const midiaForm = z.object({
  id: z.uuid(),
  versao: z.coerce.number().int().min(1),
  texto_alternativo: optionalText(MIDIA_LIMITS.texto_alternativo),
});

export const midiaInTurnForm = midiaForm.extend({ depois: z.string().max(1_000).optional() });

export interface Uso {
  chave: string;
  coisa: string;
  registro: string | null;
  nome: string | null;
}

export interface Midia {
  id: string;
  chave: string;
  bucket: Bucket;
  nome: string;
  texto_alternativo: string;
  largura: number;
  altura: number;
  bytes: number;
  guardada: boolean;
  criado_em: Date;
  versao: number;
}

export const MIDIA = {
  label: "Imagem",
  plural: "Imagens",
  article: "a",
  icon: "Monitor",
  name: "nome",
  fields: {
    nome: "Nome",
    texto_alternativo: "Texto alternativo",
    bucket: { label: "Enviada para", values: BUCKET_LABELS },
    chave: "Arquivo",
    largura: "Largura",
    altura: "Altura",
    bytes: "Bytes",
    guardada: "Guardada na biblioteca",
    criado_em: "Criado em",
  },
} as const satisfies ThingEntry<Midia>;

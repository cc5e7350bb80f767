/** A rendered series: WebP frames in packs. The first packs have a sample of all frames, later packs the rest. */
import { z } from "zod";

/** A stack is scrolled, projections (radiographs, mammograms) are enlarged, and a clip plays. */
const TIPOS_SERIE = ["pilha", "projecao", "clipe"] as const;
export type TipoSerie = (typeof TIPOS_SERIE)[number];

/** A picture: the number of its pack, its first byte in the pack, and its length in bytes. */
const quadro = z.tuple([z.int().nonnegative(), z.int().nonnegative(), z.int().positive()]);
export type Quadro = z.infer<typeof quadro>;

/** A larger picture of a projection, cut into squares that are listed by rows. */
const nivel = z.object({
  quadro: z.int().nonnegative(),
  largura: z.int().positive(),
  altura: z.int().positive(),
  lado: z.int().positive(),
  pecas: z.array(quadro),
});

export const indiceSerie = z.object({
  tipo: z.enum(TIPOS_SERIE),
  /** The rendered key frame's size in pixels; other frames of the series may have other sizes. */
  largura: z.int().positive(),
  altura: z.int().positive(),
  /** In viewing order. Projections are at most 1080 pixels on the longer side; larger pictures are in `niveis`. */
  quadros: z.array(quadro).min(1),
  pacotes: z.array(z.int().positive()).min(1),
  /** The index of the frame that is shown first, which is in the first pack. */
  chave: z.int().nonnegative(),
  colorida: z.boolean(),
  quadrosPorSegundo: z.number().positive().max(15).optional(),
  /** CT only: points of grey level and Hounsfield value, both ascending; values between the points are interpolated. */
  curva: z.array(z.tuple([z.number(), z.number()])).optional(),
  niveis: z.array(nivel).optional(),
});
export type IndiceSerie = z.infer<typeof indiceSerie>;

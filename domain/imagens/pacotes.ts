/**
 * A rendered series: its frames as WebP pictures, joined in packs that a viewer loads from coarse to fine. The first pack
 * shows something at once, and each further one halves the distance between the frames that are there.
 */
import { z } from "zod";

/** A stack is scrolled, projections (radiographs, mammograms) are enlarged, and a clip plays. */
const TIPOS_SERIE = ["pilha", "projecao", "clipe"] as const;
export type TipoSerie = (typeof TIPOS_SERIE)[number];

/** A pack's number, the picture's first byte in it, and its bytes. */
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
  /** Pixels of a frame as it is stored; pictures of one series may differ. */
  largura: z.int().positive(),
  altura: z.int().positive(),
  /** In the order in which they are looked at. A projection's picture is its first, of at most 1080 pixels. */
  quadros: z.array(quadro).min(1),
  /** Bytes of each pack, in the order in which they are to be loaded. */
  pacotes: z.array(z.int().positive()).min(1),
  /** The frame that shows first. It stands in the first pack. */
  chave: z.int().nonnegative(),
  /** Colour pictures have neither windows nor an inversion. */
  colorida: z.boolean(),
  /** Clips only, at most 15. */
  quadrosPorSegundo: z.number().positive().max(15).optional(),
  /** CT only: which Hounsfield value a grey level stands for; linear between the points, both ascending. */
  curva: z.array(z.tuple([z.number(), z.number()])).optional(),
  niveis: z.array(nivel).optional(),
});
export type IndiceSerie = z.infer<typeof indiceSerie>;

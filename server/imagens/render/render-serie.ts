import type { IndiceSerie, Quadro } from "#domain/imagens/pacotes.ts";
import type { ProblemaImagem } from "#domain/imagens/problemas.ts";
import type { EncryptedFile } from "#server/crypto/file-chunks.ts";
import { COMPANDED } from "../process/render/levels.ts";
import type { FrameTask, Level, Picture, SourceFile } from "../process/render/messages.ts";
import { coarseToFine } from "./coarse-to-fine.ts";
import { InstanceRenderer } from "./instance-renderer.ts";
import { PackWriter } from "./pack-writer.ts";
import { type DescribedSource, planSerie, type SeriePlan } from "./plan-serie.ts";
import type { Processes } from "./render-worker.ts";
import { tileOrder } from "./tile-order.ts";

export interface RenderSource {
  id: string;
  /** Local path of the encrypted original. */
  path: string;
  file: EncryptedFile;
  /** The size of the decrypted file. */
  bytes: number;
}

export interface RenderedSerie {
  indice: IndiceSerie | null;
  falhas: { id: string; problema: ProblemaImagem }[];
}

type PictureOptions = Pick<FrameTask, "longest" | "quality" | "atMost">;

/** A projection's picture loads within a second on a slow connection; its tiles have the details. */
const OPTIONS: Record<IndiceSerie["tipo"], PictureOptions> = {
  pilha: { longest: 1024, quality: 80, atMost: Number.POSITIVE_INFINITY },
  projecao: { longest: 1080, quality: 80, atMost: 28 * 1024 },
  clipe: { longest: 640, quality: 60, atMost: 28 * 1024 },
};
/** Must equal `TILE` in ../process/render/encode-picture.ts. */
const TILE = 512;

/** Numbers the packs from 0. `falhas` also contains instances that are shown only in part. */
export async function renderSerie(
  sources: readonly RenderSource[],
  putPack: (number: number, bytes: Uint8Array) => Promise<void>,
  processes?: Processes,
): Promise<RenderedSerie> {
  const renderer = await InstanceRenderer.for(sources.map(sourceFile), processes);
  try {
    const described = await describeAll(renderer, sources.length);
    const indice = described.length > 0 ? await renderAll(renderer, described, putPack) : null;
    const falhas = renderer.problems.map(({ source, problem }) => ({
      id: sources[source]?.id ?? "",
      problema: problem,
    }));
    return { indice, falhas };
  } finally {
    renderer.close();
  }
}

function sourceFile({ path, file, bytes }: RenderSource): SourceFile {
  return { path, file: { key: file.key, name: file.name }, bytes };
}

async function describeAll(renderer: InstanceRenderer, count: number): Promise<DescribedSource[]> {
  const all: DescribedSource[] = [];
  for (let source = 0; source < count; source++) {
    const described = await renderer.describe(source);
    if (described) all.push({ source, described });
  }
  return all;
}

async function renderAll(
  renderer: InstanceRenderer,
  described: readonly DescribedSource[],
  putPack: (number: number, bytes: Uint8Array) => Promise<void>,
): Promise<IndiceSerie | null> {
  const plan = planSerie(described);
  const packs = new PackWriter(putPack);
  const pictures = await renderPictures(renderer, plan, packs);
  await packs.flush();
  const niveis = plan.tipo === "projecao" ? await cutLevels(renderer, pictures, packs) : [];
  for (const source of plan.shortened) renderer.note(source, "longa");
  const [first] = pictures.toSorted((one, other) => one.turn - other.turn);
  if (!first) return null;
  return {
    tipo: plan.tipo,
    largura: first.picture.width,
    altura: first.picture.height,
    quadros: pictures.map(({ quadro }) => quadro),
    pacotes: [...packs.sizes],
    chave: pictures.indexOf(first),
    colorida: plan.isColour,
    ...(plan.framesPerSecond && { quadrosPorSegundo: plan.framesPerSecond }),
    ...(plan.isCompanded && { curva: COMPANDED.map(([grey, value]) => [grey, value]) }),
    ...(niveis.length > 0 && { niveis }),
  };
}

interface RenderedFrame {
  turn: number;
  task: FrameRequest;
  picture: Omit<Picture, "webp">;
  quadro: Quadro;
}

type FrameRequest = Omit<FrameTask, "source"> & { source: number };

async function renderPictures(
  renderer: InstanceRenderer,
  { tipo, frames, isCompanded }: SeriePlan,
  packs: PackWriter,
): Promise<RenderedFrame[]> {
  const key = tipo === "pilha" ? Math.floor((frames.length - 1) / 2) : 0;
  const rendered = new Map<number, RenderedFrame>();
  for (const [turn, number] of coarseToFine(frames.length, key).entries()) {
    const planned = frames[number];
    if (!planned) continue;
    const task = { ...planned, ...OPTIONS[tipo], isCompanded };
    const picture = await renderer.render(task);
    if (!picture) continue;
    const { webp, ...size } = picture;
    rendered.set(number, { turn, task, picture: size, quadro: await packs.add(webp) });
  }
  return [...rendered].sort(([one], [other]) => one - other).map(([, frame]) => frame);
}

async function cutLevels(
  renderer: InstanceRenderer,
  pictures: readonly RenderedFrame[],
  packs: PackWriter,
): Promise<NonNullable<IndiceSerie["niveis"]>> {
  const niveis: NonNullable<IndiceSerie["niveis"]> = [];
  for (const [quadro, { task }] of pictures.entries()) {
    for (const level of await renderer.cut(task)) {
      const pecas = await addTiles(level, packs);
      niveis.push({ quadro, largura: level.width, altura: level.height, lado: TILE, pecas });
      await packs.flush();
    }
  }
  return niveis;
}

/** Adds tiles block by block, so that neighbouring tiles are in the same pack. */
async function addTiles({ width, tiles }: Level, packs: PackWriter): Promise<Quadro[]> {
  const pecas: Quadro[] = [];
  for (const number of tileOrder(tiles.length, Math.ceil(width / TILE))) {
    const tile = tiles[number];
    if (tile) pecas[number] = await packs.add(tile);
  }
  return pecas;
}

import type { TipoSerie } from "#domain/imagens/pacotes.ts";
import type { Described } from "../process/render/messages.ts";
import { orderSlices } from "./order-slices.ts";

const MOST_FRAMES_PER_SECOND = 15;
const CLIP_FRAMES = 600;
const SERIE_FRAMES = 5_000;
/** If the modality does not decide, a picture with a longer side than this is a projection. */
const STACK_SIDE = 1024;

const PROJECTIONS = ["CR", "DX", "MG", "IO", "PX", "RG"];
const STACKS = ["CT", "MR", "PT", "NM", "US"];
const CLIPS = ["US", "XA", "RF", "ES", "GM", "IVUS", "XC", "OP"];

export interface DescribedSource {
  source: number;
  described: Described;
}

interface PlannedFrame {
  source: number;
  frame: number;
}

export interface SeriePlan {
  tipo: TipoSerie;
  frames: PlannedFrame[];
  isCompanded: boolean;
  isColour: boolean;
  framesPerSecond: number | undefined;
  shortened: number[];
}

export function planSerie(sources: readonly DescribedSource[]): SeriePlan {
  const tipo = tipoOf(sources.map(({ described }) => described));
  const shortened = new Set<number>();
  const sequence = [...sources]
    .sort((one, other) => instanceOf(one) - instanceOf(other) || one.source - other.source)
    .flatMap(({ source, described }) => {
      const chosen = chooseFrames(described);
      if (chosen.isShortened) shortened.add(source);
      return chosen.frames.map((frame) => ({ source, frame, pose: described.poses[frame] }));
    });
  const ordered = tipo === "pilha" ? orderSlices(sequence) : sequence;
  for (const { source } of ordered.slice(SERIE_FRAMES)) shortened.add(source);
  const frames = ordered.slice(0, SERIE_FRAMES).map(({ source, frame }) => ({ source, frame }));
  const all = sources.map(({ described }) => described);
  const isCompanded = shareOf(all, ({ isHounsfield }) => isHounsfield) >= 0.5;
  return {
    tipo,
    frames,
    isCompanded,
    isColour: !isCompanded && all.some(({ isColour }) => isColour),
    framesPerSecond: tipo === "clipe" ? shownRate(all[0]) : undefined,
    shortened: [...shortened],
  };
}

function tipoOf(all: readonly Described[]): TipoSerie {
  if (all.every(isClip)) return "clipe";
  return all.every(isProjection) ? "projecao" : "pilha";
}

function isClip({ frames, modality, framesPerSecond, poses }: Described): boolean {
  if (frames === 1 || poses.length > 0) return false;
  return framesPerSecond !== null || CLIPS.includes(modality);
}

function isProjection({ frames, modality, rows, columns }: Described): boolean {
  if (frames > 1 || STACKS.includes(modality)) return false;
  return PROJECTIONS.includes(modality) || Math.max(rows, columns) > STACK_SIDE;
}

function chooseFrames(described: Described): { frames: number[]; isShortened: boolean } {
  const isPlayed = isClip(described);
  const step = isPlayed ? Math.max(1, rateOf(described) / MOST_FRAMES_PER_SECOND) : 1;
  const shown = Math.ceil(described.frames / step);
  const most = isPlayed ? CLIP_FRAMES : SERIE_FRAMES;
  const length = Math.min(shown, most);
  return {
    frames: Array.from({ length }, (_, index) => Math.floor(index * step)),
    isShortened: shown > most,
  };
}

function rateOf({ framesPerSecond }: Described): number {
  return framesPerSecond ?? MOST_FRAMES_PER_SECOND;
}

function shownRate(described: Described | undefined): number {
  const rate = described ? rateOf(described) : MOST_FRAMES_PER_SECOND;
  return Math.min(MOST_FRAMES_PER_SECOND, Math.max(1, rate));
}

function instanceOf({ described }: DescribedSource): number {
  return described.instance ?? Number.MAX_SAFE_INTEGER;
}

function shareOf<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.filter(is).length / all.length;
}

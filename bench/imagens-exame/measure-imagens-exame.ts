import type { Figure } from "../figure.ts";
import { measureCorpus } from "./corpus.ts";
import { measureSeriesRendering } from "./rendering.ts";
import { measureViewing } from "./viewing.ts";

const PARTS = [measureSeriesRendering, measureViewing, measureCorpus];

export async function measureImagensExame(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const measure of PARTS) figures.push(...(await measure()));
  return figures;
}

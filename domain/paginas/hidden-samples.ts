/** What visitors see of testimonials and figures while the built-in examples are hidden (`ocultar_exemplos`). */
import type { DepoimentosFigures } from "../clinica/depoimentos.ts";
import type { Estatistica } from "../clinica/estatisticas.ts";
import { DEFAULT_DEPOIMENTOS_FIGURES } from "../defaults/depoimentos.ts";
import { z } from "../z.ts";

/** The form says what is wanted, so that two presses by mistake do not undo each other. */
export const hideSamplesForm = z.object({ ocultar: z.enum(["sim", "nao"]) });

const NO_FIGURES: DepoimentosFigures = { satisfacao: "", media: "", avaliacoes: "" };

/** @returns nothing where the figures are the examples, in the same order */
export function withoutSamples(
  figures: readonly Estatistica[],
  samples: readonly Estatistica[],
): readonly Estatistica[] {
  const areSamples =
    figures.length === samples.length &&
    figures.every(({ valor, descricao }, index) => {
      const sample = samples[index];
      return valor === sample?.valor && descricao === sample.descricao;
    });
  return areSamples ? [] : figures;
}

export function withoutSampleFigures(figures: DepoimentosFigures): DepoimentosFigures {
  const { satisfacao, media, avaliacoes } = DEFAULT_DEPOIMENTOS_FIGURES;
  const areSamples =
    figures.satisfacao === satisfacao &&
    figures.media === media &&
    figures.avaliacoes === avaliacoes;
  return areSamples ? NO_FIGURES : figures;
}

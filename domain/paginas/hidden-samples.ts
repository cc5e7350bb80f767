import type { DepoimentosFigures } from "../clinica/depoimentos.ts";
import type { Estatistica } from "../clinica/estatisticas.ts";
import { DEFAULT_DEPOIMENTOS_FIGURES } from "../defaults/depoimentos.ts";
import { z } from "../z.ts";

/** The form sends the wanted state, so that pressing the button twice by mistake changes nothing more. */
export const hideSamplesForm = z.object({ ocultar: z.enum(["sim", "nao"]) });

const NO_FIGURES: DepoimentosFigures = { satisfacao: "", media: "", avaliacoes: "" };

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

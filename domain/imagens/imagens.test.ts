import { expect, it } from "vitest";
import {
  countFalhas,
  countImagens,
  countParciais,
  countRecusadas,
  countRepetidas,
  modalidadeLabel,
} from "./imagens.ts";
import { PROBLEMAS_IMAGEM, problemaTexto } from "./problemas.ts";

it.each([
  [0, "0 imagens", "0 não puderam ser exibidas"],
  [1, "1 imagem", "1 não pôde ser exibida"],
  [140, "140 imagens", "140 não puderam ser exibidas"],
])("counts %i in words", (count, imagens, falhas) => {
  expect([countImagens(count), countFalhas(count)]).toEqual([imagens, falhas]);
});

it.each([
  [1, "1 é exibida só em parte", "1 imagem já estava aqui", "1 imagem foi recusada"],
  [3, "3 são exibidas só em parte", "3 imagens já estavam aqui", "3 imagens foram recusadas"],
])("counts %i that are shown in part, known or refused", (count, ...texts) => {
  expect([countParciais(count), countRepetidas(count), countRecusadas(count)]).toEqual(texts);
});

it.each([
  ["CT", "Tomografia"],
  ["US", "Ultrassom"],
  ["ZZ", "ZZ"],
  ["", ""],
  ["constructor", "constructor"],
])("calls the modality %j %j", (modalidade, label) => {
  expect(modalidadeLabel(modalidade)).toBe(label);
});

it("has another sentence for each problem, which follows a name", () => {
  const texts = PROBLEMAS_IMAGEM.map(problemaTexto);
  expect(new Set(texts).size).toBe(PROBLEMAS_IMAGEM.length);
  for (const text of texts) expect(text).toMatch(/^\p{Ll}.*[^.]$/u);
});

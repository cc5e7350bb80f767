import { expect, test } from "vitest";
import { relatedExames } from "./related-exames.ts";

const exames = [
  "Ressonância magnética da coluna lombar",
  "Tomografia de tórax",
  "Tomografia de crânio",
  "Radiografia da coluna (cervical, dorsal ou lombar)",
  "Ressonância magnética do crânio",
  "Biópsia de mama",
  "Ultrassonografia de mamas",
  "Ressonância magnética do joelho",
].map((nome, index) => ({ slug: String(index), nome }));

function related(nome: string, limit = 4) {
  const exame = exames.find((one) => one.nome === nome) ?? { slug: "", nome };
  return relatedExames(exame, exames, { limit }).map((other) => other.nome);
}

test("exams of the same kind come first, then those of the same part of the body", () => {
  expect(related("Ressonância magnética da coluna lombar")).toEqual([
    "Ressonância magnética do crânio",
    "Ressonância magnética do joelho",
    "Radiografia da coluna (cervical, dorsal ou lombar)",
    "Tomografia de tórax",
  ]);
});

test("singular and plural are the same word", () => {
  expect(related("Biópsia de mama")).toEqual(["Ultrassonografia de mamas"]);
});

test("nothing is related to an exam that shares nothing", () => {
  expect(related("Consulta")).toEqual([]);
});

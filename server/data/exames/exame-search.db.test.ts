import { beforeAll, expect, test } from "vitest";
import { parseSearch } from "#domain/search/parse-search.ts";
import { slugify } from "#domain/texto/slug.ts";
import { exames } from "#server/db/schema/exames.ts";
import { testDatabase } from "#tests/support/database.ts";
import { searchExames } from "./exame-search.ts";

const clinic = testDatabase();

const NAMES = [
  "Ultrassonografia obstétrica",
  "Mamografia digital",
  "Radiografia de tórax",
  "Ressonância magnética da coluna lombar",
  "Tomografia computadorizada de tórax",
  "Eletrocardiograma",
  "Ultrassonografia morfológica",
  "Ultrassom de tireoide",
  "MAPA 24 horas",
];

const DESCRIPTIONS: Record<string, string> = {
  "Mamografia digital": "Mostra nódulos da mama.",
  "Radiografia de tórax": "Não substitui a ecografia; mostra o coração de quem tem pressão alta.",
};

beforeAll(async () => {
  await clinic.asAdmin((tx) =>
    tx.insert(exames).values(
      NAMES.map((nome, ordem_exibicao) => ({
        nome,
        slug: slugify(nome),
        descricao: DESCRIPTIONS[nome] ?? "Um exame.",
        ordem_exibicao,
      })),
    ),
  );
});

async function found(typed: string) {
  const rows = await clinic.database.as({ role: "anonimo" }, (tx) =>
    searchExames(tx, parseSearch(typed)),
  );
  return rows.map(({ nome }) => nome);
}

test.each([
  ["mamografia", ["Mamografia digital"]],
  ["MAMOGRÁFIA", ["Mamografia digital"]],
  ["mamogrfia", ["Mamografia digital"]],
  ["resonancia", ["Ressonância magnética da coluna lombar"]],
  ["coluna ressonancia", ["Ressonância magnética da coluna lombar"]],
  ["obstetrica", ["Ultrassonografia obstétrica"]],
  ["ecg", ["Eletrocardiograma"]],
  ["raio-x do tórax", ["Radiografia de tórax"]],
  ["torax", ["Radiografia de tórax", "Tomografia computadorizada de tórax"]],
  ["nodulos", ["Mamografia digital"]],
  ["tomografia coluna", []],
  [
    "ecografia",
    ["Ultrassonografia obstétrica", "Ultrassonografia morfológica", "Ultrassom de tireoide"],
  ],
  ["usg da tireoide", ["Ultrassom de tireoide"]],
  ["gravidez", ["Ultrassonografia obstétrica", "Ultrassonografia morfológica"]],
  ["ultrassom do bebê", ["Ultrassonografia obstétrica", "Ultrassonografia morfológica"]],
  ["pressão", ["MAPA 24 horas", "Radiografia de tórax"]],
  ["preventivo da mama", ["Mamografia digital"]],
  ["xyz", []],
])("%j finds %j", async (typed, names) => {
  expect(await found(typed)).toEqual(names);
});

test.each(["%", "_", "' or 1=1 --", "\\", "))((", "𝒳"])("%j breaks nothing", async (typed) => {
  const words = parseSearch(typed);
  if (words.length > 0) await expect(found(typed)).resolves.toBeInstanceOf(Array);
  else expect(words).toEqual([]);
});

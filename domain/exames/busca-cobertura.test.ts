import { describe, expect, it, test } from "vitest";
import { searchCobertura } from "./busca-cobertura.ts";
import type { Cobertura } from "./cobertura.ts";

const CONVENIOS = ["Cassems", "Unimed Dourados", "São Francisco"].map((nome) => ({
  id: nome,
  nome,
}));
const exame = (nome: string, cobertura: Partial<Cobertura> = {}) => ({
  nome,
  slug: nome.toLowerCase(),
  cobertura: "todos" as const,
  convenios: [],
  autorizacao: [],
  ...cobertura,
});
const EXAMES = [
  exame("Ressonância do crânio", { cobertura: "escolhidos", convenios: ["Cassems"] }),
  exame("Ressonância do joelho", { autorizacao: ["Unimed Dourados"] }),
  exame("Mamografia"),
];
const UNSAID = [exame("Doppler", { cobertura: "nao_informado" })];
const search = (busca: string, typed: string) =>
  searchCobertura({ convenios: CONVENIOS, exames: EXAMES, busca, exame: typed });

test.each([
  ["cassems", "ressonancia", "Sim: Cassems cobre os 2 exames encontrados."],
  ["UNIMED", "ressonância", "Unimed Dourados cobre 1 dos 2 exames encontrados."],
  ["sao francisco", "cranio", "Não: São Francisco não cobre Ressonância do crânio."],
  ["unimed", "joelho", "Sim: Unimed Dourados cobre Ressonância do joelho, com autorização."],
  ["casems", "mamografia", "Sim: Cassems cobre Mamografia."],
  ["unimed", "colonoscopia", "Nenhum exame encontrado."],
  ["zzz", "mamografia", "Nenhum convênio encontrado."],
  ["", "mamografia", "1 exame encontrado."],
  ["cassems", "", "Cassems: 3 de 3 exames cobertos."],
  ["s", "", "3 convênios encontrados."],
  ["", "", ""],
])("%j and %j: %s", (busca, typed, status) => {
  expect(search(busca, typed).status).toBe(status);
});

describe("the list below is", () => {
  it("each exam under the insurer", () => {
    expect(search("unimed", "ressonancia").grupos).toEqual([
      {
        nome: "Unimed Dourados",
        slug: null,
        linhas: [
          { nome: "Ressonância do crânio", slug: "ressonância do crânio", nivel: "nao" },
          { nome: "Ressonância do joelho", slug: "ressonância do joelho", nivel: "autorizacao" },
        ],
      },
    ]);
  });

  it("each insurer that covers it under the exam", () => {
    const [cranio] = search("", "ressonancia").grupos;
    expect(cranio?.linhas).toEqual([{ nome: "Cassems", slug: null, nivel: "sim" }]);
  });

  it("the insurers, if no exam was asked about", () => {
    expect(search("", "").convenios).toEqual(CONVENIOS);
    expect(search("cassems", "").convenios).toEqual([CONVENIOS[0]]);
    expect(search("cassems", "mamografia").convenios).toEqual([]);
  });

  it("what the insurer covers, if only one was found", () => {
    const [grupo] = search("sao francisco", "").grupos;
    expect(grupo?.linhas.map(({ nome }) => nome)).toEqual(["Ressonância do joelho", "Mamografia"]);
  });

  it("never longer than a page may be", () => {
    const exames = Array.from({ length: 40 }, (_, index) => exame(`Raio X ${index}`));
    const found = searchCobertura({
      convenios: CONVENIOS,
      exames,
      busca: "cassems",
      exame: "raio",
    });
    expect(found.grupos[0]?.linhas).toHaveLength(12);
    expect(found.isCut).toBe(true);
  });
});

test.each([
  ["cassems", "doppler", "Pergunte à clínica se Cassems cobre Doppler."],
  ["cassems", "", "Cassems: 3 de 3 exames cobertos."],
])("neither covers nor refuses what nobody has said yet: %j, %j", (busca, typed, status) => {
  const exames = [...EXAMES, ...UNSAID];
  expect(searchCobertura({ convenios: CONVENIOS, exames, busca, exame: typed }).status).toBe(
    status,
  );
});

test("an insurer of whose coverage nothing is said is found with a question", () => {
  const found = searchCobertura({
    convenios: CONVENIOS,
    exames: UNSAID,
    busca: "cassems",
    exame: "",
  });
  expect(found.status).toBe("Cassems: pergunte à clínica quais exames cobre.");
  expect(
    searchCobertura({ convenios: CONVENIOS, exames: UNSAID, busca: "", exame: "doppler" }).grupos,
  ).toMatchObject([{ isUnsaid: true, linhas: [] }]);
});

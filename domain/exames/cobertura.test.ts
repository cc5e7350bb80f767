import { expect, it, test } from "vitest";
import {
  type Cobertura,
  coberturaText,
  listCovering,
  nivelOf,
  withoutAbsentCobertura,
} from "./cobertura.ts";

const UNIMED = { id: "u", nome: "Unimed" };
const CASSEMS = { id: "c", nome: "Cassems" };
const TODOS: Cobertura = { cobertura: "todos", convenios: [], autorizacao: [] };

test.each<[string, Cobertura, string]>([
  ["all", TODOS, "Unimed sim, Cassems sim"],
  [
    "all, one of them after authorisation",
    { ...TODOS, autorizacao: ["c"] },
    "Unimed sim, Cassems autorizacao",
  ],
  [
    "chosen ones",
    { ...TODOS, cobertura: "escolhidos", convenios: ["c"] },
    "Unimed nao, Cassems sim",
  ],
  [
    "one that authorises first, although it is not among the chosen ones",
    { cobertura: "escolhidos", convenios: [], autorizacao: ["u"] },
    "Unimed autorizacao, Cassems nao",
  ],
  ["none", { ...TODOS, cobertura: "escolhidos" }, "Unimed nao, Cassems nao"],
])("covered by %s", (_, exame, niveis) => {
  const found = [UNIMED, CASSEMS].map(({ id, nome }) => `${nome} ${nivelOf(exame, id)}`);
  expect(found.join(", ")).toBe(niveis);
});

it("lists who covers an exam in the clinic's order, without deleted insurers", () => {
  const exame: Cobertura = {
    cobertura: "escolhidos",
    convenios: ["c", "gone"],
    autorizacao: ["u"],
  };
  expect(listCovering(exame, [UNIMED, CASSEMS])).toEqual([
    { nome: "Unimed", pedeAutorizacao: true },
    { nome: "Cassems", pedeAutorizacao: false },
  ]);
});

it("leaves the coverage as it is if the form had none of its fields", () => {
  const lists = { convenios: [], autorizacao: [] };
  expect(withoutAbsentCobertura({ nome: "Raio X", ...lists })).toEqual({ nome: "Raio X" });
  const whole = { nome: "Raio X", cobertura: "escolhidos" as const, ...lists };
  expect(withoutAbsentCobertura(whole)).toEqual(whole);
});

test.each([
  [0, 0, 0, "Nenhum exame cadastrado."],
  [0, 0, 40, "Não cobre nenhum dos 40 exames."],
  [40, 0, 40, "Cobre todos os 40 exames, sem autorização."],
  [12, 1, 40, "Cobre 12 de 40 exames; 1 pede autorização."],
  [12, 3, 40, "Cobre 12 de 40 exames; 3 pedem autorização."],
])("%i of which %i, of %i", (cobertos, comAutorizacao, exames, text) => {
  expect(coberturaText({ cobertos, comAutorizacao, exames })).toBe(text);
});

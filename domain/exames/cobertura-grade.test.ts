import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Cobertura } from "./cobertura.ts";
import {
  coberturaOf,
  countChanges,
  type Grade,
  gradeForm,
  type Linha,
  linhaOf,
  mergeLinha,
  rebaseEdicoes,
  withNivel,
  withTodos,
} from "./cobertura-grade.ts";

const linha = (niveis: string, todos = false): Linha => ({ niveis, todos });

describe("a row", () => {
  it("is no longer covered by all once one insurer does not cover it", () => {
    expect(withNivel(linha("sas", true), 0, "nao")).toEqual(linha("nas"));
    expect(withNivel(linha("sas", true), 0, "autorizacao")).toEqual(linha("aas", true));
  });

  it("is covered by each insurer once all cover it, and authorisations stay", () => {
    expect(withTodos(linha("nas"), true)).toEqual(linha("sas", true));
    expect(withTodos(linha("sas", true), false)).toEqual(linha("sas"));
  });

  it("counts its changed cells, and `Todos` as one", () => {
    expect(countChanges(linha("nns"), linha("nsa"))).toBe(2);
    expect(countChanges(linha("nns"), linha("sss", true))).toBe(3);
  });
});

describe("two people", () => {
  it("change different cells of one exam, and both changes remain", () => {
    const merge = mergeLinha({ antes: linha("nnn"), depois: linha("snn") }, linha("nna"));
    expect(merge).toEqual({ linha: linha("sna"), conflicts: [] });
  });

  it("change the same cell alike, which is no conflict", () => {
    const merge = mergeLinha({ antes: linha("n"), depois: linha("a") }, linha("a"));
    expect(merge.conflicts).toEqual([]);
  });

  it("change the same cell differently, which is one", () => {
    const { conflicts } = mergeLinha({ antes: linha("nn"), depois: linha("sn") }, linha("an"));
    expect(conflicts).toEqual([{ index: 0, minha: "sim", salva: "autorização" }]);
  });

  it("cannot leave an exam covered by all without one of them", () => {
    const merge = mergeLinha({ antes: linha("ss"), depois: linha("ss", true) }, linha("ns"));
    expect(merge.linha).toEqual(linha("ns"));
  });
});

describe("edits over a table that was saved meanwhile", () => {
  const convenios = ["u", "c"].map((id) => ({ id, nome: id }));
  const grade = (...niveis: string[]): Grade => ({
    convenios,
    exames: niveis.map((one, index) => ({ id: `e${index}`, nome: `E${index}`, ...linha(one) })),
  });
  const edits = new Map([
    ["e0", linha("sn")],
    ["e1", linha("aa")],
  ]);

  it("stay, beside what the other person changed", () => {
    const rebased = rebaseEdicoes(grade("nn", "nn"), edits, {
      saved: grade("na", "nn"),
      fica: "minha",
    });
    expect(rebased.get("e0")).toEqual(linha("sa"));
    expect(rebased.get("e1")).toEqual(linha("aa"));
  });

  it("give way in the same cells only, if the saved version is chosen", () => {
    const rebased = rebaseEdicoes(grade("nn", "nn"), edits, {
      saved: grade("nn", "sn"),
      fica: "salva",
    });
    expect(rebased.get("e1")).toEqual(linha("sa"));
  });

  it("are gone once they are saved, and with the exam that they belong to", () => {
    const saved = { convenios, exames: grade("sn", "aa").exames.slice(0, 1) };
    expect(rebaseEdicoes(grade("nn", "nn"), edits, { saved, fica: "minha" }).size).toBe(0);
  });

  it("follow their insurer to another column", () => {
    const saved: Grade = {
      convenios: [{ id: "novo", nome: "Novo" }, ...convenios.toReversed()],
      exames: [{ id: "e0", nome: "E0", ...linha("ann") }],
    };
    const rebased = rebaseEdicoes(grade("nn"), edits, { saved, fica: "minha" });
    expect(rebased.get("e0")).toEqual(linha("ans"));
  });
});

test("an exam's coverage comes back from its row as it was, with the ids of deleted insurers", () => {
  const ids = ["a", "b", "c"];
  const list = fc.subarray([...ids, "deleted"]);
  const cobertura = fc.constantFrom("todos" as const, "escolhidos" as const);
  fc.assert(
    fc.property(cobertura, list, list, (all, convenios, autorizacao) => {
      const exame: Cobertura = { cobertura: all, convenios, autorizacao };
      const columns = ids.map((id) => ({ id }));
      const back = coberturaOf(linhaOf(exame, columns), ids, exame);
      expect(linhaOf(back, columns)).toEqual(linhaOf(exame, columns));
      expect(back.autorizacao.includes("deleted")).toBe(autorizacao.includes("deleted"));
    }),
  );
});

const ID = "00000000-0000-4000-8000-000000000000";
const row = { id: ID, antes: linha("n"), depois: linha("s") };

test.each([
  ["no JSON", "{"],
  ["nothing changed", JSON.stringify({ convenios: [ID], linhas: [] })],
  ["a row of another width", JSON.stringify({ convenios: [], linhas: [row] })],
  [
    "an unknown letter",
    JSON.stringify({ convenios: [ID], linhas: [{ ...row, depois: linha("x") }] }),
  ],
  ["no id", JSON.stringify({ convenios: [ID], linhas: [{ ...row, id: "1" }] })],
  ["too much", " ".repeat(1_200_001)],
])("%s is refused", (_, mudancas) => {
  expect(gradeForm.safeParse({ mudancas }).success).toBe(false);
});

it("accepts changed rows", () => {
  const mudancas = JSON.stringify({ convenios: [ID], linhas: [row] });
  expect(gradeForm.parse({ mudancas }).mudancas.linhas).toEqual([row]);
});

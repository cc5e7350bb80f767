import { expect, it } from "vitest";
import { loteSearch, nextOf, readLote, skip } from "./lote.ts";

const [A, B, C] = ["a", "b", "c"].map((last) => `00000000-0000-4000-8000-00000000000${last}`) as [
  string,
  string,
  string,
];
const read = (search: string) => readLote(new URLSearchParams(search));
const standing = (id: string, status = "em_analise", versao_atual: string | null = "v") => ({
  id,
  status,
  versao_atual,
});

it("reads what the list's boxes send, each once, and nothing that is no id", () => {
  expect(read(`id=${B}&id=${A}&id=${B}&id=x`)).toEqual({ ids: [B, A], pulados: [] });
  expect(read("lote=..&pulados=1")).toEqual({ ids: [], pulados: [] });
});

it("survives its own address", () => {
  const lote = skip(skip({ ids: [A, B, C], pulados: [] }, C), A);
  expect(read(loteSearch(lote).slice(1))).toEqual({ ids: [A, B, C], pulados: [A, C] });
  expect(loteSearch(read("pulados=1"))).toBe("");
});

it("fits into a notice's address with a whole page of reports, all skipped", () => {
  const ids = Array.from({ length: 20 }, () => crypto.randomUUID());
  expect(loteSearch({ ids, pulados: ids }).length).toBeLessThan(900);
});

it("takes reports in their order, without skipped, released and missing ones and those without a PDF", () => {
  const standings = [standing(A, "liberado"), standing(B, "em_analise", null), standing(C)];
  expect(nextOf({ ids: [A, B, C], pulados: [] }, standings)).toBe(C);
  expect(nextOf({ ids: [A, B, C], pulados: [C] }, standings)).toBeUndefined();
  expect(nextOf({ ids: [A, B, C], pulados: [] }, [])).toBeUndefined();
});

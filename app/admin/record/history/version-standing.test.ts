import { expect, it } from "vitest";
import type { PostRecord } from "#domain/blog/blog-posts.ts";
import { currentVersions } from "./version-standing.ts";

type Changed = Record<string, unknown> | null;
const line = (versao: number, depois: Changed = { titulo: "x" }, acao = "alterou") => ({
  id: versao * 10,
  acao,
  versao,
  depois,
});
const post = (versao: number, values: Partial<PostRecord> = {}) =>
  ({
    versao,
    status: "publicado",
    data_publicacao: new Date("2026-01-05T11:00:00Z"),
    pendente: null,
    ...values,
  }) as PostRecord;
const pendente = { titulo: "y" } as PostRecord["pendente"];
const texts = (...given: Parameters<typeof currentVersions>) =>
  Object.fromEntries(Object.entries(currentVersions(...given)).map(([id, { text }]) => [id, text]));

it("calls the version that visitors read the current one", () => {
  expect(texts([line(2), line(1)], post(2))).toEqual({ 20: "Versão atual" });
  expect(texts([line(2), line(1)], { versao: 2 })).toEqual({ 20: "Versão atual" });
});

it("calls the newest version current after a move, which the history leaves out", () => {
  expect(texts([line(2), line(1)], { versao: 3 })).toEqual({ 20: "Versão atual" });
});

it("calls no version current that was never public", () => {
  const lines = [line(2), line(1)];
  expect(texts(lines, post(2, { status: "rascunho" }))).toEqual({ 20: "Rascunho, fora do site" });
  const later = { data_publicacao: new Date("2099-01-05T11:00:00Z") };
  expect(texts(lines, post(2, later))).toEqual({ 20: "Agendada, fora do site" });
});

it("distinguishes the pending version from the one that visitors read", () => {
  const lines = [line(4, { pendente }), line(3, { pendente }), line(2), line(1)];
  expect(texts(lines, post(4, { pendente }))).toEqual({
    40: "Guardada, fora do site",
    20: "Versão atual",
  });
  const dropped = [line(5, { pendente: null }), ...lines];
  expect(texts(dropped, post(5))).toEqual({ 50: "Versão atual" });
  const restored = [line(5, { titulo: "x", pendente }), ...lines];
  expect(texts(restored, post(5, { pendente }))).toEqual({ 50: "Guardada, fora do site" });
});

it("a deleted record has no current version", () => {
  expect(texts([line(2, null, "excluiu"), line(1)], undefined)).toEqual({});
});

import { expect, test } from "vitest";
import { describeOutcome } from "./post-outcome.ts";

const now = new Date("2026-11-23T12:00:00Z");

test.each([
  [{ status: "rascunho", data_publicacao: "2026-11-20T12:00:00Z" }, "Fica como rascunho."],
  [{ status: undefined, data_publicacao: "" }, "Fica como rascunho."],
  [{ status: "publicado", data_publicacao: "2026-11-23T11:59:00Z" }, "Publica na hora."],
  [{ status: "publicado", data_publicacao: "23/11/2026 08:00" }, "Publica na hora."],
  [{ status: "publicado", data_publicacao: " 23/11/2026 8h " }, "Publica na hora."],
  [
    { status: "publicado", data_publicacao: "23/11/2026 8h01" },
    "Sai sozinho em 23/11/2026 às 08:01.",
  ],
  [
    { status: "publicado", data_publicacao: "2027-01-05T11:00:00.000Z" },
    "Sai sozinho em 05/01/2027 às 07:00.",
  ],
])("%o: %s", (typed, text) => {
  expect(describeOutcome(typed, { now, state: "rascunho" })).toEqual({ text });
});

test("a warning is shown if visitors can read the article and no longer will", () => {
  const state = "publicado";
  const date = "23/11/2026 07:00";
  const draft = { status: "rascunho", data_publicacao: date };
  expect(describeOutcome(draft, { now, state })?.warning).toBe("O artigo sai do site.");
  const later = { status: "publicado", data_publicacao: "24/11/2026 07:00" };
  expect(describeOutcome(later, { now, state })?.warning).toBe("Até lá, o artigo sai do site.");
  const same = { status: "publicado", data_publicacao: date };
  expect(describeOutcome(same, { now, state })).toEqual({ text: "Publica na hora." });
});

test.each(["", "amanhã", "31/02/2027 08:00"])("nothing is said of the date %j", (typed) => {
  const post = { status: "publicado", data_publicacao: typed };
  expect(describeOutcome(post, { now, state: "rascunho" })).toBeUndefined();
});

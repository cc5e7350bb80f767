import { expect, it } from "vitest";
import { THINGS } from "../permissions.ts";
import { sitePath } from "./site-path.ts";

const NOW = new Date("2026-05-01T12:00:00Z");
const POST = { slug: "um-post", status: "publicado", data_publicacao: NOW, pendente: null };

it("leads to an exam's and an article's own page", () => {
  expect(sitePath("exames", { slug: "holter" })).toBe("/exames/holter");
  expect(sitePath("blog_posts", POST, NOW)).toBe("/blog/um-post");
});

it("leads to no article that the site does not show as it was saved", () => {
  for (const changed of [
    { status: "rascunho" },
    { data_publicacao: new Date("2026-05-01T12:00:01Z") },
    { pendente: { titulo: "Outro" } },
  ]) {
    expect(sitePath("blog_posts", { ...POST, ...changed }, NOW)).toBeUndefined();
  }
});

it("leads nowhere for what is not public", () => {
  const shown = THINGS.filter((thing) => sitePath(thing, POST, NOW) !== undefined);
  expect(shown).not.toContain("pacientes");
  expect(shown).not.toContain("laudos");
  expect(shown).not.toContain("usuarios");
  expect(shown).not.toContain("mensagens");
  expect(sitePath("__proto__", {})).toBeUndefined();
});

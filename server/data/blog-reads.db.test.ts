import { beforeAll, expect, test } from "vitest";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { exames } from "#server/db/schema/exames.ts";
import { profissionais } from "#server/db/schema/profissionais.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { getArticleAuthor } from "./article-author.ts";
import { getPublishedPost, listRelatedPosts } from "./blog-posts.ts";
import { listSitemapRecords } from "./sitemap.ts";

const data = testDatabase();
const DAY = 86_400_000;
const START = Date.now();

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY);
}

beforeAll(async () => {
  const categoria = "gestacao" as const;
  await data.asAdmin(async (tx) => {
    await tx
      .insert(blogPosts)
      .values([
        records.post({ slug: "um", categoria, data_publicacao: daysAgo(1) }),
        records.post({ slug: "dois", categoria, data_publicacao: daysAgo(2) }),
        records.post({ slug: "tres", categoria, data_publicacao: daysAgo(3) }),
        records.post({ slug: "outra", categoria: "exames", data_publicacao: daysAgo(1) }),
        records.post({ slug: "rascunho", categoria, status: "rascunho" }),
        records.post({ slug: "amanha", categoria, data_publicacao: daysAgo(-1) }),
      ]);
    await tx
      .insert(exames)
      .values([
        records.exame({ slug: "b", nome: "B", ordem_exibicao: 1 }),
        records.exame({ slug: "a", nome: "A", ordem_exibicao: 2 }),
      ]);
    await tx
      .insert(profissionais)
      .values(records.profissional({ nome: "Dra. Lívia", crm: "CRM-MS 1", rqe: "RQE 2" }));
  });
});

test("related are the newest others of the category, then the newest of all, that anyone may read", async () => {
  const related = (slug: string, limit: number) =>
    data.database.as({ role: "anonimo" }, async (tx) => {
      const { id = "", categoria = null } = (await getPublishedPost(tx, slug)) ?? {};
      return (await listRelatedPosts(tx, { id, categoria }, limit)).map((post) => post.slug);
    });
  expect(await related("um", 2)).toEqual(["dois", "tres"]);
  expect(await related("um", 3)).toEqual(["dois", "tres", "outra"]);
  expect(await related("outra", 2)).toEqual(["um", "dois"]);
  expect(await related("tres", 9)).toEqual(["um", "dois", "outra"]);
});

test("an article knows when it was changed", async () => {
  const post = await data.database.as({ role: "anonimo" }, (tx) => getPublishedPost(tx, "um"));
  expect(post?.atualizado_em.getTime()).toBeGreaterThanOrEqual(START);
});

test("an author who is one of the doctors has the details that the CFM requires", async () => {
  const read = (nome: string) =>
    data.database.as({ role: "anonimo" }, (tx) => getArticleAuthor(tx, nome));
  expect(await read("Dra. Lívia")).toMatchObject({ crm: "CRM-MS 1", rqe: "RQE 2" });
  expect(await read("Redação")).toBeUndefined();
});

test("the sitemap holds what has a page, and nothing that is not public", async () => {
  const { exames: exams, posts } = await data.database.as({ role: "anonimo" }, listSitemapRecords);
  expect(exams.map(({ slug }) => slug)).toEqual(["b", "a"]);
  expect(posts.map(({ slug }) => slug).sort()).toEqual(["dois", "outra", "tres", "um"]);
  for (const { atualizado_em } of [...exams, ...posts]) {
    expect(atualizado_em).toBeInstanceOf(Date);
  }
});

import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { type PostValues, toPendente } from "#domain/blog/blog-posts.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { trilha } from "#server/db/schema/trilha.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { listHistory } from "./record-history.ts";
import { listTrail } from "./trilha.ts";

const test = testDatabase();

it("says nothing of a draft to those who only read the site's lists", async () => {
  await test.asAdmin((tx) =>
    tx
      .insert(blogPosts)
      .values([
        records.post({ slug: "publicado" }),
        records.post({ slug: "rascunho", status: "rascunho" }),
      ]),
  );
  const leitor = await staffIdentity(test, "leitor");
  const { rows } = await test.database.as(leitor, (tx) => listTrail(tx, { thing: "blog_posts" }));
  const [published] = await test.superuser`select id from blog_posts where slug = 'publicado'`;
  expect(rows.map(({ registro }) => registro)).toEqual([published?.id]);
});

it("says nothing of the unpublished version of a published post, stored, published or dropped", async () => {
  const post = records.post({ slug: "com-rascunho", titulo: "No ar" });
  const [made] = await test.asAdmin((tx) =>
    tx.insert(blogPosts).values(post).returning({ id: blogPosts.id }),
  );
  const id = made?.id ?? "";
  const pendente = (titulo: string) => toPendente({ ...post, titulo } as PostValues);
  for (const values of [
    { pendente: pendente("Segredo um") },
    { ordem_exibicao: 7 },
    { pendente: pendente("Segredo dois") },
    { titulo: "Publicado depois", pendente: null },
    { pendente: pendente("Segredo três") },
    { pendente: null },
    { titulo: "Sem rascunho" },
  ]) {
    await test.asAdmin((tx) => tx.update(blogPosts).set(values).where(eq(blogPosts.id, id)));
  }
  const history = { thing: "blog_posts", record: id };
  const leitor = await staffIdentity(test, "leitor");
  const read = await test.database.as(leitor, async (tx) => ({
    ...(await listHistory(tx, history)),
    stored: await tx
      .select({ conteudo: trilha.conteudo })
      .from(trilha)
      .where(eq(trilha.registro, id)),
  }));
  expect(JSON.stringify(read)).not.toContain("Segredo");
  expect(read.lines.map(({ acao, depois }) => [acao, depois?.titulo])).toEqual([
    ["alterou", "Sem rascunho"],
    ["criou", "No ar"],
  ]);
  const editor = await staffIdentity(test, "editor");
  const { lines } = await test.database.as(editor, (tx) => listHistory(tx, history));
  // The creation and each update have a line, except the update that only moves the post in its list.
  expect(lines).toHaveLength(7);
});

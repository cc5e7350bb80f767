import { expect, it } from "vitest";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
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

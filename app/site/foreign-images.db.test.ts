import { beforeAll, expect, test } from "vitest";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { convenios } from "#server/db/schema/convenios.ts";
import { homeEstrutura } from "#server/db/schema/home-estrutura.ts";
import { homeHero } from "#server/db/schema/home-hero.ts";
import { profissionais } from "#server/db/schema/profissionais.ts";
import { notifyContent } from "#tests/support/cached-pages.ts";
import * as records from "#tests/support/records.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database: data, get, url } = staffServer();
const at = (host: string) => `https://${host}.exemplo.com.br/a.webp`;

beforeAll(async () => {
  await data.asAdmin(async (tx) => {
    await tx
      .insert(homeHero)
      .values(records.hero({ imagens: [{ url: at("abertura"), path: "" }] }));
    await tx.insert(homeEstrutura).values(
      records.estrutura({
        imagens: [{ url: at("casa"), titulo: "Recepção", descricao: "Clara" }],
      }),
    );
    await tx.insert(profissionais).values(records.profissional({ foto_url: at("rosto") }));
    await tx.insert(convenios).values(records.convenio({ logo_url: at("logo") }));
    await tx.insert(blogPosts).values(records.post({ imagem_capa_url: at("capa") }));
  });
  await notifyContent(data.owner, url());
});

test.each([
  ["/", ["abertura", "casa", "capa", "rosto"]],
  ["/blog", ["capa"]],
  ["/convenios", ["logo"]],
  ["/profissionais", ["rosto"]],
  ["/quem-somos", ["casa", "rosto"]],
  ["/contato", []],
])("%s allows the pictures that it shows: %j", async (path, hosts) => {
  const response = await get(path);
  const text = await response.text();
  const policy = response.headers.get("content-security-policy") ?? "";
  const allowed = /img-src 'self' data:([^;]*);/.exec(policy)?.[1]?.split(" ").filter(Boolean);
  expect(allowed?.sort()).toEqual(hosts.map((host) => new URL(at(host)).origin).sort());
  for (const host of hosts) expect(text).toContain(at(host));
});

import { beforeEach, expect, it } from "vitest";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const PATH = "/admin/midia/textos";

beforeEach(async () => {
  await database.superuser`delete from midia`;
  for (const nome of ["Primeira", "Segunda", "Terceira"]) {
    await database.superuser`
      insert into midia (chave, bucket, largura, altura, bytes, sha256, nome)
      values (${`blog/${nome.toLowerCase()}-1x1`}, 'blog', 1, 1, 10, repeat('0', 64), ${nome})`;
  }
});

const texts = async () => {
  const rows = await database.superuser`
    select nome, texto_alternativo from midia order by criado_em`;
  return rows.map(({ texto_alternativo }) => texto_alternativo);
};

async function shown(address: string) {
  const html = await (await get(address, "recepcao")).text();
  const sentValue = (name: string) =>
    new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].match(/value="([^"]*)"/)?.[1];
  const hidden = Object.fromEntries(
    ["id", "versao", "depois"].flatMap((name) => {
      const value = sentValue(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return { nome: /Primeira|Segunda|Terceira/.exec(html)?.[0], hidden, html };
}

async function answer(address: string, texto_alternativo: string) {
  const { hidden } = await shown(address);
  const response = await post(address, { ...hidden, texto_alternativo }, "recepcao");
  return response.headers.get("location") ?? "";
}

it("leads from image to image without scripts, skips what stays empty, and ends at what is left", async () => {
  expect(await shown(PATH)).toMatchObject({ nome: "Terceira" });
  const second = await answer(PATH, "Sala de espera");
  expect(await shown(second)).toMatchObject({ nome: "Segunda" });
  const third = await answer(second, " ");
  expect(await shown(third)).toMatchObject({ nome: "Primeira" });
  expect(await answer(third, "Fachada")).toBe("/admin/midia?texto=sem");
  expect(await texts()).toEqual(["Fachada", "", "Sala de espera"]);
  expect(await shown(PATH)).toMatchObject({ nome: "Segunda" });
  expect(await answer(PATH, "Corredor")).toBe("/admin/midia?texto=sem");
  expect((await shown(PATH)).html).toContain("Todas as imagens têm texto alternativo");
});

it("shows what another person wrote meanwhile, and replaces it only when it is sent once more", async () => {
  const { hidden } = await shown(PATH);
  await answer(PATH, "O texto dela");
  const refused = await post(PATH, { ...hidden, texto_alternativo: "O meu" }, "editor");
  expect(refused.status).toBe(409);
  const html = await refused.text();
  expect(html).toContain("O texto dela");
  expect((await texts())[2]).toBe("O texto dela");
});

import { beforeAll, expect, it } from "vitest";
import { ADMIN_ROUTES } from "#tests/support/admin-routes.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const EMAIL = "editor@teste.test";
let id: string;

beforeAll(async () => {
  await database.superuser`insert into papeis (papel, capacidades) values ('antigo', '{}')`;
  const [row] = await database.superuser`
    update usuarios set tipo_usuario = 'antigo' where email = ${EMAIL} returning id`;
  id = row?.id;
});

it("answers them as those who may not, by page and by data, and never with an error of ours", async () => {
  for (const { path } of ADMIN_ROUTES) {
    // For a path that ends in `.data`, React Router answers 202 in place of a redirect.
    for (const address of [path, `${path}.data`]) {
      const { status } = await get(address, "editor");
      expect({ address, refused: [202, 302, 401, 403, 404].includes(status) }).toEqual({
        address,
        refused: true,
      });
    }
  }
  const form = { nome: "Novo", descricao: "", ordem_exibicao: "1" };
  expect((await post("/admin/exames/novo", form, "editor")).status).toBe(403);
});

it("shows them to an administrator, who gives them another role, by which they work at once", async () => {
  const list = await (await get("/admin/usuarios", "admin_master")).text();
  expect(list).toContain("antigo");
  const page = await get(`/admin/usuarios/${id}`, "admin_master");
  expect(page.status).toBe(200);
  const [, versao = ""] = /name="versao" value="(\d+)"/.exec(await page.text()) ?? [];
  const form = { nome: "editor", tipo_usuario: "editor", versao };
  expect((await post(`/admin/usuarios/${id}`, form, "admin_master")).status).toBe(302);
  expect((await get("/admin/exames", "editor")).status).toBe(200);
});

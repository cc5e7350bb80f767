import { beforeAll, expect, it } from "vitest";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { profissionais } from "#server/db/schema/profissionais.ts";
import { notifyContent } from "#tests/support/cached-pages.ts";
import * as records from "#tests/support/records.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database: data, get, url } = staffServer();

beforeAll(async () => {
  await data.asAdmin(async (tx) => {
    await tx.insert(configuracoesSite).values(
      records.configuracoes({
        endereco: "Rua A, 1\nNova Andradina - MS",
        registro_crm: "4321",
        diretor_tecnico: "João da Silva",
        crm_diretor_tecnico: "1234",
      }),
    );
    await tx
      .insert(profissionais)
      .values(records.profissional({ nome: "Dra. Rosa", crm: "55431", rqe: "777" }));
  });
  await notifyContent(data.owner, url());
});

const read = async (path: string) => (await get(path)).text();

it("in the footer of every page, with the clinic's state", async () => {
  const footer = (await read("/blog")).replace(/<!-- -->|<[^>]*>/g, "");
  expect(footer).toContain("Diretor técnico: João da Silva, CRM-MS 1234");
  expect(footer).toContain("Registro da clínica: CRM-MS 4321");
});

it.each(["/", "/profissionais", "/quem-somos"])("on the cards of %s", async (path) => {
  const html = await read(path);
  expect(html).toContain(">CRM 55431<");
  expect(html).toContain(">RQE 777<");
});

it("for search engines", async () => {
  const html = await read("/profissionais");
  expect(html).toContain('"value":"CRM 55431"');
  expect(html).toContain('"value":"RQE 777"');
});

import { beforeAll, describe, expect, it } from "vitest";
import { lockLaudo } from "#server/data/laudos/laudos.ts";
import { exames } from "#server/db/schema/exames.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import * as records from "#tests/support/records.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
let portal: PortalFixture;
let paciente_id: string;

beforeAll(async () => {
  portal = await portalFixture(database);
  paciente_id = await portal.paciente();
  await database.asAdmin((tx) =>
    tx.insert(exames).values(records.exame({ nome: "Radiografia de tórax" })),
  );
});

const newest = async () => {
  const [row] = await database.superuser`select id from laudos order by criado_em desc limit 1`;
  return row && portal.asStaff((tx) => lockLaudo(tx, row.id));
};
const count = async () => (await database.superuser`select 1 from laudos`).length;
const register = (form: Record<string, string>) =>
  post(
    "/admin/laudos/novo",
    { quem: "existente", data_exame: "20/11/2026", paciente_id, ...form },
    "recepcao",
  );

describe("an exam that is not on the list", () => {
  it("is reported before it is saved, with everything that was typed", async () => {
    const before = await count();
    const response = await register({ exame: "Radio", medico_responsavel: "Dra. Helena" });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Este exame não está na lista da clínica.");
    expect(html).toMatch(/name="exame_fora_da_lista"[^>]*value="Radio"/);
    expect(html).toMatch(
      /<input[^>]*name="exame"[^>]*value="Radio"|value="Radio"[^>]*name="exame"/,
    );
    expect(html).toMatch(/value="Dra. Helena"/);
    expect(await count()).toBe(before);
  });

  it("is saved once somebody confirms it", async () => {
    const response = await register({
      exame: "Radiografia panorâmica",
      exame_fora_da_lista: "Radiografia panorâmica",
    });
    expect(response.status).toBe(302);
    expect(await newest()).toMatchObject({ exame: "Radiografia panorâmica" });
  });

  it("takes the list's spelling, where only accents and case differ", async () => {
    expect((await register({ exame: "radiografia de torax" })).status).toBe(302);
    expect(await newest()).toMatchObject({ exame: "Radiografia de tórax" });
  });

  it("stays, where the report is called so already", async () => {
    const { id, versao } = await portal.laudo(paciente_id, { exame: "Exame de antes" });
    const form = { paciente_id, exame: "Exame de antes", data_exame: "19/11/2026" };
    const path = `/admin/laudos/${id}`;
    const saved = await post(path, { ...form, versao: String(versao) }, "recepcao");
    expect(saved.status).toBe(302);
    const other = { ...form, exame: "Exame de dep", versao: String(versao + 1) };
    expect((await post(path, other, "recepcao")).status).toBe(400);
    const another = { ...other, exame_fora_da_lista: "Exame de antes" };
    expect((await post(path, another, "recepcao")).status).toBe(400);
    const meant = await post(path, { ...other, exame_fora_da_lista: "Exame de dep" }, "recepcao");
    expect(meant.status).toBe(302);
  });
});

describe("a child", () => {
  const child = {
    quem: "novo",
    exame: "Radiografia de tórax",
    data_exame: "20/11/2026",
    nome: "Lia Souza",
    data_nascimento: "03/02/2018",
    responsavel_cpf: CPFS[2],
  };
  const send = (form: Record<string, string>) => post("/admin/laudos/novo", form, "recepcao");

  it("with a guardian whose name is unknown is rejected at the name's field", async () => {
    const response = await send(child);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Informe o nome do responsável");
  });

  it("and a second one of the same guardian need no calculation and no name", async () => {
    expect((await send({ ...child, responsavel_nome: "Rui Souza" })).status).toBe(302);
    expect(
      (await send({ ...child, nome: "Ivo Souza", data_nascimento: "29/02/2020" })).status,
    ).toBe(302);
    const path = "/admin/pacientes";
    const { location } = Object.fromEntries(
      (await post(path, { formulario: "buscar", busca: "Ivo" }, "recepcao")).headers,
    );
    const list = await (await get(location ?? path, "recepcao")).text();
    expect(list).toContain("Rui Souza");
    const [, id = ""] = /\/admin\/pacientes\/([0-9a-f-]{36})/.exec(list) ?? [];
    expect(await (await get(`/admin/pacientes/${id}`, "recepcao")).text()).toContain("01/03/2038");
  });

  it("has the fields of its guardian, and of a new patient, where no script opens them", async () => {
    const html = await (await get("/admin/laudos/novo?quem=novo", "recepcao")).text();
    const hidden = html.split("<noscript>").map((part) => part.split("</noscript>")[0]);
    expect(hidden.join()).toContain('name="responsavel_cpf"');
    expect(html).toMatch(/<noscript><datalist[^>]*><option value="Radiografia de tórax"/);
    const plain = await (await get("/admin/laudos/novo", "recepcao")).text();
    expect(plain).toContain("/admin/laudos/novo?quem=novo");
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const LIST = "/admin/laudos";
let portal: PortalFixture;
let ready: string[];
let withoutPdf: string;
let released: string;

beforeAll(async () => {
  portal = await portalFixture(database);
  const benedita = await portal.paciente({ nome: "Benedita Quevedo" });
  const celia = await portal.paciente({
    nome: "Célia Ramos",
    cpf: CPFS[1],
    data_nascimento: "1975-03-02",
    telefone: null,
  });
  ready = [];
  for (const paciente of [benedita, celia, benedita]) {
    const { id } = await portal.laudo(paciente);
    await portal.versao(id);
    ready.push(id);
  }
  withoutPdf = (await portal.laudo(benedita)).id;
  released = (await portal.released(benedita, { exame: "Mamografia digital" })).id;
});

const chosen = (...ids: string[]) => new URLSearchParams(ids.map((id) => ["id", id])).toString();
const locationOf = (response: Response) => response.headers.get("location") ?? "";
const versaoOf = async (id: string) => {
  const [row] = await database.superuser`select versao from laudos where id = ${id}`;
  return String(row?.versao);
};
const statusOf = async (id: string | undefined) => {
  const [row] = await database.superuser`select status from laudos where id = ${id ?? ""}`;
  return row?.status;
};

describe("releasing", () => {
  it("leads through the reports, each with its own second match, and tells what was released", async () => {
    const [first = "", second = "", third = ""] = ready;
    const begun = await get(
      `${LIST}/liberar?${chosen(withoutPdf, first, second, third)}`,
      "laudos",
    );
    const step = locationOf(begun);
    expect(step).toMatch(`${LIST}/${first}/liberar?lote=`);
    const page = await (await get(step, "laudos")).text();
    expect(page).toContain("Liberar laudo 2 de 4");
    expect(page).toContain("Benedita Quevedo");
    expect(page).not.toContain("17/05/1980");

    const form = { versao: await versaoOf(first), data_nascimento: "02/03/1975" };
    expect((await post(step, form, "laudos")).status).toBe(400);
    expect(await statusOf(first)).toBe("em_analise");
    expect((await post(step, { ...form, versao: "99" }, "laudos")).status).toBe(409);
    const done = await post(step, { ...form, data_nascimento: "17/05/1980" }, "laudos");
    expect(await statusOf(first)).toBe("liberado");
    expect(await statusOf(second)).toBe("em_analise");
    expect(locationOf(done)).toMatch(`${LIST}/${second}/liberar?lote=`);

    const nextPage = await (await get(locationOf(done), "laudos")).text();
    expect(nextPage).toContain("Célia Ramos");
    const [, skip = ""] = /href="(\/admin\/laudos\/liberar\?[^"]*pulados=3)"/.exec(nextPage) ?? [];
    const skipped = await get(skip.replaceAll("&amp;", "&"), "laudos");
    expect(locationOf(skipped)).toMatch(`${LIST}/${third}/liberar?lote=`);

    const lastPage = await (await get(locationOf(skipped), "laudos")).text();
    const [, stop = ""] = /href="(\/admin\/laudos\/liberar\?[^"]*parou=1)"/.exec(lastPage) ?? [];
    const outcome = await (await get(stop.replaceAll("&amp;", "&"), "laudos")).text();
    expect(outcome).toContain("1 de 4 laudos liberados");
    for (const words of ["Ainda não tem PDF", "Você pulou este", "Ainda não foi a vez dele"]) {
      expect(outcome).toContain(words);
    }
    expect(await statusOf(third)).toBe("em_analise");
  });

  it("the undone e-mail of a report leads to the report that is its turn", async () => {
    const [, second = "", third = ""] = ready;
    const lote = `lote=${[second, third].join(".")}`;
    const form = { formulario: "desfazer", id: second };
    const answer = await post(`${LIST}/${second}/aviso?${lote}`, form, "laudos");
    expect(locationOf(answer)).toBe(`${LIST}/${second}/liberar?${lote}`);
  });

  it("begins with nothing where nothing was ticked, and takes no more than a page of the list", async () => {
    for (const search of ["", "?id=x", "?lote=.."]) {
      expect(locationOf(await get(`${LIST}/liberar${search}`, "laudos"))).toBe(LIST);
    }
    const many = Array.from({ length: 30 }, () => crypto.randomUUID());
    const outcome = await get(`${LIST}/liberar?${chosen(...many, ready[1] ?? "")}`, "laudos");
    expect(await outcome.text()).toContain("0 de 0 laudos liberados");
  });
});

it("prints a slip of each report that is not annulled, each with its line in the trail", async () => {
  const { id, versao } = await portal.laudo(await portal.paciente({ cpf: null }));
  await post(`${LIST}/${id}/anular`, { versao: String(versao), motivo: "Repetido" }, "laudos");
  const ids = [released, withoutPdf, id];
  const html = await (await get(`${LIST}/comprovantes?${chosen(...ids)}`, "recepcao")).text();
  expect(html.match(/aria-label="Comprovante"/g)).toHaveLength(2);
  expect(html).toContain("Um laudo selecionado está anulado");
  expect(html).not.toContain("Benedita");
  const lines = await database.superuser`
    select documentos from trilha_pacientes where acao = 'imprimiu_comprovante'`;
  const printed = lines.flatMap(({ documentos }) => documentos);
  expect(printed).toEqual(expect.arrayContaining([`laudo:${released}`, `laudo:${withoutPdf}`]));
});

it("offers a conversation with each patient once who has a telephone, with or without e-mail", async () => {
  const [first = "", second = ""] = ready;
  const celia = await portal.released(await portal.paciente({ nome: "Dora", cpf: null }));
  await database.superuser`update pacientes set telefone = null where id = ${celia.paciente_id}`;
  const ids = [first, released, second, celia.id];
  const html = await (await get(`${LIST}/avisar?${chosen(...ids)}`, "recepcao")).text();
  const links = [...html.matchAll(/href="(https:\/\/wa\.me\/[^"]*)"/g)].map(([, href]) => href);
  expect(links).toHaveLength(1);
  expect(decodeURIComponent(links[0] ?? "")).toMatch(/^https:\/\/wa\.me\/5567999990000\?text=Olá!/);
  expect(decodeURIComponent(links[0] ?? "")).not.toMatch(/laudo|exame|mamografia|ultrasson/i);
  expect(html).toContain("Avisar Benedita Quevedo pelo WhatsApp");
  expect(html).toMatch(/Sem telefone no cadastro.*Dora/s);
  expect(html).toMatch(/O laudo não está liberado.*Célia Ramos/s);
  const [line] = await database.superuser`
    select count(*)::int from trilha_pacientes where acao = 'viu_telefones'`;
  expect(line?.count).toBeGreaterThan(0);
});

it("the list finds a part of an exam's name, and leaves the search and the filters together in the address", async () => {
  await database.superuser`insert into exames (nome, descricao, slug, ordem_exibicao)
    values ('Mamografia digital', 'x', 'mamografia-digital', 1)`;
  const html = await (await get(`${LIST}?exame=mamografia&de=2026-01-01`, "laudos")).text();
  expect(html.match(/data-record=/g)).toHaveLength(1);
  const form = { formulario: "buscar", busca: "Benedita", exame: "mamografia", de: "2026-01-01" };
  const found = locationOf(await post(LIST, form, "laudos"));
  expect(found).toMatch(/exame=mamografia/);
  const filtered = await (await get(found, "laudos")).text();
  expect(filtered.match(/data-record=/g)).toHaveLength(1);
  expect(filtered).toMatch(
    /name="busca" type="hidden" value="~|type="hidden" name="busca" value="~/,
  );
});

import { beforeEach, describe, expect, it } from "vitest";
import { readGrade } from "#server/data/exames/cobertura.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();

interface Row {
  id: string;
  versao: number;
  cobertura: string;
  convenios: string[];
  autorizacao: string[];
}

let ids: Record<string, string> = {};

beforeEach(async () => {
  const { superuser } = database;
  await superuser`truncate exames, convenios`;
  await superuser`delete from trilha where coisa in ('exames', 'convenios')`;
  const all = { cobertura: "todos" };
  await post("/admin/exames/novo", { ...form("Ressonância do joelho"), ...all }, "editor");
  const second = { ...form("Mamografia"), ...all, ordem_exibicao: "2" };
  await post("/admin/exames/novo", second, "editor");
  for (const nome of ["Cassems", "Unimed"]) {
    await post("/admin/convenios/novo", { nome, ordem_exibicao: "1" }, "editor");
  }
  const rows = await superuser<{ id: string; nome: string }[]>`
    select id, nome from exames union all select id, nome from convenios`;
  ids = Object.fromEntries(rows.map(({ id, nome }) => [nome, id]));
});

const form = (nome: string) => ({ nome, descricao: "O que mostra", ordem_exibicao: "1" });
const id = (nome: string) => ids[nome] ?? "";

async function exame(nome = "Ressonância do joelho"): Promise<Row> {
  const [row] = await database.superuser<Row[]>`
    select id, versao, cobertura, convenios, autorizacao from exames where nome = ${nome}`;
  if (!row) throw new Error(`no exam ${nome}`);
  return row;
}

const save = async (fields: Record<string, string>) => {
  const { id, versao } = await exame();
  const values = { ...form("Ressonância do joelho"), versao: String(versao), ...fields };
  return post(`/admin/exames/${id}`, values, "editor");
};

async function publicList(slug = "ressonancia-do-joelho"): Promise<string[]> {
  const page = await (await get(`/exames/${slug}`)).text();
  const list = /<ul aria-labelledby="convenio"[^>]*>(.*?)<\/ul>/s.exec(page)?.[1] ?? "";
  return list
    .split("</li>")
    .map((item) =>
      item
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
}

describe("an exam's page", () => {
  it("names all insurers if they all cover it", async () => {
    expect(await publicList()).toEqual(["Cassems", "Unimed"]);
  });

  it("says nothing of the coverage before anybody has said it, neither here nor elsewhere", async () => {
    await post("/admin/exames/novo", form("Densitometria"), "editor");
    expect(await exame("Densitometria")).toMatchObject({ cobertura: "nao_informado" });
    const page = await (await get("/exames/densitometria")).text();
    expect(page).not.toMatch(/Convênios que cobrem|Nenhum convênio cobre|"offers"/);
    const answer = await (await get("/convenios?busca=unimed&exame=densitometria")).text();
    expect(answer).toContain("Pergunte à clínica se Unimed cobre Densitometria.");
    const booking = await (await get("/agendar?exame=densitometria")).text();
    expect(booking).not.toMatch(/autorização: |não costuma/);
    const { id } = await exame("Densitometria");
    const screen = await (await get(`/admin/exames/${id}`, "editor")).text();
    expect(screen).toMatch(/checked[^>]*value="nao_informado"/);
  });

  it("names the chosen ones, and which of them authorise first, to search engines too", async () => {
    await save({ cobertura: "escolhidos", autorizacao: id("Unimed") });
    expect(await publicList()).toEqual(["Unimed pede autorização"]);
    const page = await (await get("/exames/ressonancia-do-joelho")).text();
    expect(page).toContain("Convênios que cobrem");
    expect(page).toContain(
      '"offers":[{"@type":"Offer","name":"Unimed","category":"Convênio","description":"Pede autorização"}]',
    );
  });

  it("says so if no insurer covers the exam", async () => {
    await save({ cobertura: "escolhidos" });
    const page = await (await get("/exames/ressonancia-do-joelho")).text();
    expect(page).toContain("Nenhum convênio cobre este exame");
  });

  it("has an insurer again that comes back from the trash", async () => {
    await save({ cobertura: "escolhidos", convenios: id("Unimed") });
    const deleted = { formulario: "excluir", id: id("Unimed") };
    await post("/admin/convenios", deleted, "editor");
    expect(await publicList()).toEqual([]);
    // The form keeps the deleted insurer's id, so that restoring the insurer also restores its coverage.
    const screen = await (await get(`/admin/exames/${(await exame()).id}`, "editor")).text();
    expect(screen).toMatch(new RegExp(`type="hidden" name="convenios" value="${id("Unimed")}"`));
    await post("/admin/convenios", { ...deleted, formulario: "restaurar" }, "editor");
    expect(await publicList()).toEqual(["Unimed"]);
  });
});

describe("an exam's form", () => {
  it("without the coverage's fields leaves it as it is", async () => {
    await save({ cobertura: "escolhidos", convenios: id("Unimed") });
    await save({});
    expect(await exame()).toMatchObject({ cobertura: "escolhidos", convenios: [id("Unimed")] });
  });

  it("shows both versions with the insurers' names, and so does the history", async () => {
    await save({ cobertura: "escolhidos", convenios: id("Unimed") });
    const stale = await save({ versao: "1", cobertura: "escolhidos", convenios: id("Cassems") });
    expect(stale.status).toBe(409);
    const page = await stale.text();
    expect(page).toContain("Convênios escolhidos");
    expect(page).toContain("Cassems");
    const history = await get(`/admin/historico/exames/${(await exame()).id}`, "editor");
    const text = await history.text();
    expect(text).toContain("Convênios escolhidos");
    expect(text).toContain("Unimed");
    expect(text).not.toContain(id("Unimed"));
  });
});

describe("the table", () => {
  const row = (nome: string, antes: string, depois: string) => ({
    id: id(nome),
    antes: { todos: antes === "ss", niveis: antes },
    depois: { todos: false, niveis: depois },
  });
  const send = (linhas: object[], role: "editor" | "recepcao" = "editor") =>
    post(
      "/admin/cobertura",
      { mudancas: JSON.stringify({ convenios: [id("Cassems"), id("Unimed")], linhas }) },
      role,
    );

  it("writes the exams that changed, each with a line in the trail", async () => {
    const answer = await send([row("Ressonância do joelho", "ss", "na")]);
    expect(answer.status).toBe(200);
    expect(await exame()).toMatchObject({ versao: 2, autorizacao: [id("Unimed")] });
    expect(await exame("Mamografia")).toMatchObject({ versao: 1, cobertura: "todos" });
    expect(await publicList()).toEqual(["Unimed pede autorização"]);
    const lines = await database.superuser`
      select 1 from trilha where coisa = 'exames' and acao = 'alterou'`;
    expect(lines).toHaveLength(1);
  });

  it("takes two people's changes of different cells, and refuses the same cell whole", async () => {
    expect((await send([row("Ressonância do joelho", "ss", "as")])).status).toBe(200);
    const other = await send([row("Ressonância do joelho", "ss", "sn")], "recepcao");
    expect(other.status).toBe(200);
    expect(await exame()).toMatchObject({
      convenios: [id("Cassems")],
      autorizacao: [id("Cassems")],
    });
    const both = [row("Ressonância do joelho", "ss", "sa"), row("Mamografia", "ss", "ns")];
    const refused = await send(both, "recepcao");
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("Ressonância do joelho, Unimed");
    expect(await exame("Mamografia")).toMatchObject({ versao: 1 });
  });

  it("writes nothing if one of the exams was deleted", async () => {
    const rows = [row("Ressonância do joelho", "ss", "ns"), row("Mamografia", "ss", "ns")];
    await post("/admin/exames", { formulario: "excluir", id: id("Mamografia") }, "editor");
    expect((await send(rows)).status).toBe(409);
    expect(await exame()).toMatchObject({ versao: 1 });
  });

  it("is given to those who read only, who cannot write it", async () => {
    const page = await (await get("/admin/cobertura", "leitor")).text();
    expect(page).toContain("Unimed");
    expect(page).not.toContain("Exportar CSV");
  });

  it("is a file whose words the table takes", async () => {
    await send([row("Ressonância do joelho", "ss", "na")]);
    const file = await (await get("/admin/cobertura/exportar", "editor")).text();
    expect(file).toBe(
      "Exame;Cassems;Unimed\r\nRessonância do joelho;;autorização\r\nMamografia;sim;sim\r\n",
    );
  });

  it("is counted on the insurer's form", async () => {
    await send([row("Ressonância do joelho", "ss", "sa")]);
    const page = await (await get(`/admin/convenios/${id("Unimed")}`, "editor")).text();
    expect(page).toContain("Cobre todos os 2 exames; 1 pede autorização.");
    expect(page).toContain(`/admin/cobertura?convenio=${id("Unimed")}`);
  });

  it("reads 66 exams and 30 insurers as one letter a cell", async () => {
    await database.superuser`insert into exames (nome, slug, descricao, cobertura)
      select 'Exame ' || n, 'exame-' || n, 'x', 'todos' from generate_series(1, 64) n`;
    await database.superuser`insert into convenios (nome)
      select 'Convênio ' || n from generate_series(1, 28) n`;
    const grade = await database.asAdmin(readGrade);
    expect(grade.exames).toHaveLength(66);
    expect(new Set(grade.exames.map(({ niveis }) => niveis))).toEqual(new Set(["s".repeat(30)]));
  });
});

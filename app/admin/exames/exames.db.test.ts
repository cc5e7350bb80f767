import { beforeEach, describe, expect, it } from "vitest";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();

beforeEach(async () => {
  await database.superuser`truncate exames`;
  await database.superuser`delete from trilha where coisa = 'exames'`;
});

const rows = () => database.superuser<{ id: string; slug: string; versao: number }[]>`
  select id, slug, versao from exames order by ordem_exibicao, nome`;

const named = (nome: string) => ({ nome, descricao: "O que mostra", ordem_exibicao: "1" });
const create = (nome: string) => post("/admin/exames/novo", named(nome), "editor");
const slugs = async () => (await rows()).map(({ slug }) => slug).sort();

it("while there is none the list says so", async () => {
  expect(await (await get("/admin/exames", "editor")).text()).toContain("Nenhum exame cadastrado");
});

describe("a new exam", () => {
  const proposed = async () => {
    const page = await (await get("/admin/exames/novo", "editor")).text();
    return /<input[^>]*name="ordem_exibicao"[^>]*>/.exec(page)?.[0].match(/value="(\d+)"/)?.[1];
  };

  it("is offered the position after the last exam, or the first position if there is none", async () => {
    expect(await proposed()).toBe("1");
    await post("/admin/exames/novo", { ...named("Último"), ordem_exibicao: "41" }, "editor");
    expect(await proposed()).toBe("42");
  });

  it("gets its address from its name, and another where that is taken", async () => {
    for (const nome of ["Raio-X do Tórax", "Raio X do tórax", "RAIOX do torax", "!?"]) {
      expect((await create(nome)).status).toBe(302);
    }
    expect(await slugs()).toEqual([
      "exame",
      "raio-x-do-torax",
      "raiox-do-torax",
      "raiox-do-torax-2",
    ]);
  });

  it("shares its address with none that is made at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create("Mamografia")));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(302));
    expect(await slugs()).toEqual([
      "mamografia",
      ...[2, 3, 4, 5, 6, 7, 8].map((number) => `mamografia-${number}`),
    ]);
  });

  it("is shown above the list, once, with its page of the site, though its position is the last", async () => {
    for (let number = 1; number <= 20; number++) await create(`Exame ${number}`);
    const answer = await post(
      "/admin/exames/novo",
      { ...named("Zinco sérico"), ordem_exibicao: "99" },
      "editor",
    );
    const html = await (await get(answer.headers.get("location") ?? "", "editor")).text();
    expect(html.indexOf("Acabou de entrar")).toBeLessThan(html.indexOf("Exame 10"));
    expect(html.match(/aria-label="Editar Zinco sérico"/g)).toHaveLength(1);
    expect(html).toContain('href="/exames/zinco-serico"');
    const list = await (await get("/admin/exames", "editor")).text();
    expect(list).not.toContain("Zinco sérico");
  });

  it("keeps its address when its name changes", async () => {
    await create("Mamografia");
    const [row] = await rows();
    const form = { ...named("Mamografia digital"), versao: "1" };
    expect((await post(`/admin/exames/${row?.id}`, form, "editor")).status).toBe(302);
    expect((await get("/exames/mamografia")).status).toBe(200);
    expect(await slugs()).toEqual(["mamografia"]);
  });
});

it("an exam that comes back after its address was taken gets a free one", async () => {
  await create("Mamografia");
  const [first] = await rows();
  await post("/admin/exames", { formulario: "excluir", id: first?.id ?? "" }, "editor");
  await create("Mamografia");
  const [line] = await database.superuser`
    select id from trilha where coisa = 'exames' and acao = 'excluiu'`;
  const form = {
    formulario: "restaurar",
    coisa: "exames",
    registro: first?.id ?? "",
    linha: String(line?.id),
  };
  expect((await post("/admin/lixeira", form, "editor")).status).toBe(302);
  const back = (await rows()).find(({ id }) => id === first?.id);
  expect(back).toMatchObject({ slug: "mamografia-2", versao: 2 });
});

it("each exam has the drawing of the group in which the site shows it", async () => {
  await create("Ultrassom do abdome");
  await create("Exame sem palavra de grupo");
  const drawnBeside = async (nome: string) => {
    const html = await (
      await get(`/admin/exames?busca=${encodeURIComponent(nome)}`, "editor")
    ).text();
    return /<td[^>]*><span title="([^"]*)">.*?icon icon-([a-z]+)/.exec(html)?.slice(1);
  };
  expect(await drawnBeside("Ultrassom do abdome")).toEqual([
    "Ultrassonografia",
    "ultrassonografia",
  ]);
  // An exam whose name fits no group joins the smallest group. All exams count for this, not only the found ones.
  expect(await drawnBeside("Exame sem palavra")).toEqual(["Radiologia e Mamografia", "radiologia"]);
  await create("Mamografia");
  expect(await drawnBeside("Exame sem palavra")).toEqual([
    "Tomografia e Ressonância",
    "tomografia",
  ]);
});

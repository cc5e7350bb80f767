import { beforeEach, describe, expect, it } from "vitest";
import { IMPORT_LIMITS } from "#domain/spreadsheet/words.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const IMPORT = "/admin/exames/importar";

beforeEach(async () => {
  await database.superuser`truncate exames`;
  await database.superuser`delete from trilha where coisa = 'exames'`;
});

const rows = () => database.superuser<
  {
    id: string;
    nome: string;
    slug: string;
    descricao: string;
    preparo: string | null;
    ordem_exibicao: number;
    versao: number;
  }[]
>`
  select id, nome, slug, descricao, preparo, ordem_exibicao, versao from exames
  order by ordem_exibicao, nome`;

const named = (nome: string) => ({ nome, descricao: "O que mostra", ordem_exibicao: "1" });
const create = (nome: string) => post("/admin/exames/novo", named(nome), "editor");

const HEAD = "Nome;Descrição;Preparo;Ordem de exibição;Slug\r\n";
const EXPORTED_HEAD = "Nome;Descrição;Preparo;Ordem de exibição;Slug;Grupo\r\n";

function fileForm(content: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set("formulario", "conferir");
  form.set("arquivo", new File([content], "exames.csv", { type: "text/csv" }));
  return form;
}

async function check(content: string | Uint8Array<ArrayBuffer>) {
  const response = await post(IMPORT, fileForm(content), "editor");
  const page = await response.text();
  const value = (name: string) =>
    unescapeHtml(new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1]);
  return {
    status: response.status,
    page: unescapeHtml(page.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, "")),
    texto: value("texto"),
    conferido: value("conferido"),
  };
}

function confirm({ texto, conferido }: { texto: string; conferido: string }) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ formulario: "confirmar", texto, conferido })) {
    form.set(name, value);
  }
  return post(IMPORT, form, "editor");
}

function unescapeHtml(text = ""): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

it("an export of no exams is an empty table, to be filled in", async () => {
  const response = await get("/admin/exames/exportar", "editor");
  expect(await response.text()).toBe(EXPORTED_HEAD);
});

describe("an export", () => {
  beforeEach(async () => {
    await database.superuser`insert into exames ${database.superuser([
      { nome: "=SOMA(A1)", slug: "soma", descricao: "'-x", preparo: null, ordem_exibicao: 1 },
      {
        nome: 'Doppler; "colorido"',
        slug: "doppler",
        descricao: "Uma linha\noutra",
        preparo: "Jejum\nÁgua",
        ordem_exibicao: 2,
      },
    ])}`;
  });

  it("is a file that a spreadsheet in Brazil opens, without formulas", async () => {
    const response = await get("/admin/exames/exportar", "recepcao");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="exames-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      `${EXPORTED_HEAD}'=SOMA(A1);''-x;;1;soma;Radiologia e Mamografia\r\n` +
        '"Doppler; ""colorido""";"Uma linha\noutra";"Jejum\nÁgua";2;doppler;Ultrassonografia\r\n',
    );
  });

  it("changes nothing when it is imported again", async () => {
    const file = await (await get("/admin/exames/exportar", "editor")).bytes();
    const { status, page, conferido } = await check(file);
    expect(status).toBe(200);
    expect(page).toContain("Nada a mudar: os 2 exames já estão como na planilha");
    expect(page).toContain("Colunas que não são usadas: Grupo.");
    expect(conferido).toBe("");
  });

  it("of a clinic becomes the same exams in an empty one", async () => {
    const before = await rows();
    const file = await (await get("/admin/exames/exportar", "editor")).bytes();
    await database.superuser`truncate exames`;
    expect((await confirm(await check(file))).status).toBe(302);
    const ids = { id: expect.any(String) };
    expect(await rows()).toEqual(before.map((row) => ({ ...row, ...ids })));
  });
});

describe("an import", () => {
  const TWO = `${HEAD}mamografia;Nova descrição;;;\r\nRaio X;Dos ossos;"Sem metal\nCom pedido";;\r\n`;

  beforeEach(() => create("Mamografia"));

  it("shows what would be made and changed, and writes it once it is confirmed", async () => {
    const before = await rows();
    const checked = await check(TWO);
    expect(checked.status).toBe(200);
    for (const text of ["1 exame novo e 1 alterado", "Raio X", "Nova descrição", "O que mostra"]) {
      expect(checked.page).toContain(text);
    }
    expect(await rows()).toEqual(before);
    const response = await confirm(checked);
    expect([response.status, response.headers.get("location")]).toEqual([302, "/admin/exames"]);
    expect(await rows()).toMatchObject([
      {
        id: before[0]?.id,
        nome: "mamografia",
        slug: "mamografia",
        descricao: "Nova descrição",
        ordem_exibicao: 1,
        versao: 2,
      },
      {
        nome: "Raio X",
        slug: "raio-x",
        descricao: "Dos ossos",
        preparo: "Sem metal\nCom pedido",
        ordem_exibicao: 2,
        versao: 1,
      },
    ]);
    expect(await (await get("/exames")).text()).toContain("Raio X");
    const writes = await database.superuser`select distinct xmin from exames`;
    expect(writes).toHaveLength(1);
    const people = await database.superuser`
      select distinct usuario_nome from trilha where coisa = 'exames'`;
    expect(people).toEqual([{ usuario_nome: "editor" }]);
  });

  it("reads what Excel saves as Windows-1252", async () => {
    const latin = Uint8Array.from("Nome;Descri\u00e7\u00e3o\r\nT\u00f3rax;Ossos\r\n", (character) =>
      character.charCodeAt(0),
    );
    expect((await confirm(await check(latin))).status).toBe(302);
    expect((await rows()).map(({ nome }) => nome)).toContain("Tórax");
  });

  it("names each bad row, and writes nothing, also where it is confirmed by other means", async () => {
    const before = await rows();
    const bad = `${HEAD}Bom;Bom;;;\r\n;Sem nome;;x;\r\n`;
    const checked = await check(bad);
    expect(checked.status).toBe(400);
    expect(checked.page).toContain("2 problemas no arquivo");
    expect(checked.page).toContain("Linha 3, Nome: Nome é obrigatório");
    expect(checked.page).toContain("Linha 3, Ordem de exibição: Use um número inteiro");
    expect(checked.conferido).toBe("");
    const { conferido } = await check(TWO);
    expect((await confirm({ texto: bad, conferido })).status).toBe(409);
    expect(await rows()).toEqual(before);
  });

  it("of a text that is not the one that was shown writes nothing", async () => {
    const before = await rows();
    const { texto, conferido } = await check(TWO);
    const other = texto.replace("Raio X", "Outro");
    expect((await confirm({ texto: other, conferido })).status).toBe(409);
    expect((await confirm({ texto, conferido: "outro" })).status).toBe(409);
    expect(await rows()).toEqual(before);
  });

  it("says so where an exam changed meanwhile, and shows again what would change", async () => {
    const checked = await check(TWO);
    const [row] = await rows();
    const form = { ...named("Mamografia"), descricao: "De outra pessoa", versao: "1" };
    await post(`/admin/exames/${row?.id}`, form, "recepcao");
    const before = await rows();
    const response = await confirm(checked);
    expect(response.status).toBe(409);
    const page = await response.text();
    expect(page).toContain("Os exames mudaram depois da conferência.");
    expect(page).toContain("De outra pessoa");
    expect(await rows()).toEqual(before);
  });

  it.each([
    ["was made", async () => create("Raio X")],
    [
      "was deleted",
      async () => {
        const [row] = await rows();
        return post("/admin/exames", { formulario: "excluir", id: row?.id ?? "" }, "editor");
      },
    ],
  ])("says so where one %s meanwhile", async (_, change) => {
    const checked = await check(TWO);
    await change();
    const before = await rows();
    expect((await confirm(checked)).status).toBe(409);
    expect(await rows()).toEqual(before);
  });

  it("sent twice at once is done once", async () => {
    const checked = await check(TWO);
    const answers = await Promise.all([confirm(checked), confirm(checked), confirm(checked)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409]);
    expect(await rows()).toHaveLength(2);
  });

  it("and a move in the order at the same time wait for each other", async () => {
    await create("Tireoide");
    for (let round = 0; round < 10; round++) {
      const checked = await check(`${HEAD}Mamografia;Rodada ${round};;;\r\n`);
      const [row] = await rows();
      const move = { formulario: "mover", id: row?.id ?? "", passo: "down" };
      const [moved, imported] = await Promise.all([
        post("/admin/exames", move, "recepcao"),
        confirm(checked),
      ]);
      expect(moved.status).toBe(200);
      expect([302, 409]).toContain(imported.status);
    }
  });

  it.each([
    ["", "O arquivo está vazio."],
    ["Descrição\r\nx\r\n", "A primeira linha precisa ter a coluna Nome."],
    [`${HEAD}A;B;;;\r\n"C;D\r\n`, "Linha 3: As aspas que começam aqui não se fecham"],
    ["PK\u0003\u0004\u0000\u0000", "Isto não é um arquivo CSV."],
    [`Nome\r\n${"x".repeat(IMPORT_LIMITS.bytes)}`, "O arquivo deve ter no máximo 1 MB"],
  ])("of a file that is not a spreadsheet says why: %.30s", async (content, message) => {
    const before = await rows();
    const { status, page } = await check(content);
    expect(status).toBe(400);
    expect(page).toContain(message);
    expect(await rows()).toEqual(before);
  });

  it("without a file requires one", async () => {
    const response = await post(IMPORT, { formulario: "conferir" }, "editor");
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Escolha um arquivo");
  });

  it("accepts a thousand exams of a megabyte, accents and line ends included", async () => {
    const steps = "Não coma; beba água.\n".repeat(40);
    const lines = Array.from({ length: 1000 }, (_, index) => `Exame ${index};Ção;"${steps}";;`);
    const file = HEAD + lines.join("\r\n");
    expect(new TextEncoder().encode(file).length).toBeGreaterThan(900_000);
    expect((await confirm(await check(file))).status).toBe(302);
    expect(await rows()).toHaveLength(1001);
  });

  it("of more than a form may carry is refused before it is read", async () => {
    const { status } = await post(IMPORT, fileForm("x".repeat(4 * 1024 * 1024)), "editor");
    expect(status).toBe(413);
  });

  it.each(["leitor", "laudos"] as const)("is not for %s", async (role) => {
    const checked = await check(TWO);
    expect((await post(IMPORT, fileForm(TWO), role)).status).toBe(403);
    const { texto, conferido } = checked;
    expect((await post(IMPORT, { texto, conferido }, role)).status).toBe(403);
    expect((await get("/admin/exames/exportar", role)).status).toBe(403);
    expect(await rows()).toHaveLength(1);
  });
});

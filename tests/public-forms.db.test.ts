import { beforeAll, expect, it } from "vitest";
import { openDataKeys } from "#server/data/data-keys.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { eventually } from "#tests/support/eventually.ts";
import type { ProductServer } from "#tests/support/product-server.ts";
import { serversOverDatabase } from "#tests/support/server-over-database.ts";

const data = testDatabase();
const start = serversOverDatabase();
let server: ProductServer;
let visitor = 0;

beforeAll(async () => {
  server = await start(data.owner, { TRUST_PROXY: "1" });
});

function post(path: string, fields: Record<string, string>, address = `198.51.100.${++visitor}`) {
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: server.url, "x-forwarded-for": address },
    body: new URLSearchParams(fields),
  });
}

const CONTATO = { nome: "Ana", email: "ana@exemplo.com.br", mensagem: "Bom dia." };
const DIREITOS = {
  nome: "João Segredo",
  email: "joao@exemplo.com.br",
  cpf: "529.982.247-25",
  pedido: "acesso",
  detalhes: "Tudo o que é meu.",
};
const count = async () =>
  Number((await data.superuser`select count(*)::int as n from mensagens`)[0]?.n);
const countInscritos = async () =>
  Number((await data.superuser`select count(*)::int as n from inscritos`)[0]?.n);
/** Parts of the posted texts, also in hexadecimal, as PostgreSQL prints bytes. */
const HIDDEN = ["zuleica", "escondid", "99876.?5432"]
  .flatMap((word) => [word, Buffer.from(word.replace(".?", "-")).toString("hex")])
  .join("|");
const CHANGING = ["date", "x-request-id"];

it("leads back to the page, which says that it arrived; the same post twice is stored once", async () => {
  const before = await count();
  for (const answer of [await post("/contato", CONTATO), await post("/contato", CONTATO)]) {
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contato?enviado=1"]);
  }
  expect(await count()).toBe(before + 1);
  const page = await (await fetch(`${server.url}/contato?enviado=1`)).text();
  expect(page).toContain("Mensagem enviada! Responderemos em até 24 horas.");
  expect(await (await fetch(`${server.url}/contato`)).text()).not.toContain("Mensagem enviada!");
});

it("stores a request about data encrypted, in every byte of its row", async () => {
  const answer = await post("/privacidade", DIREITOS);
  expect(answer.headers.get("location")).toBe("/privacidade?enviado=1");
  expect(await (await fetch(`${server.url}/privacidade?enviado=1`)).text()).toContain(
    "Pedido recebido.",
  );
  const [row] =
    await data.superuser`select m::text as text from mensagens m where tipo = 'direitos'`;
  expect(row?.text).not.toMatch(/Segredo|52998224725|529\.982|joao@|Tudo/);
  const consents =
    await data.superuser`select finalidade, texto_versao, canal from consentimentos where finalidade = 'direitos'`;
  expect(consents.map((one) => ({ ...one }))).toEqual([
    { finalidade: "direitos", texto_versao: "2026-11-22", canal: "site" },
  ]);
  expect(server.output()).not.toMatch(/Segredo|529\.?982|joao@/);
});

it("stores a message encrypted: no part of it is readable in the database or in the log", async () => {
  const answer = await post("/contato", {
    nome: "Zuleica Escondida",
    telefone: "(67) 99876-5432",
    email: "zuleica@exemplo.com.br",
    assunto: "Assunto escondido",
    mensagem: "Texto escondido",
  });
  expect(answer.status).toBe(303);
  const tables = await data.superuser`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`;
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const found = await data.superuser.unsafe(
      `select 1 from ${name} t where t::text ~* '${HIDDEN}' limit 1`,
    );
    expect([name, found.length]).toEqual([name, 0]);
  }
  expect(server.output()).not.toMatch(/zuleica|escondid|99876.?5432/i);
});

it("gives wrong input back on the same page, whole", async () => {
  const answer = await post("/privacidade", { ...DIREITOS, cpf: "111.111.111-11", pedido: "x" });
  const html = await answer.text();
  expect(answer.status).toBe(400);
  for (const text of ["CPF inválido", "Escolha o seu pedido", "João Segredo", "111.111.111-11"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain("<title>Erro: ");
});

it("stores no header, no second line of a name, and HTML as text", async () => {
  const assunto = "Oi\r\nBcc: x@evil.example";
  const nome = "Ana\r\nBcc: x@evil.example";
  const mensagem = "<script>alert(1)</script>";
  expect((await post("/contato", { ...CONTATO, assunto, nome, mensagem })).status).toBe(303);
  const [row] =
    await data.superuser`select id, cifrada from mensagens where tipo = 'contato' order by recebida_em desc limit 1`;
  const keys = await openDataKeys(data.database, TEST_SECRET);
  const binding = { table: "mensagens", column: "cifrada", id: row?.id };
  expect(JSON.parse(keys.decrypt(row?.cifrada, binding))).toMatchObject({
    nome: "Ana Bcc: x@evil.example",
    assunto: "Oi Bcc: x@evil.example",
    mensagem,
  });
});

it("refuses 1 MB and too long a text, each with its message", async () => {
  const before = await count();
  expect((await post("/contato", { ...CONTATO, mensagem: "x".repeat(1_000_000) })).status).toBe(
    413,
  );
  const long = await post("/contato", { ...CONTATO, mensagem: "x".repeat(4001) });
  expect(long.status).toBe(400);
  expect(await long.text()).toContain("Use no máximo 4000 caracteres");
  expect(await count()).toBe(before);
});

it.each([
  ["/contato", { ...CONTATO, mensagem: "Para comparar" }],
  ["/privacidade", { ...DIREITOS, detalhes: "Para comparar" }],
  ["/blog", { email: "comparada@exemplo.com.br" }],
  ["/blog?categoria=exames", { email: "comparado@exemplo.com.br" }],
])(
  "answers a filled hidden field on %s as it answers a success, and stores nothing",
  async (path, fields) => {
    const answerOf = async (more: Record<string, string>) => {
      const answer = await post(path, { ...fields, ...more });
      const headers = [...answer.headers].filter(([name]) => !CHANGING.includes(name));
      return { status: answer.status, headers, body: await answer.text() };
    };
    const [before, beforeInscritos] = [await count(), await countInscritos()];
    const robot = await answerOf({ site: "https://evil.example" });
    expect([await count(), await countInscritos()]).toEqual([before, beforeInscritos]);
    const success = await answerOf({});
    expect((await count()) + (await countInscritos())).toBe(before + beforeInscritos + 1);
    expect(success.status).toBe(303);
    expect(robot).toEqual(success);
  },
);

it("accepts twenty posts an hour from an address and of a form, also at once, and loses nothing typed", async () => {
  const before = await count();
  const address = "2001:db8:1:2::";
  const all = await Promise.all(
    Array.from({ length: 25 }, (_, n) =>
      post("/contato", { ...CONTATO, mensagem: `Número ${n}` }, `${address}${n + 1}`),
    ),
  );
  const statuses = all.map(({ status }) => status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await count()).toBe(before + 20);
  const refused = await post("/contato", { ...CONTATO, mensagem: "Mais uma" }, `${address}99`);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  const html = await refused.text();
  expect(html).toMatch(/Tente novamente em \d+ minutos/);
  expect(html).toContain("Mais uma");
  const other = { ...DIREITOS, detalhes: "Outro." };
  expect((await post("/privacidade", other, `${address}1`)).status).toBe(303);
  expect((await post("/contato", { ...CONTATO, mensagem: "De longe" })).status).toBe(303);
});

it("withdraws a consent by the link in a mail, by pressing the button and never by opening the page", async () => {
  const wrong = await post(`/consentimento?token=${"x".repeat(43)}`, {});
  expect(wrong.status).toBe(404);
  expect(await wrong.text()).toContain("Link inválido");
  expect((await fetch(`${server.url}/consentimento`)).status).toBe(200);
  expect((await post("/consentimento?token=../../x", {})).status).toBe(404);
});

it("sends the clinic a notice of each message", async () => {
  await eventually(async () => {
    const [open] =
      await data.superuser`select count(*)::int as n from mensagens where avisada_em is null`;
    expect(open?.n).toBe(0);
  });
});

import { beforeAll, expect, test } from "vitest";
import { encryptedMensagem } from "#server/data/mensagens/encrypted-mensagem.ts";
import { mensagens } from "#server/db/schema/mensagens.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get } = staffServer();
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(database);
});

const named = (number: number) => `linha-${String(number).padStart(3, "0")}`;
const NAMED = /linha-\d{3}/g;

interface List {
  path: string;
  rows: number;
  fill(rows: number): Promise<unknown>;
}

const LISTS: List[] = [
  {
    path: "/admin/pacientes",
    rows: 45,
    async fill(rows) {
      for (let n = 0; n < rows; n++) await portal.paciente({ nome: named(n), cpf: null });
    },
  },
  {
    path: "/admin/laudos",
    rows: 45,
    async fill(rows) {
      const paciente = await portal.paciente({ nome: "Rosa Prado", cpf: null });
      for (let n = 0; n < rows; n++) await portal.laudo(paciente, { exame: named(n) });
    },
  },
  {
    path: "/admin/laudos/envios",
    rows: 60,
    async fill(rows) {
      for (let n = 0; n < rows; n++) {
        const id = await portal.versao();
        const nome_arquivo = portal.keys.encrypt(named(n), {
          table: "laudo_versoes",
          column: "nome_arquivo",
          id,
        });
        await database.superuser`update laudo_versoes set nome_arquivo = ${nome_arquivo} where id = ${id}`;
      }
    },
  },
  {
    path: "/admin/mensagens",
    rows: 60,
    fill: (rows) =>
      database.asAdmin((tx) =>
        tx.insert(mensagens).values(
          Array.from({ length: rows }, (_, n) => {
            const id = crypto.randomUUID();
            const secreta = { nome: named(n), email: "a@exemplo.test", mensagem: "x" };
            const written = encryptedMensagem.encrypt(tx, id, secreta);
            return { id, tipo: "contato" as const, ...written, impressao: "x".repeat(43) };
          }),
        ),
      ),
  },
  {
    path: "/admin/newsletter",
    rows: 45,
    fill: (rows) => database.superuser`
      insert into inscritos (email, consentimento)
      select 'linha-' || to_char(n, 'FM000') || '@exemplo.test', '1' from generate_series(0, ${rows - 1}::int) n`,
  },
  {
    path: "/admin/auditoria",
    rows: 120,
    fill: (rows) => database.superuser`
      insert into trilha (acao, coisa, registro, depois)
      select 'criou', 'convenios', gen_random_uuid(), jsonb_build_object('nome', 'linha-' || to_char(n, 'FM000'))
      from generate_series(0, ${rows - 1}::int) n`,
  },
  {
    path: "/admin/lixeira",
    rows: 60,
    fill: (rows) => database.superuser`
      insert into trilha (acao, coisa, registro, antes, conteudo)
      select 'excluiu', 'convenios', gen_random_uuid(), linha, linha
      from generate_series(0, ${rows - 1}::int) n,
        lateral (select jsonb_build_object('nome', 'linha-' || to_char(n, 'FM000')) as linha) of_it`,
  },
  {
    path: "/admin/midia",
    rows: 60,
    fill: (rows) => database.superuser`
      insert into midia (chave, bucket, largura, altura, bytes, sha256, nome)
      select 'convenios/' || to_char(n, 'FM000') || 'abc-10x10', 'convenios', 10, 10, 1, repeat('0', 64), 'linha-' || to_char(n, 'FM000')
      from generate_series(0, ${rows - 1}::int) n`,
  },
];

const readPage = async (address: string) => {
  const response = await get(address, "admin_master");
  const text = await response.text();
  expect(response.status, address).toBe(200);
  const linkOf = (label: string) =>
    new RegExp(`href="([^"]*)"[^>]*>${label}<`).exec(text)?.[1]?.replaceAll("&amp;", "&");
  const html = text.slice(0, text.indexOf("window.__reactRouterContext"));
  return {
    names: [...new Set(html.match(NAMED))],
    previous: linkOf("Anterior"),
    next: linkOf("Próxima"),
  };
};

test.each(LISTS)("$path", async ({ path, rows, fill }) => {
  await fill(rows);
  const pages = [await readPage(path)];
  for (let page = pages[0]; page?.next; page = pages.at(-1)) pages.push(await readPage(page.next));
  const all = pages.flatMap(({ names }) => names);
  expect(pages.length).toBeGreaterThan(1);
  expect([...all].sort()).toEqual(Array.from({ length: rows }, (_, n) => named(n)));
  const back = await readPage(pages[1]?.previous ?? "");
  expect(back.names).toEqual(pages[0]?.names);
  for (const search of ["pagina=2", "depois=WzIsInNvbWVvbmUiXQ", "antes=%00", "depois=%F0%9F"]) {
    expect((await readPage(`${path}?${search}`)).names, search).toEqual(pages[0]?.names);
  }
});

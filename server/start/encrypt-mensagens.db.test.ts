/** A database of a version that kept messages in clear, once this version has started over it. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { readMensagem, readResposta } from "#server/crypto/read-mensagem.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { createLog } from "#server/log.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { encryptClearMensagens } from "./encrypt-mensagens.ts";

const test = testDatabase();
const CLEAR = 450;
let dataKeys: DataKeys;

beforeAll(async () => {
  dataKeys = await openDataKeys(test.database, TEST_SECRET);
});

it("has them all encrypted, readable as they were, and takes none in clear any more", async () => {
  const id = randomUUID();
  const [contato, direitos] = [randomUUID(), randomUUID()];
  const former = dataKeys.encrypt("Segredo da cópia", {
    table: "respostas",
    column: "cifrada",
    id: direitos,
  });
  await test.superuser.begin(async (sql) => {
    for (const table of ["mensagens", "respostas"]) {
      await sql.unsafe(`alter table ${table} rename constraint ${table}_partes to antes`);
      const [{ definition }] = (await sql`
        select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'antes'`) as unknown as [
        { definition: string },
      ];
      await sql.unsafe(`alter table ${table} drop constraint antes`);
      if (table === "mensagens") {
        await sql`insert into mensagens (id, tipo, nome, telefone, email, assunto, mensagem, impressao)
          values (${id}, 'contato', 'Segredo da Silva', '67999991234', 'segredo@exemplo.com.br', 'Segredo', 'Tudo segredo', ${"x".repeat(43)})`;
        await sql`insert into mensagens (tipo, nome, mensagem, impressao)
          select 'contato', 'Segredo ' || n, 'Segredo', lpad(n::text, 43, '0') from generate_series(1, ${CLEAR}) as n`;
      } else {
        await sql`insert into respostas (id, mensagem_id, assunto, texto) values (${contato}, ${id}, 'Re: Segredo', 'Segredo')`;
        await sql`insert into respostas (id, mensagem_id, assunto, cifrada) values (${direitos}, ${id}, 'Re: Segredo', ${former})`;
      }
      // As the migration leaves it: rows of before stay, new ones have to be encrypted.
      await sql.unsafe(`alter table ${table} add constraint ${table}_partes ${definition}`);
    }
  });

  await encryptClearMensagens({ database: test.database, dataKeys, log: createLog("silent") });

  const [row] = await test.superuser`select id, cifrada, versao from mensagens where id = ${id}`;
  expect(readMensagem(dataKeys, row as never)).toEqual({
    nome: "Segredo da Silva",
    telefone: "67999991234",
    email: "segredo@exemplo.com.br",
    assunto: "Segredo",
    mensagem: "Tudo segredo",
    cpf: "",
  });
  const answers = await test.superuser`select id, cifrada from respostas`;
  const written = new Map(answers.map((one) => [one.id, readResposta(dataKeys, one as never)]));
  expect(written.get(contato)).toEqual({ assunto: "Re: Segredo", texto: "Segredo" });
  expect(written.get(direitos)).toEqual({ assunto: "Re: Segredo", texto: "Segredo da cópia" });
  const tables = await test.superuser`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`;
  for (const { name } of tables) {
    const found = await test.superuser.unsafe(
      `select 1 from ${name} t where t::text ~* 'segredo|67999991234' limit 1`,
    );
    expect([name, found.length]).toEqual([name, 0]);
  }
  const [count] = await test.superuser`select count(cifrada)::int as n from mensagens`;
  expect(count?.n).toBe(CLEAR + 1);
  const clear = test.superuser`insert into mensagens (tipo, nome, mensagem, impressao) values ('contato', 'Ana', 'Oi', ${"y".repeat(43)})`;
  await expect(clear).rejects.toMatchObject({ constraint_name: "mensagens_partes" });
  // A start with nothing to do changes nothing.
  await encryptClearMensagens({ database: test.database, dataKeys, log: createLog("silent") });
  const [again] = await test.superuser`select versao from mensagens where id = ${id}`;
  expect(again?.versao).toBe(row?.versao);
});

import { Readable } from "node:stream";
import postgres from "postgres";
import { expect, it } from "vitest";
import { needOf } from "#server/db/code/apply-code.ts";
import { ensureRoles } from "#server/db/logins/roles.ts";
import { ownMigrations } from "#server/db/migrations.ts";
import { dropDatabase, emptyDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { openLoader } from "./load.ts";

it("loads its rows into the tables of its time, and adds later migrations and today's code", async () => {
  const owner = await emptyDatabase();
  const sql = postgres({ ...owner, max: 1, onnotice: () => {} });
  const own = ownMigrations();
  const later = {
    hash: "later",
    folderMillis: 1,
    sql: ["alter table convenios add column mudou text", "update convenios set mudou = nome"],
  };
  try {
    await ensureRoles(sql, { database: String(owner.database), secretKey: TEST_SECRET });
    await sql.begin(async (tx) => {
      const applied = own.map(({ hash }) => hash);
      const loader = await openLoader(tx, applied, [...own, later]);
      const table = { schema: "public", name: "convenios", columns: ["nome", "versao"] };
      await loader.load(table, Readable.from([Buffer.from("Antigo\t7\n")]));
      await loader.finish();
    });
    await sql.unsafe("alter table convenios no force row level security");
    const rows = await sql`select nome, mudou, versao from convenios`;
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { nome: "Antigo", mudou: "Antigo", versao: 7 },
    ]);
    expect(await sql`select from trilha`).toHaveLength(0);
    await expect(needOf(sql)).rejects.toThrow(/versão mais nova/);
  } finally {
    await sql.end();
    await dropDatabase(owner);
  }
});

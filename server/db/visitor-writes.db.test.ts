import postgres from "postgres";
import { describe, expect, it } from "vitest";
import { THINGS } from "#domain/permissions.ts";
import { connectSuperuser, testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { databaseRole, LOGINS, loginName, loginPassword } from "./logins/logins.ts";

const test = testDatabase();

describe("a visitor's connection that was made to write", () => {
  it("makes no large object, no table, no number of a sequence, no event", async () => {
    const username = loginName(String(test.owner.database), "publico");
    const password = loginPassword(TEST_SECRET, username);
    const sql = postgres({ ...test.owner, username, password, max: 1 });
    const statements = [
      "select lo_create(0)",
      "select lo_creat(-1)",
      "select lo_from_bytea(0, 'x')",
      "select lo_import('/etc/passwd')",
      "create temp table minha (a int)",
      "create table minha (a int)",
      "select nextval('trilha_id_seq')",
      "select registra_evento('x', 'y', 'z')",
      "select quem_pede()",
      "select esvazia_lixeira()",
      ...THINGS.map((thing) => `delete from ${thing}`),
    ];
    try {
      for (const role of LOGINS.publico.becomes) {
        await sql`select set_config('default_transaction_read_only', 'off', false), set_config('role', ${databaseRole(role)}, false)`;
        for (const statement of statements) {
          const answer = await sql.unsafe(statement).catch((error) => error);
          expect(answer, `${role}: ${statement}`).toMatchObject({ code: "42501" });
        }
      }
    } finally {
      await sql.end();
    }
  });

  it("takes no advisory lock in the embedded database, where its owner does", async () => {
    const superuser = connectSuperuser("clinica");
    const [may] = await superuser`
      select has_function_privilege('public', 'pg_advisory_lock(bigint)', 'EXECUTE') as everybody,
        has_function_privilege('clinica', 'pg_advisory_lock(bigint)', 'EXECUTE') as owner,
        has_function_privilege('public', 'lo_create(oid)', 'EXECUTE') as objects`;
    await superuser.end();
    expect({ ...may }).toEqual({ everybody: false, owner: true, objects: false });
  });
});

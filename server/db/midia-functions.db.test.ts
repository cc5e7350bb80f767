/** The functions about images answer those who edit, whatever role an injected statement takes. */
import { beforeAll, describe, expect, it } from "vitest";
import { can, ROLES } from "#domain/permissions.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { identityOf, staffIdentity } from "#tests/support/staff-identity.ts";
import { databaseRole } from "./logins/logins.ts";
import { convenios } from "./schema/convenios.ts";

const test = testDatabase();
const CHAVE = "convenios/marca-100x100";
const STATEMENTS = [
  "select * from usos_de_midia()",
  "select * from usos_de_midia(null, true)",
  `select trava_midia('${CHAVE}')`,
];

beforeAll(() =>
  test.asAdmin((tx) =>
    tx.insert(convenios).values(records.convenio({ logo_url: `/arquivos/${CHAVE}.webp` })),
  ),
);

/** How many rows it gives, or PostgreSQL's refusal. */
async function attempt(databaseRole: string, session: string, statement: string) {
  const done = test.superuser.begin(async (sql) => {
    await sql`select set_config('role', ${databaseRole}, true), set_config('app.sessao', ${session}, true)`;
    return (await sql.unsafe(statement)).count;
  });
  return done.catch((error: { code: string }) => error.code);
}

describe.each(STATEMENTS)("%s", (statement) => {
  it.each(ROLES)("answers %s where it may edit images", async (role) => {
    const { session = "" } = await identityOf(test, role);
    const answer = await attempt(databaseRole(role), session, statement);
    if (can(role, "update", "midia")) expect(answer).toBeGreaterThan(0);
    else expect(answer).toBe("42501");
  });

  it.each(["clinica_editor", "clinica_recepcao", "clinica_admin_master"])(
    "is refused to whoever takes %s without an editor's session",
    async (taken) => {
      for (const role of ["leitor", "laudos"] as const) {
        const { session } = await staffIdentity(test, role);
        expect(await attempt(taken, session, statement)).toBe("42501");
      }
      expect(await attempt(taken, "", statement)).toBe("28000");
      expect(await attempt(taken, "made up", statement)).toBe("28000");
    },
  );
});

import { eq, sql } from "drizzle-orm";
import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { can, ROLES } from "#domain/permissions.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { identityOf, staffIdentity } from "#tests/support/staff-identity.ts";
import { databaseRole } from "./logins/logins.ts";
import { convenios } from "./schema/convenios.ts";
import { midia } from "./schema/midia.ts";

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
    "is refused to a login that takes %s without an editor's session",
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

describe("the images that the trail contains", () => {
  const FORMER = "convenios/antes-100x100";
  const remembered = async (chaves: string[] | null) => {
    const rows = await test.asAdmin((tx) =>
      tx.execute<{ chave: string }>(
        sql`select chave from usos_de_midia(${chaves && `{${chaves}}`}::text[], true) where coisa = 'trilha'`,
      ),
    );
    return rows.map(({ chave }) => chave).sort();
  };

  it("is each image of a former version, and none that only its own record names", async () => {
    const [row] = await test.asAdmin((tx) =>
      tx
        .insert(convenios)
        .values(records.convenio({ logo_url: `/arquivos/${FORMER}.webp` }))
        .returning({ id: convenios.id }),
    );
    await test.asAdmin(async (tx) => {
      await tx
        .update(convenios)
        .set({ logo_url: null })
        .where(eq(convenios.id, row?.id ?? ""));
      await tx.insert(midia).values(records.midia({ chave: "convenios/nunca-100x100" }));
    });
    expect(await remembered(null)).toEqual([FORMER, CHAVE]);
    expect(await remembered([FORMER, "convenios/nunca-100x100"])).toEqual([FORMER]);
    expect(await remembered(["convenios/nunca-100x100"])).toEqual([]);
    expect(await remembered([])).toEqual([]);
  });

  it("is found by an index, however long the trail is, though row-level security is forced", async () => {
    const owner = postgres({ ...test.owner, max: 1 });
    const plan = await owner.begin(async (tx) => {
      await tx`set local enable_seqscan = off`;
      return tx`explain select id from trilha where coisa <> 'midia'
        and imagens_citadas(antes, depois, conteudo) <> '{}'
        and imagens_citadas(antes, depois, conteudo) && '{a}'::text[]`;
    });
    await owner.end();
    expect(JSON.stringify(plan)).toContain("trilha_imagens");
  });
});

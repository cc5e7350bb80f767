import { beforeAll, expect, it } from "vitest";
import type { Tx } from "#server/db/open.ts";
import { exames } from "#server/db/schema/exames.ts";
import { profissionais } from "#server/db/schema/profissionais.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { getCounts, listRecent } from "./dashboard.ts";
import { listUnwalledTables } from "./system-checks.ts";

const test = testDatabase();

beforeAll(async () => {
  const ana = await staffIdentity(test, "admin_master");
  await test.database.as(ana, async (tx) => {
    await tx.insert(usuarios).values([records.usuario(), records.usuario()]);
    await tx.insert(exames).values([records.exame(), records.exame(), records.exame()]);
    await tx.insert(profissionais).values(records.profissional());
  });
});

it.each(["leitor", "editor", "laudos", "recepcao", "admin_master"] as const)(
  "counts truly for %s",
  async (role) => {
    const identity = await staffIdentity(test, role);
    const [people] = await test.superuser`select count(*)::int as n from usuarios`;
    const counts = await test.database.as(identity, getCounts);
    expect(counts).toEqual({ usuarios: people?.n, medicos: 1, convenios: 0, exames: 3 });
  },
);

it("lists what changed lately: all for admin_master, one's own for the others", async () => {
  const all = await test.asAdmin((tx) => listRecent(tx, { limit: 3 }));
  expect(all).toHaveLength(3);
  expect(all[0]).toMatchObject({ usuario_nome: "Ana", acao: "criou", coisa: "profissionais" });
  expect(all[0]?.nome).toMatch(/^Dra\. Ana/);
  const editor = await staffIdentity(test, "editor");
  const own = (tx: Tx) => listRecent(tx, { by: { id: editor.usuarioId } });
  expect(await test.database.as(editor, own)).toEqual([]);
  await test.database.as(editor, (tx) => tx.update(exames).set({ descricao: "Outra" }));
  expect((await test.database.as(editor, own)).map(({ acao }) => acao)).toEqual(
    Array(3).fill("alterou"),
  );
});

it("finds a table whose row-level security was switched off", async () => {
  expect(await listUnwalledTables(test.database.signIn)).toEqual([]);
  await test.superuser`alter table exames no force row level security`;
  expect(await listUnwalledTables(test.database.signIn)).toEqual(["exames"]);
  await test.superuser`alter table exames force row level security`;
});

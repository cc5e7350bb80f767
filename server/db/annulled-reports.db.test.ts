/** Reports that were "retirado" before the word became "anulado": as a clinic's database has them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { expect, it } from "vitest";
import { lockLaudo } from "#server/data/laudos/laudos.ts";
import { annulLaudo } from "#server/data/laudos/release.ts";
import { connectSuperuser, testDatabase } from "#tests/support/database.ts";
import { portalFixture } from "#tests/support/portal.ts";

const test = testDatabase();
const MIGRATION = path.join(import.meta.dirname, "migrations", "0030_laudo_anulado.sql");

/** The table and the trail's words as they were before the migration. */
const BEFORE = `
  alter table laudos disable trigger user;
  alter table laudos drop constraint laudos_status_palavra;
  alter table laudos rename column motivo_anulacao to motivo_retirada;
  alter table laudos rename column anulado_em to retirado_em;
  alter table laudos drop column anulado_por;
  update laudos set status = 'retirado' where status = 'anulado';
  update trilha_pacientes set acao = 'retirou laudo' where acao = 'anulou laudo';
  alter table laudos add constraint laudos_status_palavra
    check (status in ('em_analise', 'liberado', 'retificado', 'retirado'));
  alter table laudos enable trigger user;`;

it("keeps reason, time and who, and writes no line of its own", async () => {
  const portal = await portalFixture(test);
  const { id, versao } = await portal.released(await portal.paciente());
  await portal.asStaff((tx) => annulLaudo(tx, { id, versao, motivo: "Lado trocado" }));
  const read = () => portal.asStaff((tx) => lockLaudo(tx, id));
  const before = await read();
  const superuser = connectSuperuser(test.owner.database);
  await superuser.unsafe(BEFORE);
  const lines = () => superuser`select count(*)::int as n from trilha_pacientes`;
  const [had] = await lines();

  const owner = postgres({ ...test.owner, max: 1, onnotice: () => {} });
  const statements = readFileSync(MIGRATION, "utf8").split("--> statement-breakpoint");
  await owner.begin(async (tx) => {
    for (const statement of statements) await tx.unsafe(statement);
  });
  await owner.end();

  expect(await read()).toEqual(before);
  expect(before).toMatchObject({ status: "anulado", motivo_anulacao: "Lado trocado" });
  expect(before?.anulado_por).toBeTruthy();
  expect((await lines())[0]).toEqual(had);
  await superuser.end();
});

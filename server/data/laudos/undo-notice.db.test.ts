import { beforeAll, beforeEach, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { undoNotice } from "./undo-notice.ts";

const test = testDatabase();
let portal: PortalFixture;
let laudoId: string;

beforeAll(async () => {
  portal = await portalFixture(test);
});

beforeEach(async () => {
  await test.superuser`delete from pgboss.job_common`;
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, avisos_laudos cascade`;
  const laudo = await portal.released(await portal.paciente());
  laudoId = laudo.id;
  await test.superuser`select poe_email('aviso-laudo', id, 'http://x.test', 10) from avisos_laudos`;
});

const undo = () => portal.asStaff((tx) => undoNotice(tx, laudoId));
const count = async (from: "avisos_laudos" | "pgboss.job_common") =>
  (await test.superuser.unsafe(`select 1 from ${from}`)).length;

it("is not sent, the report stays released, and a line of its trail says so", async () => {
  expect([await count("avisos_laudos"), await count("pgboss.job_common")]).toEqual([1, 1]);
  expect(await undo()).toBe(true);
  expect([await count("avisos_laudos"), await count("pgboss.job_common")]).toEqual([0, 0]);
  const [row] = await test.superuser`select status from laudos where id = ${laudoId}`;
  expect(row?.status).toBe("liberado");
  const lines = await test.superuser`
    select documentos from trilha_pacientes where acao = 'desfez_aviso'`;
  expect(lines.map(({ documentos }) => documentos)).toEqual([[`laudo:${laudoId}`]]);
  expect(await undo()).toBe(false);
});

it("cannot be cancelled once a worker has begun to send it, and not by anybody else", async () => {
  const editor = await staffIdentity(test, "editor");
  const attempt = test.database.as(editor, (tx) => tx.execute(`select desfaz_aviso('${laudoId}')`));
  await expect(attempt).rejects.toMatchObject({ id: "not-permitted" });
  await test.superuser`update pgboss.job_common set state = 'active'`;
  expect(await undo()).toBe(false);
  const nobody = "00000000-0000-4000-8000-000000000000";
  expect(await portal.asStaff((tx) => undoNotice(tx, nobody))).toBe(false);
  expect(await count("avisos_laudos")).toBe(1);
});

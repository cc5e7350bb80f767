import { beforeAll, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";

const test = testDatabase();
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(test);
});

it("says who annulled it and when by the database's own word, whatever SQL says", async () => {
  const { id } = await portal.released(await portal.paciente());
  const before = Date.now();
  await portal.asStaff((tx) =>
    tx.execute(
      `update laudos set status = 'anulado', anulado_por = 'Outra', anulado_em = '2020-01-01' where id = '${id}'`,
    ),
  );
  await portal.asStaff((tx) =>
    tx.execute(`update laudos set anulado_por = 'Outra', anulado_em = null where id = '${id}'`),
  );
  const [line] = await test.superuser`
    select usuario_nome from trilha_pacientes where acao = 'anulou_laudo'`;
  const [row] = await test.superuser`select anulado_por, anulado_em from laudos where id = ${id}`;
  expect(row?.anulado_por).toBe(line?.usuario_nome);
  expect(row?.anulado_em.getTime()).toBeGreaterThanOrEqual(before);
});

it.each(["editor", "leitor"] as const)("hides the reason from %s", async (role) => {
  const reading = test.database.as(await staffIdentity(test, role), (tx) =>
    tx.execute("select motivo_anulacao from laudos"),
  );
  await expect(reading).rejects.toMatchObject({ id: "not-permitted" });
});

it.each(["motivo_anulacao", "anulado_por"])("hides %s from the patient, too", async (column) => {
  const reading = test.database.as({ role: "paciente", access: "x" }, (tx) =>
    tx.execute(`select ${column} from laudos`),
  );
  await expect(reading).rejects.toMatchObject({ id: "not-permitted" });
});

import { beforeAll, beforeEach, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { child, EVA, LIA } from "#tests/support/family.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { listLaudos } from "./laudos.ts";
import { getLaudoNotice } from "./notices.ts";
import { undoNotice } from "./undo-notice.ts";

const test = testDatabase();
const WITHOUT = { ...LIA, email: null };
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(test);
});

beforeEach(async () => {
  await test.superuser`delete from pgboss.job_common`;
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, avisos_laudos cascade`;
});

async function told(): Promise<string[]> {
  const rows = await test.superuser`select id from avisos_laudos order by para`;
  const found = await test.database.as({ role: "sistema" }, (tx) =>
    Promise.all(rows.map(({ id }) => getLaudoNotice(tx, id))),
  );
  return found.flatMap((one) => (one ? [`${one.para} ${one.email}`] : []));
}

it("a child's guardian is told of a release, and staff read that there is an e-mail", async () => {
  await portal.released(await portal.paciente(WITHOUT));
  expect(await told()).toEqual(["responsavel rui@exemplo.test"]);
  const { rows } = await portal.asStaff((tx) => listLaudos(tx));
  expect(rows).toMatchObject([{ tem_email: true, aviso: { falha: null } }]);
});

it("child and guardian are told each at the own address, and “Desfazer” stops both mails", async () => {
  const { id } = await portal.released(await portal.paciente(LIA));
  expect(await told()).toEqual(["paciente lia@exemplo.test", "responsavel rui@exemplo.test"]);
  await test.superuser`select poe_email('aviso-laudo', id, 'http://x.test', 10) from avisos_laudos`;
  expect(await portal.asStaff((tx) => undoNotice(tx, id))).toBe(true);
  expect(await test.superuser`select 1 from avisos_laudos`).toHaveLength(0);
  expect(await test.superuser`select 1 from pgboss.job_common`).toHaveLength(0);
});

it("a guardian whose time is over, or who has no e-mail, is told nothing", async () => {
  const over = { ...child("Ana", "1990-01-01"), email: null, responsavel_ate: "2020-01-01" };
  const bia = { ...child("Bia", "2019-09-09", EVA), email: null, responsavel_email: null };
  await portal.released(await portal.paciente(bia));
  await portal.released(await portal.paciente(over));
  expect(await test.superuser`select 1 from avisos_laudos`).toHaveLength(0);
});

it("a mail that waits to be sent no longer goes to the guardian once the report is reserved", async () => {
  const { id } = await portal.released(await portal.paciente(LIA));
  await test.superuser`update laudos set reservado = true where id = ${id}`;
  expect(await told()).toEqual(["paciente lia@exemplo.test"]);
});

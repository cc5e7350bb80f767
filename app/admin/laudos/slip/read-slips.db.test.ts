import { beforeAll, expect, it } from "vitest";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { testDatabase } from "#tests/support/database.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffContext } from "#tests/support/staff-context.ts";
import { readSlips } from "./read-slips.server.ts";

const test = testDatabase();
const { context } = staffContext(test);
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(test);
});

it.each([
  ["no guardian", {}, false],
  ["a guardian", { responsavel_ate: "2036-02-03" }, true],
  ["a guardian whose last day is over", { responsavel_ate: "2020-02-03" }, false],
])(
  "a slip of a patient with %s names the CPF that opens the report",
  async (_who, values, isGuardians) => {
    const guardian = { cpf: null, responsavel_nome: "Rui", responsavel_cpf: CPFS[2] };
    const pacienteId = await portal.paciente(
      "responsavel_ate" in values ? { ...guardian, ...values } : {},
    );
    const { id } = await portal.laudo(pacienteId);
    const work = { context: context(), transaction: portal.asStaff } as unknown as StaffWork;
    const [slip] = await readSlips(work, [id]);
    expect(slip?.temResponsavel).toBe(isGuardians);
  },
);

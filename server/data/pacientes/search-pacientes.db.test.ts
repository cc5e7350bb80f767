/** Patients by names that were typed with an error. */
import { beforeAll, expect, test } from "vitest";
import { listLaudos } from "#server/data/laudos/laudos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { listPacientes } from "./pacientes.ts";

const clinic = testDatabase();
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(clinic);
});

test("patients are found by a name typed with an error, which is said, and only where nobody has what was typed", async () => {
  const id = await portal.paciente();
  await portal.paciente({ nome: "Ana Lima", cpf: CPFS[1] });
  await portal.laudo(id);
  const find = async (busca: string) => {
    const found = await portal.asStaff((tx) => listPacientes(tx, { busca }));
    return { isSimilar: found.isSimilar, names: found.rows.map(({ nome }) => nome) };
  };
  const maria = { isSimilar: true, names: ["Maria da Conceição Souza"] };
  for (const busca of ["Conseição", "sousa maria", "Mraia Souza", "Cnceicao"]) {
    expect(await find(busca), busca).toEqual(maria);
  }
  expect(await find("souza")).toEqual({ ...maria, isSimilar: false });
  expect(await find("ana")).toEqual({ isSimilar: false, names: ["Ana Lima"] });
  const laudos = await portal.asStaff((tx) => listLaudos(tx, { busca: "Mraia Sousa" }));
  expect(laudos).toMatchObject({ isSimilar: true, total: 1 });
  // Numbers are exact, however they are spelled.
  expect((await find("529982.24725")).names).toEqual(maria.names);
  expect((await find("529.982.247-26")).names).toEqual([]);
  // Whose name was only compared was not shown, and stands in no line of the trail.
  await clinic.superuser`truncate trilha_pacientes`;
  await find("Mraia Sousa");
  const lines = await clinic.superuser`select pacientes from trilha_pacientes`;
  expect(lines.map(({ pacientes }) => pacientes)).toEqual([[id]]);
});

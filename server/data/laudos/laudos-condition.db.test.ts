import { beforeAll, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { listLaudos } from "./laudos.ts";
import { type LaudosCondition, listMedicosOfLaudos } from "./laudos-condition.ts";

const clinic = testDatabase();
let portal: PortalFixture;
const ids: Record<string, string> = {};

beforeAll(async () => {
  portal = await portalFixture(clinic);
  const paciente = await portal.paciente();
  const add = async (name: string, values: Parameters<PortalFixture["laudo"]>[1]) => {
    ids[name] = (await portal.laudo(paciente, values)).id;
  };
  await add("a", { exame: "Mamografia digital", data_exame: "2026-01-31" });
  await add("b", { exame: "MAMOGRAFIA  Digital", data_exame: "2026-02-01", crm: "" });
  await add("c", {
    exame: "Radiografia de tórax",
    data_exame: "2026-02-28",
    medico_responsavel: "Dr. Renan",
  });
  await add("d", { medico_responsavel: "", crm: "", data_exame: "2026-03-01" });
});

const found = async (wanted: LaudosCondition) => {
  const { rows, total } = await portal.asStaff((tx) => listLaudos(tx, wanted));
  expect(total).toBe(rows.length);
  const names = Object.keys(ids).filter((name) => rows.some(({ id }) => id === ids[name]));
  return names.join("");
};

it("finds reports by doctor, by exam, by their days and by ids", async () => {
  expect(await found({ medico: "Dr. Renan" })).toBe("c");
  expect(await found({ medico: "Renan" })).toBe("");
  expect(await found({ exames: ["mamografia digital"] })).toBe("ab");
  expect(await found({ exames: ["Mamografia digital", "radiografia de torax"] })).toBe("abc");
  expect(await found({ exames: ["mamografia"] })).toBe("");
  expect(await found({ de: "2026-02-01" })).toBe("bcd");
  expect(await found({ ate: "2026-02-28" })).toBe("abc");
  expect(await found({ de: "2026-02-01", ate: "2026-02-28", exames: ["mamografia digital"] })).toBe(
    "b",
  );
  expect(await found({ ids: [ids.a ?? "", ids.d ?? ""] })).toBe("ad");
  expect(await found({ ids: [] })).toBe("");
});

it("a corrected exam is found by its new name", async () => {
  const paciente = await portal.paciente({ cpf: null });
  const { id } = await portal.laudo(paciente, { exame: "Holter" });
  const [row] = await clinic.superuser`select exame_hash from laudos where id = ${id}`;
  expect(Buffer.from(row?.exame_hash)).toEqual(portal.keys.exameHash("holter"));
  expect(portal.keys.exameHash("Holter")).not.toEqual(portal.keys.protocoloHash("holter"));
});

it("offers each doctor once, without the reports that have none", async () => {
  expect(await portal.asStaff(listMedicosOfLaudos)).toEqual(["Dr. Renan", "Dra. Helena Prado"]);
});

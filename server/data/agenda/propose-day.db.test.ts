import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Dia, Periodo } from "#domain/agendamentos/agendamentos.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { Identity } from "#server/db/open.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { findDayToPropose } from "./horarios.ts";

const test = testDatabase();
let recepcao: Identity;

/** A Saturday in the distant future. */
const NOW = new Date("2036-03-01T10:00:00-04:00");
const SALA = "00000000-0000-4000-8000-00000000005a";
const MORNING = [{ abre: "07:00", fecha: "09:00" }];
const AFTERNOON = [{ abre: "14:00", fecha: "16:00" }];
const CLOSED = { dom: [], seg: [], ter: [], qua: [], qui: [], sex: [], sab: [] };

beforeAll(async () => {
  await openDataKeys(test.database, TEST_SECRET);
  recepcao = await staffIdentity(test, "recepcao");
});

beforeEach(() => test.superuser`truncate salas cascade`);

const open = (days: object) =>
  test.superuser`insert into salas (id, nome, duracao_minutos, horarios)
    values (${SALA}, 'Ressonância', 30, ${test.superuser.json({ ...CLOSED, ...days })})`;

const dayFor = (dias: Dia[], periodos: Periodo[] = []) =>
  test.database.as(recepcao, (tx) =>
    findDayToPropose(tx, { exame: null, agora: NOW }, { dias, periodos }),
  );

it("a proposal opens on the first free day of those that the patient named, never on a closed one", async () => {
  await open({ seg: MORNING, ter: MORNING, qui: AFTERNOON });
  expect(await dayFor(["terca"])).toBe("2036-03-04");
  expect(await dayFor(["terca", "quinta"], ["tarde"])).toBe("2036-03-06");
  expect(await dayFor([])).toBe("2036-03-03");
});

it("a proposal opens on the first free day where none suits, and tomorrow where there is none", async () => {
  expect(await dayFor(["terca"])).toBe("2036-03-02");
  await open({ qua: MORNING });
  expect(await dayFor(["terca"])).toBe("2036-03-05");
});

import { beforeEach, expect, it } from "vitest";
import { DEFAULT_PAGINAS } from "#domain/paginas/paginas.ts";
import { isoDate } from "#domain/texto/datas.ts";
import type { Tx } from "#server/db/open.ts";
import { testDatabase } from "#tests/support/database.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { getPagina, paginas } from "./paginas.ts";

const test = testDatabase();
const visitor = <T>(work: (tx: Tx) => Promise<T>) => test.database.as({ role: "anonimo" }, work);
const today = () => isoDate(new Date());
const START = today();
/** Two days around midnight. */
const isToday = () => expect.toBeOneOf([START, today()]);

async function save(versao: number | undefined, texts: Partial<typeof DEFAULT_PAGINAS>) {
  const admin = await staffIdentity(test, "admin_master");
  const values = { ...DEFAULT_PAGINAS, ...texts };
  return test.database.as(admin, (tx) => paginas.save(tx, { versao, values }));
}

beforeEach(async () => {
  await test.superuser`truncate paginas`;
  await test.superuser`delete from trilha where coisa = 'paginas'`;
});

it("of a built-in text nothing is stored, and it has no date of its own", async () => {
  expect(await visitor((tx) => getPagina(tx, "termos_uso"))).toBeUndefined();
  await save(undefined, { politica_privacidade: "Nossa política." });
  expect(await visitor((tx) => getPagina(tx, "politica_privacidade"))).toEqual({
    texto: "Nossa política.",
    atualizado_em: isToday(),
  });
  expect(await visitor((tx) => getPagina(tx, "termos_uso"))).toEqual({
    texto: null,
    atualizado_em: null,
  });
  expect(await test.asAdmin(paginas.read)).toMatchObject({
    politica_privacidade: "Nossa política.",
    termos_uso: DEFAULT_PAGINAS.termos_uso,
  });
});

it("each text has the date of its own last change, restored ones too", async () => {
  await save(undefined, { politica_privacidade: "Um.", termos_uso: "Dois." });
  await test.superuser`alter table paginas disable trigger data_paginas`;
  await test.superuser`update paginas set politica_privacidade_em = '2020-01-01', termos_uso_em = '2020-01-01'`;
  await test.superuser`alter table paginas enable trigger data_paginas`;
  const [row] = await test.superuser`select id, versao from paginas`;
  await save(row?.versao, { politica_privacidade: "Um.", termos_uso: "Três." });
  const dates = async () =>
    Promise.all(
      (["politica_privacidade", "termos_uso"] as const).map(
        async (name) => (await visitor((tx) => getPagina(tx, name)))?.atualizado_em,
      ),
    );
  expect(await dates()).toEqual(["2020-01-01", isToday()]);

  await test.superuser`alter table paginas disable trigger data_paginas`;
  await test.superuser`update paginas set termos_uso_em = '2020-01-01'`;
  await test.superuser`alter table paginas enable trigger data_paginas`;
  const [first] = await test.superuser`
    select id from trilha where coisa = 'paginas' and acao = 'criou'`;
  const restored = await test.asAdmin((tx) => paginas.restore(tx, row?.id, Number(first?.id)));
  expect(restored.status).toBe("restored");
  expect((await visitor((tx) => getPagina(tx, "termos_uso")))?.texto).toBe("Dois.");
  expect(await dates()).toEqual(["2020-01-01", isToday()]);
});

it("a save over a newer version is a conflict that shows whole texts", async () => {
  await save(undefined, { termos_uso: "Um." });
  await save(1, {});
  expect(await save(1, { termos_uso: "Três." })).toMatchObject({
    status: "conflict",
    current: { versao: 2, ...DEFAULT_PAGINAS },
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { SHOWN_DEPOIMENTOS } from "#domain/clinica/depoimentos.ts";
import { ROLES } from "#domain/permissions.ts";
import { databaseRole } from "#server/db/logins/logins.ts";
import type { Tx } from "#server/db/open.ts";
import { depoimentos } from "#server/db/schema/depoimentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { depoimentosSecao } from "./depoimentos.ts";
import { getHome } from "./home/home.ts";

const test = testDatabase();
const visitor = <T>(work: (tx: Tx) => Promise<T>) => test.database.as({ role: "anonimo" }, work);
const values = { mostrar: true, satisfacao: "97%", media: "4,8", avaliacoes: "120" };

beforeEach(async () => {
  await test.superuser`truncate depoimentos, depoimentos_secao`;
});

describe("the home page", () => {
  it("gets the first ones of the clinic's order, by name and text alone", async () => {
    const rows = Array.from({ length: 9 }, (_, index) =>
      records.depoimento({ nome: `P${index}`, ordem_exibicao: 9 - index }),
    );
    await test.asAdmin((tx) => tx.insert(depoimentos).values(rows));
    const home = await visitor(getHome);
    expect(home.depoimentos.map(({ nome }) => nome)).toEqual(
      ["P8", "P7", "P6", "P5", "P4", "P3", "P2"].slice(0, SHOWN_DEPOIMENTOS),
    );
    for (const one of home.depoimentos) expect(Object.keys(one)).toEqual(["nome", "texto"]);
    expect(home.depoimentosSecao).toBeUndefined();
  });

  it("gets the section as it was saved", async () => {
    await test.asAdmin((tx) =>
      depoimentosSecao.save(tx, { versao: undefined, values: { ...values, mostrar: false } }),
    );
    expect((await visitor(getHome)).depoimentosSecao).toEqual({ ...values, mostrar: false });
  });
});

it("who consented is for those who edit", async () => {
  const readers = [];
  for (const role of ROLES) {
    const [row] = await test.superuser`
      select has_column_privilege(${databaseRole(role)}, 'depoimentos', 'consentimento', 'SELECT') as may`;
    if (row?.may) readers.push(role);
  }
  expect(readers).toEqual(["admin_master", "editor", "recepcao"]);
});

describe("the section, which exists once", () => {
  it("is made by the first save, and a second one that knows of none is a conflict", async () => {
    const editor = await staffIdentity(test, "editor");
    const save = (versao: number | undefined, media: string) =>
      test.database.as(editor, (tx) =>
        depoimentosSecao.save(tx, { versao, values: { ...values, media } }),
      );
    expect(await save(undefined, "4,8")).toMatchObject({ status: "saved", record: { versao: 2 } });
    expect(await save(undefined, "4,7")).toMatchObject({
      status: "conflict",
      current: { media: "4,8" },
    });
    expect(await save(2, "4,6")).toMatchObject({ status: "saved", record: { versao: 3 } });
    expect(await save(2, "4,5")).toMatchObject({ status: "conflict", current: { media: "4,6" } });
  });

  it("is made once by two first saves at the same time", async () => {
    const people = await Promise.all([
      staffIdentity(test, "editor"),
      staffIdentity(test, "recepcao"),
    ]);
    const results = await Promise.all(
      people.map((person) =>
        test.database.as(person, (tx) => depoimentosSecao.save(tx, { versao: undefined, values })),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["conflict", "saved"]);
  });
});

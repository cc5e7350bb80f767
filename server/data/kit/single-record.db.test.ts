import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ConfiguracoesSite } from "#domain/clinica/configuracoes-site.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { DEFAULT_HOME_SOBRE } from "#domain/defaults/home-sobre.ts";
import { configuracoesSite as settings } from "#server/data/configuracoes-site.ts";
import { homeSobre } from "#server/data/home/home-sobre.ts";
import { listHistory } from "#server/data/trail/record-history.ts";
import type { Identity, Tx } from "#server/db/open.ts";
import { testDatabase } from "#tests/support/database.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";

const test = testDatabase();
let admin: Identity;
let editor: Identity;
const asAdmin = <T>(work: (tx: Tx) => Promise<T>) => test.database.as(admin, work);
const named = (nome_clinica: string): ConfiguracoesSite => ({
  ...DEFAULT_CONFIGURACOES,
  nome_clinica,
});

beforeAll(async () => {
  admin = await staffIdentity(test, "admin_master");
  editor = await staffIdentity(test, "editor");
});

beforeEach(async () => {
  await test.superuser`truncate configuracoes_site, home_sobre, trilha`;
});

describe("the first reading", () => {
  it("makes the record of the defaults, and the second finds it", async () => {
    const first = await asAdmin((tx) => settings.readOrCreate(tx, DEFAULT_CONFIGURACOES));
    expect(first).toMatchObject({ isNew: true, record: { ...DEFAULT_CONFIGURACOES, versao: 1 } });
    const second = await asAdmin((tx) => settings.readOrCreate(tx, DEFAULT_CONFIGURACOES));
    expect(second).toEqual({ isNew: false, record: first.record });
  });

  it("of eight at once makes one, and all get the same", async () => {
    const reads = await Promise.all(
      Array.from({ length: 8 }, () =>
        asAdmin((tx) => settings.readOrCreate(tx, DEFAULT_CONFIGURACOES)),
      ),
    );
    expect(reads.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(reads.map(({ record }) => record.id)).size).toBe(1);
    expect(await test.superuser`select acao from trilha`).toEqual([{ acao: "criou" }]);
  });

  it("is refused by the database to those who may not edit the settings", async () => {
    const variant = test.database.as(editor, (tx) =>
      settings.readOrCreate(tx, DEFAULT_CONFIGURACOES),
    );
    await expect(variant).rejects.toMatchObject({ id: "not-permitted" });
    expect(await test.superuser`select 1 from configuracoes_site`).toHaveLength(0);
  });
});

describe("the first save over what is built in", () => {
  it("is the second version, so that it can be taken back", async () => {
    const values = { ...DEFAULT_HOME_SOBRE, titulo: "Nossa casa" };
    const saved = await asAdmin((tx) => homeSobre.save(tx, { versao: undefined, values }));
    expect(saved).toMatchObject({ status: "saved", record: { titulo: "Nossa casa", versao: 2 } });
    if (saved.status !== "saved") return;
    const { id } = saved.record;
    const { lines } = await asAdmin((tx) => listHistory(tx, { thing: "home_sobre", record: id }));
    expect(lines.map(({ acao, versao }) => [acao, versao])).toEqual([
      ["alterou", 2],
      ["criou", 1],
    ]);
    const { status } = await asAdmin((tx) => homeSobre.restore(tx, id, lines[1]?.id ?? 0));
    expect(status).toBe("restored");
    expect(await asAdmin(homeSobre.read)).toMatchObject(DEFAULT_HOME_SOBRE);
  });
});

describe("a save", () => {
  it("makes the record where there is none yet", async () => {
    const saved = await asAdmin((tx) =>
      settings.save(tx, { versao: undefined, values: named("Primeira") }),
    );
    expect(saved).toMatchObject({ status: "saved", record: { nome_clinica: "Primeira" } });
  });

  it("without an opened version shows the existing record, and changes nothing", async () => {
    await asAdmin((tx) => settings.readOrCreate(tx, named("De outra pessoa")));
    const saved = await asAdmin((tx) =>
      settings.save(tx, { versao: undefined, values: named("Minha") }),
    );
    expect(saved).toMatchObject({
      status: "conflict",
      current: { nome_clinica: "De outra pessoa", versao: 1 },
    });
  });

  it("over an older version shows both, and changes nothing", async () => {
    const { record } = await asAdmin((tx) => settings.readOrCreate(tx, DEFAULT_CONFIGURACOES));
    const { versao } = record;
    await asAdmin((tx) => settings.save(tx, { versao, values: named("Segunda") }));
    const late = await asAdmin((tx) => settings.save(tx, { versao, values: named("Tardia") }));
    expect(late).toMatchObject({
      status: "conflict",
      current: { nome_clinica: "Segunda", versao: 2 },
    });
    expect((await asAdmin(settings.read))?.nome_clinica).toBe("Segunda");
  });

  it("says so where the record is gone", async () => {
    const gone = await asAdmin((tx) => settings.save(tx, { versao: 1, values: named("Qual") }));
    expect(gone).toEqual({ status: "missing" });
  });
});

it("each version comes back whole, hours and holidays too", async () => {
  const feriados = [{ data: "2026-12-25", nome: "Natal", intervalos: [] }];
  const first = { ...named("Antes"), feriados };
  const { record } = await asAdmin((tx) => settings.readOrCreate(tx, first));
  await asAdmin((tx) => settings.save(tx, { versao: record.versao, values: named("Depois") }));
  const { lines } = await asAdmin((tx) =>
    listHistory(tx, { thing: "configuracoes_site", record: record.id }),
  );
  const { status } = await asAdmin((tx) => settings.restore(tx, record.id, lines[1]?.id ?? 0));
  expect(status).toBe("restored");
  expect(await asAdmin(settings.read)).toEqual({ ...record, versao: 3 });
});

import { beforeEach, describe, expect, it, test } from "vitest";
import { sheetOf } from "#domain/spreadsheet/sheet.ts";
import { listThings, thingEntry } from "#domain/things.ts";
import { sheetRecords } from "#server/data/kit/record-kinds.ts";
import { RECORD_FIXTURES } from "#tests/support/record-fixtures.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const DERIVED: Record<string, string[]> = { exames: ["Grupo"] };
const { database, get, post } = staffServer();

const FIXTURES = RECORD_FIXTURES.filter(({ thing }) => thingEntry(thing)?.spreadsheet);

function inputOf(page: string, name: string): string {
  const value = new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? "";
  const signs = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };
  return value.replace(/&(?:lt|gt|quot|#x27|amp);/g, (sign) => signs[sign as keyof typeof signs]);
}

test("each thing with a spreadsheet is a list of the kit, and has a fixture", () => {
  const things = listThings().flatMap(([thing, entry]) => (sheetOf(entry) ? [thing] : []));
  expect(FIXTURES.map(({ thing }) => thing)).toEqual(things);
  for (const { thing } of FIXTURES) expect(sheetRecords(thing), thing).toBeDefined();
});

describe.each(FIXTURES)("$thing", ({ thing, path, valid }) => {
  const rows = async () =>
    (await database.superuser`select * from ${database.superuser(thing)} order by nome`).map(
      ({ id, atualizado_em, ...row }) => row,
    );
  const file = async () => (await get(`${path}/exportar`, "editor")).bytes();
  const check = (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set("formulario", "conferir");
    form.set("arquivo", new File([bytes], "lista.csv", { type: "text/csv" }));
    return post(`${path}/importar`, form, "editor");
  };

  beforeEach(async () => {
    await database.superuser`truncate ${database.superuser(thing)}`;
    for (const name of ["=SOMA(A1)", "Ça va; “bem”"]) {
      expect((await post(`${path}/novo`, valid(name), "editor")).status).toBe(302);
    }
  });

  it("is exported with the labels of its form, without formulas", async () => {
    const text = new TextDecoder().decode(await file());
    const entry = thingEntry(thing);
    const labels = entry && Object.values(sheetOf(entry)?.labels ?? {});
    expect(text.split("\r\n")[0]).toBe([...(labels ?? []), ...(DERIVED[thing] ?? [])].join(";"));
    expect(text).toContain("\r\n'=SOMA(A1);");
    expect((await get(`${path}/exportar`, "leitor")).status).toBe(403);
    expect((await get(`${path}/importar`, "laudos")).status).toBe(403);
  });

  it("changes nothing when it is imported again", async () => {
    const response = await check(await file());
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("já estão como na planilha");
  });

  it("becomes the same records where there are none", async () => {
    const before = await rows();
    const bytes = await file();
    await database.superuser`truncate ${database.superuser(thing)}`;
    const page = await (await check(bytes)).text();
    const form = new FormData();
    form.set("formulario", "confirmar");
    form.set("texto", inputOf(page, "texto"));
    form.set("conferido", inputOf(page, "conferido"));
    const response = await post(`${path}/importar`, form, "editor");
    expect([response.status, response.headers.get("location")]).toEqual([302, path]);
    expect(await rows()).toEqual(before);
  });

  it("has a link in its list, for those who edit it", async () => {
    const page = await (await get(path, "editor")).text();
    expect(page).toContain(`href="${path}/exportar"`);
    expect(page).toContain(`action="${path}/importar"`);
  });
});

test("a list without one has no such address", async () => {
  for (const path of ["/admin/depoimentos", "/admin/blog", "/admin/pacientes"]) {
    expect((await get(`${path}/exportar`, "admin_master")).status, path).toBe(404);
  }
});

import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { ListPosition } from "#domain/listas/list-position.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type StaffIdentity, staffIdentity } from "#tests/support/staff-identity.ts";
import { listTrail, listTrailChoices, streamTrailCsv, type TrailFilters } from "./trilha.ts";

const test = testDatabase();
const ANA = "11111111-1111-4111-8111-111111111111";
const RUI = "22222222-2222-4222-8222-222222222222";
let asAna: StaffIdentity;

beforeEach(async () => {
  await test.superuser`truncate trilha, usuarios, auth_users cascade`;
  asAna = await staffIdentity(test, "admin_master", { id: ANA, nome: "Ana" });
});

describe("the trail", () => {
  beforeEach(async () => {
    await test.superuser`insert into trilha (quando, usuario_id, usuario_nome, acao, coisa, registro, antes)
      select timestamptz '2026-03-01 12:00Z' + n * interval '1 day', ${ANA}, 'Ana', 'alterou',
        case when n % 2 = 0 then 'exames' else 'convenios' end, n::text, jsonb_build_object('nome', '=1+1;' || n)
      from generate_series(1, 120) n`;
    await test.superuser`insert into trilha (acao, coisa) values ('entrada_recusada', 'usuarios')`;
  });

  it("is filtered by person, thing and time, and comes page by page", async () => {
    const list = (filters: Parameters<typeof listTrail>[1], position?: ListPosition) =>
      test.asAdmin((tx) => listTrail(tx, filters, position));
    const listPage = async (number: number, filters: Parameters<typeof listTrail>[1]) => {
      let page = await list(filters);
      while (page.page < number) page = await list(filters, page.next);
      return page;
    };
    expect(await list({})).toMatchObject({ page: 1, previous: undefined, rows: { length: 50 } });
    expect((await listPage(3, {})).rows).toHaveLength(21);
    expect((await listPage(3, { person: ANA })).rows).toHaveLength(20);
    expect((await list({ person: "' or 1=1" })).rows).toHaveLength(0);
    expect((await listPage(2, { thing: "exames" })).rows).toHaveLength(10);
    expect((await list({ thing: "exames", record: "4" })).rows).toHaveLength(1);
    const days = { from: new Date("2026-03-02T00:00Z"), to: new Date("2026-03-05T00:00Z") };
    expect((await list(days)).rows.map(({ registro }) => registro)).toEqual(["3", "2", "1"]);
    expect(await test.asAdmin(listTrailChoices)).toEqual({
      people: [{ id: ANA, nome: "Ana" }],
      things: ["convenios", "exames", "usuarios"],
    });
  });

  it.each([
    ["quando >= '2026-03-02' and quando < '2026-03-03'", "trilha_quando"],
    [`usuario_id = '${ANA}'`, "trilha_usuario"],
    ["coisa = 'exames' and quando < '2026-03-03'", "trilha_coisa"],
    [`usuario_id = '${ANA}' and coisa = 'exames'`, "trilha_usuario_coisa"],
  ])("is read in the order of an index, without sorting, where %s", async (where, index) => {
    const plan = await test.database.as(asAna, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      return tx.execute(
        sql.raw(`explain (costs off) select id, quando, acao, antes, depois from trilha
          where ${where} order by quando desc, id desc limit 51`),
      );
    });
    const text = plan.map((line) => Object.values(line)[0]).join("\n");
    expect(text).toContain(`using ${index} on trilha`);
    expect(text).not.toContain("Sort");
  });

  it("shows everyone else what they did themselves", async () => {
    const asRui = await staffIdentity(test, "laudos", { id: RUI });
    const read = async (identity: StaffIdentity, filters: TrailFilters) =>
      (await test.database.as(identity, (tx) => listTrail(tx, filters))).rows;
    expect(await read(asRui, { person: ANA })).toEqual([]);
    expect(await read(asRui, {})).toEqual([]);
    const mine = await read(asAna, { person: ANA });
    expect(mine.slice(0, 3).map(({ registro }) => registro)).toEqual(["120", "119", "118"]);
  });

  it("is exported whole, as a file in which no spreadsheet runs a formula", async () => {
    await test.superuser`insert into trilha (acao, coisa, registro) select 'alterou', 'exames', '=HYPERLINK("x")' from generate_series(1, 1100)`;
    const stream = streamTrailCsv((work) => test.asAdmin(work), {});
    const text = await new Response(stream).text();
    const lines = text.trimEnd().split("\r\n");
    expect(lines).toHaveLength(1 + 120 + 1 + 1100);
    expect(lines[0]).toContain("Quando;Quem;Ação");
    expect(lines[1]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d;/);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

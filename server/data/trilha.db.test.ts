import { beforeEach, describe, expect, it } from "vitest";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { exames } from "#server/db/schema/exames.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { listMyTrail, listTrail, listTrailChoices, streamTrailCsv } from "./trilha.ts";
import { recordEvent } from "./trilha-events.ts";

const test = testDatabase();
const ANA = "11111111-1111-4111-8111-111111111111";
const asAna = {
  role: "admin_master" as const,
  usuarioId: ANA,
  usuarioNome: "Ana",
  address: "203.0.113.7",
  requestId: "pedido-1",
};

beforeEach(async () => {
  await test.superuser`truncate trilha, exames, usuarios, blog_posts`;
});

describe("a write", () => {
  it("leaves who, what, when, from where, before and after", async () => {
    const [made] = await test.database.as(asAna, (tx) =>
      tx
        .insert(exames)
        .values(records.exame({ nome: "Raio X" }))
        .returning({ id: exames.id }),
    );
    await test.database.as(asAna, (tx) => tx.update(exames).set({ nome: "Raio-X" }));
    await test.database.as(asAna, (tx) => tx.delete(exames));
    const { rows } = await test.asAdmin((tx) => listTrail(tx, {}));
    expect(rows.map(({ acao }) => acao)).toEqual(["excluiu", "alterou", "criou"]);
    expect(rows[1]).toMatchObject({
      usuario_id: ANA,
      usuario_nome: "Ana",
      coisa: "exames",
      registro: made?.id,
      antes: { nome: "Raio X" },
      depois: { nome: "Raio-X" },
      de_onde: "203.0.113.7",
      pedido: "pedido-1",
    });
    expect(Date.now() - Number(rows[1]?.quando.getTime())).toBeLessThan(60_000);
    expect(rows[2]?.depois).toMatchObject({ nome: "Raio X" });
    expect(rows[0]?.antes).toMatchObject({ nome: "Raio-X" });
  });

  it("that changed nothing, or was undone, leaves nothing", async () => {
    await test.database.as(asAna, (tx) => tx.insert(exames).values(records.exame()));
    await test.database.as(asAna, (tx) => tx.update(exames).set({ preparo: null }));
    const undone = test.database.as(asAna, async (tx) => {
      await tx.delete(exames);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect((await test.asAdmin((tx) => listTrail(tx, {}))).rows).toHaveLength(1);
  });
});

describe("what a line's record is called", () => {
  const names = async (rows: Promise<{ rows: { acao: string; nome: string | null }[] }>) =>
    (await rows).rows.map(({ acao, nome }) => [acao, nome]);

  it("comes from the change, from the record today, or from when it was deleted", async () => {
    await test.database.as(asAna, async (tx) => {
      const [rui] = await tx
        .insert(usuarios)
        .values(records.usuario({ nome: "Rui Lima", tipo_usuario: "leitor" }))
        .returning({ id: usuarios.id });
      const registro = rui?.id;
      await tx.update(usuarios).set({ tipo_usuario: "editor" });
      await recordEvent(tx, { acao: "removeu o segundo fator", coisa: "usuarios", registro });
    });
    const list = () => names(test.asAdmin((tx) => listTrail(tx, { thing: "usuarios" })));
    const lines = [
      ["removeu o segundo fator", "Rui Lima"],
      ["alterou", "Rui Lima"],
      ["criou", "Rui Lima"],
    ];
    expect(await list()).toEqual(lines);
    await test.database.as(asAna, (tx) => tx.delete(usuarios));
    expect(await list()).toEqual([["excluiu", "Rui Lima"], ...lines]);
    const stream = streamTrailCsv((work) => test.asAdmin(work), {});
    expect(await new Response(stream).text()).toMatch(
      /removeu o segundo fator;usuarios;[0-9a-f-]{36};Rui Lima;/,
    );
  });

  it.each(["leitor", "editor", "laudos", "recepcao"] as const)(
    "is told to %s of no person that the role may not see",
    async (role) => {
      const [rui] = await test.asAdmin((tx) =>
        tx.insert(usuarios).values(records.usuario()).returning({ id: usuarios.id }),
      );
      await test.superuser`insert into trilha (usuario_id, acao, coisa, registro)
        values (${ANA}, 'trocou a senha', 'usuarios', ${rui?.id ?? ""})`;
      const own = { role, usuarioId: ANA };
      expect(await names(test.database.as(own, (tx) => listTrail(tx, {})))).toEqual([
        ["trocou a senha", null],
      ]);
    },
  );

  it("is a post's title", async () => {
    await test.database.as(asAna, async (tx) => {
      await tx.insert(blogPosts).values(records.post({ titulo: "Mamografia" }));
      await tx.update(blogPosts).set({ resumo: "Outro" });
    });
    expect(await names(test.asAdmin((tx) => listTrail(tx, {})))).toEqual([
      ["alterou", "Mamografia"],
      ["criou", "Mamografia"],
    ]);
  });
});

describe("the trail", () => {
  beforeEach(async () => {
    await test.superuser`insert into trilha (quando, usuario_id, usuario_nome, acao, coisa, registro, antes)
      select timestamptz '2026-03-01 12:00Z' + n * interval '1 day', ${ANA}, 'Ana', 'alterou',
        case when n % 2 = 0 then 'exames' else 'convenios' end, n::text, jsonb_build_object('nome', '=1+1;' || n)
      from generate_series(1, 120) n`;
    await test.superuser`insert into trilha (acao, coisa) values ('entrada recusada', 'usuarios')`;
  });

  it("is filtered by person, thing and time, and comes page by page", async () => {
    const list = (filters: Parameters<typeof listTrail>[1]) =>
      test.asAdmin((tx) => listTrail(tx, filters));
    expect(await list({})).toMatchObject({ page: 1, hasNext: true });
    expect((await list({ page: 3 })).rows).toHaveLength(21);
    expect((await list({ person: ANA, page: 3 })).rows).toHaveLength(20);
    expect((await list({ person: "' or 1=1" })).rows).toHaveLength(0);
    expect((await list({ thing: "exames", page: 2 })).rows).toHaveLength(10);
    expect((await list({ thing: "exames", record: "4" })).rows).toHaveLength(1);
    const days = { from: new Date("2026-03-02T00:00Z"), to: new Date("2026-03-05T00:00Z") };
    expect((await list(days)).rows.map(({ registro }) => registro)).toEqual(["3", "2", "1"]);
    expect(await test.asAdmin(listTrailChoices)).toEqual({
      people: [{ id: ANA, nome: "Ana" }],
      things: ["convenios", "exames", "usuarios"],
    });
  });

  it("shows everyone else what they did themselves", async () => {
    const asRui = { role: "editor" as const, usuarioId: "22222222-2222-4222-8222-222222222222" };
    expect(await test.database.as(asRui, (tx) => listMyTrail(tx, ANA))).toEqual([]);
    expect((await test.database.as(asRui, (tx) => listTrail(tx, {}))).rows).toEqual([]);
    const mine = await test.database.as({ ...asRui, usuarioId: ANA }, (tx) =>
      listMyTrail(tx, ANA, 3),
    );
    expect(mine.map(({ registro }) => registro)).toEqual(["120", "119", "118"]);
  });

  it("goes out whole as a file that no spreadsheet runs", async () => {
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

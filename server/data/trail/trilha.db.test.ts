import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { listRecent } from "#server/data/status/dashboard.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { exames } from "#server/db/schema/exames.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { type StaffIdentity, staffIdentity } from "#tests/support/staff-identity.ts";
import { emptyTrash } from "./trash.ts";
import { listTrail, streamTrailCsv } from "./trilha.ts";
import { recordEvent } from "./trilha-events.ts";

const START = Date.now();
const test = testDatabase();
const ANA = "11111111-1111-4111-8111-111111111111";
const RUI = "22222222-2222-4222-8222-222222222222";
let asAna: StaffIdentity;

beforeEach(async () => {
  await test.superuser`truncate trilha, exames, usuarios, auth_users, blog_posts cascade`;
  const ana = await staffIdentity(test, "admin_master", { id: ANA, nome: "Ana" });
  asAna = { ...ana, address: "203.0.113.7", requestId: "pedido-1" };
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
    expect(rows[1]?.quando.getTime()).toBeGreaterThanOrEqual(START);
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

describe("a record's lines", () => {
  const lines = () =>
    test.superuser`select acao, versao, conteudo from trilha where coisa = 'exames' order by id`;

  it("carry its version and its whole content, computed columns left out", async () => {
    const row = records.exame({ nome: "Raio X", preparo: "Nenhum" });
    await test.database.as(asAna, (tx) => tx.insert(exames).values(row));
    await test.database.as(asAna, (tx) => tx.update(exames).set({ nome: "Raio-X" }));
    await test.database.as(asAna, (tx) => tx.delete(exames));
    const found = await lines();
    const whole = { nome: "Raio-X", slug: row.slug, preparo: "Nenhum", ordem_exibicao: 0 };
    expect(found.map(({ acao, versao }) => [acao, versao])).toEqual([
      ["criou", 1],
      ["alterou", 2],
      ["excluiu", 2],
    ]);
    expect(found[1]?.conteudo).toMatchObject(whole);
    expect(found[2]?.conteudo).toEqual(found[1]?.conteudo);
    expect(Object.keys(found[2]?.conteudo).sort().join(" ")).toBe(
      "autorizacao cobertura conferido convenios descricao id nome ordem_exibicao preparo slug",
    );
  });

  it("restore a deleted record under its id, with a version above that of an old form", async () => {
    const asEditor = await staffIdentity(test, "editor");
    const [made] = await test.database.as(asEditor, (tx) =>
      tx.insert(exames).values(records.exame()).returning(),
    );
    if (!made) throw new Error("not made");
    const { nome_busca, descricao_busca, ...row } = made;
    await test.database.as(asEditor, (tx) => tx.update(exames).set({ nome: "Novo nome" }));
    await test.database.as(asEditor, (tx) => tx.delete(exames));
    const [back] = await test.database.as(asEditor, (tx) =>
      tx.insert(exames).values(row).returning({ id: exames.id, versao: exames.versao }),
    );
    expect(back).toEqual({ id: made.id, versao: 3 });
    expect((await lines()).map(({ versao }) => versao)).toEqual([1, 2, 2, 3]);
  });

  it("are read by those who open the thing's list, and by nobody else", async () => {
    await test.database.as(asAna, (tx) => tx.insert(exames).values(records.exame()));
    await test.asAdmin((tx) => tx.insert(usuarios).values(records.usuario()));
    await test.superuser`insert into trilha (acao, coisa) values ('alterou', 'configuracoes_site'), ('alterou', 'nada')`;
    const read = async (role: "leitor" | "editor" | "laudos" | "recepcao" | "admin_master") =>
      test.database.as(await staffIdentity(test, role), async (tx) =>
        (await listTrail(tx, {})).rows.map(({ coisa }) => coisa).sort(),
      );
    expect(await read("editor")).toEqual(["exames"]);
    expect(await read("recepcao")).toEqual(["exames"]);
    expect(await read("leitor")).toEqual(["exames"]);
    expect(await read("laudos")).toEqual([]);
    expect(await read("admin_master")).toEqual([
      "configuracoes_site",
      "exames",
      "nada",
      "usuarios",
    ]);
  });

  it("are listed without the content, which is large", async () => {
    await test.database.as(asAna, (tx) => tx.insert(blogPosts).values(records.post()));
    const { rows } = await test.asAdmin((tx) => listTrail(tx, {}));
    const mine = (await test.database.as(asAna, (tx) => listTrail(tx, { person: ANA }))).rows;
    const recent = await test.asAdmin((tx) => listRecent(tx));
    for (const [row] of [rows, mine, recent]) expect(Object.keys(row ?? {})).toContain("acao");
    expect([rows, mine, recent].flat().some((row) => "conteudo" in row)).toBe(false);
  });
});

describe("the trash", () => {
  const empty = (days?: number) =>
    test.database.as({ role: "sistema" }, async (tx) => {
      const [row] = await tx.execute<{ lines: number }>(
        days === undefined
          ? sql`select esvazia_lixeira() as lines`
          : sql`select esvazia_lixeira(${days}) as lines`,
      );
      return row?.lines;
    });
  const stored = async () => {
    const rows = await test.superuser`select registro, acao from trilha
      where num_nonnulls(antes, depois, conteudo) > 0 order by id`;
    return rows.map(({ registro, acao }) => `${registro} ${acao}`);
  };
  const line = (registro: string, acao: string, days: number) =>
    test.superuser`insert into trilha (quando, acao, coisa, registro, versao, antes, depois, conteudo)
      values (now() - make_interval(days => ${days}), ${acao}, 'exames', ${registro}, 1,
        '{"nome": "Antes"}', '{"nome": "Depois"}', '{"nome": "Inteiro"}')`;

  it("loses its content after 30 days, but no line; restored records lose nothing", async () => {
    await line("velho", "criou", 90);
    await line("velho", "alterou", 60);
    await line("velho", "excluiu", 31);
    await line("voltou", "excluiu", 40);
    await line("voltou", "criou", 35);
    await line("de novo", "excluiu", 40);
    await line("de novo", "criou", 35);
    await line("de novo", "excluiu", 2);
    await line("novo", "excluiu", 29);
    await line("vivo", "alterou", 90);
    await test.database.as({ role: "sistema" }, emptyTrash);
    const others = ["voltou excluiu", "voltou criou", "de novo excluiu", "de novo criou"];
    const rest = [...others, "de novo excluiu", "novo excluiu", "vivo alterou"];
    expect(await stored()).toEqual(rest);
    expect(await test.superuser`select from trilha`).toHaveLength(10);
    expect(await empty()).toBe(0);
    expect(await empty(1)).toBe(4);
    expect(await stored()).toEqual(["voltou excluiu", "voltou criou", "vivo alterou"]);
  });

  it("is emptied by the system alone, and never on the day itself", async () => {
    await expect(empty(0)).rejects.toMatchObject({ cause: { code: "22023" } });
    for (const role of ["admin_master", "editor"] as const) {
      const identity = await staffIdentity(test, role);
      const attempt = test.database.as(identity, (tx) => tx.execute(sql`select esvazia_lixeira()`));
      await expect(attempt).rejects.toMatchObject({ id: "not-permitted" });
    }
  });
});

describe("the name of a line's record", () => {
  const names = async (rows: Promise<{ rows: { acao: string; nome: string | null }[] }>) =>
    (await rows).rows.map(({ acao, nome }) => [acao, nome]);

  it("comes from the change, from the record today, or from when it was deleted", async () => {
    await test.database.as(asAna, async (tx) => {
      const [rui] = await tx
        .insert(usuarios)
        .values(records.usuario({ nome: "Rui Lima", tipo_usuario: "leitor" }))
        .returning({ id: usuarios.id });
      const registro = rui?.id ?? "";
      await tx.update(usuarios).set({ tipo_usuario: "editor" }).where(eq(usuarios.id, registro));
      await recordEvent(tx, { acao: "removeu_segundo_fator", coisa: "usuarios", registro });
    });
    const list = () => names(test.asAdmin((tx) => listTrail(tx, { thing: "usuarios" })));
    const lines = [
      ["removeu_segundo_fator", "Rui Lima"],
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
    "is not shown to %s for a person whom the role may not see",
    async (role) => {
      const [rui] = await test.asAdmin((tx) =>
        tx.insert(usuarios).values(records.usuario()).returning({ id: usuarios.id }),
      );
      await test.superuser`insert into trilha (usuario_id, acao, coisa, registro)
        values (${RUI}, 'trocou_senha', 'usuarios', ${rui?.id ?? ""})`;
      const own = await staffIdentity(test, role, { id: RUI });
      expect(await names(test.database.as(own, (tx) => listTrail(tx, {})))).toEqual([
        ["trocou_senha", null],
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

import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import { testDatabase } from "#tests/support/database.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import {
  checkNewLines,
  checkRandomTenth,
  checkWholeTrail,
  requireLine,
  type TrailCheck,
} from "./check-trail.ts";
import { getFirstBreak } from "./segments.ts";

const test = testDatabase();
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(test);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, trilha_pacientes, selos_trilha, quebras_trilha cascade`;
});

const options = () => ({
  run: <T>(work: Parameters<typeof test.database.as<T>>[1]) =>
    test.database.as({ role: "sistema" }, work),
});
const whole = () => checkWholeTrail(options());
const daily = () => checkNewLines(options());
const weekly = () => checkRandomTenth(options());
const found = ({ quebra }: TrailCheck) => quebra && [quebra.numero, quebra.motivo];

const write = (lines: number) => test.superuser`
  select encadeia('equipe', false, null, null, 'Ana', 'listou_laudos', '{}', '{}', '{lista}')
  from generate_series(1, ${lines})`;

/** Changes a line and recomputes all later hashes, as an attacker who owns the database could do. */
async function rewriteFrom(numero: number): Promise<void> {
  await test.superuser.unsafe(`do $$ declare
      linha trilha_pacientes;
      antes bytea := (select elo from trilha_pacientes where numero = ${numero - 1});
    begin
      for linha in select * from trilha_pacientes where numero >= ${numero} order by numero loop
        if linha.numero = ${numero} then linha.usuario_nome := 'Outra'; end if;
        linha.anterior := coalesce(antes, '');
        antes := elo_da_linha(linha);
        update trilha_pacientes set usuario_nome = linha.usuario_nome, anterior = linha.anterior, elo = antes
          where numero = linha.numero;
      end loop;
    end $$`);
}

describe("the chain alone", () => {
  it("has no gap and no fork, however many transactions write at once, and some are undone", async () => {
    const reading = { acao: "avisou_por_email", pacientes: [], dados: [] } as const;
    const writing = Array.from({ length: 60 }, (_, n) =>
      options().run(async (tx) => {
        noteReading(tx, reading);
        if (n % 3 === 1) throw new Error("undone");
        // PostgreSQL refuses the second line. This rolls back the first, too.
        if (n % 3 === 2) noteReading(tx, { ...reading, acao: "listou_laudos" });
      }),
    );
    const ends = await Promise.allSettled(writing);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    expect(await whole()).toMatchObject({ linhas: 20, quebra: null, last: { numero: 20 } });
  });

  it("names the first line that was changed, taken out or put in", async () => {
    for (const cpf of CPFS) await portal.paciente({ cpf });
    expect(await whole()).toMatchObject({ linhas: 4, quebra: null, last: { numero: 4 } });
    await test.superuser`update trilha_pacientes set acao = 'nada' where numero = 3`;
    expect(found(await whole())).toEqual([3, "alterada"]);
    await test.superuser`delete from trilha_pacientes where numero = 2`;
    expect(found(await whole())).toEqual([2, "falta"]);
    await test.superuser`update trilha_pacientes set numero = 2 where numero = 3`;
    expect(found(await whole())).toEqual([2, "corrente"]);
  });

  it.each([
    ["quando", "quando - interval '1 second'"],
    ["quem", "'paciente'"],
    ["responsavel", "true"],
    ["acesso_id", "gen_random_uuid()"],
    ["usuario_id", "gen_random_uuid()"],
    ["usuario_nome", "'Outra'"],
    ["acao", "'nada'"],
    ["pacientes", "array[gen_random_uuid()]"],
    ["documentos", "'{x}'"],
    ["dados", "'{x}'"],
    ["de_onde", "'x'"],
    ["pedido", "'x'"],
  ])("names a line whose %s was changed", async (column, value) => {
    await write(2);
    await test.superuser.unsafe(
      `update trilha_pacientes set ${column} = ${value} where numero = 2`,
    );
    expect(found(await whole())).toEqual([2, "alterada"]);
  });

  it("names a line that was put in before the first one", async () => {
    await write(3);
    for (const numero of [0, -7]) {
      await test.superuser`insert into trilha_pacientes
        select (jsonb_populate_record(t, jsonb_build_object('numero', ${numero}::int))).*
        from trilha_pacientes t where numero = 1`;
      expect(found(await whole())).toEqual([numero, "corrente"]);
    }
  });

  it("notices that a whole segment is missing, or the first line of one", async () => {
    await write(20_010);
    await test.superuser`delete from trilha_pacientes where numero between 10001 and 20000`;
    expect(found(await whole())).toEqual([10_001, "falta"]);
    await test.superuser`delete from trilha_pacientes where numero > 10000`;
    expect(await whole()).toMatchObject({ linhas: 10_000, quebra: null });
    await test.superuser`delete from trilha_pacientes where numero = 1`;
    expect(found(await whole())).toEqual([1, "falta"]);
  });

  it("is read by its primary key, a segment at a time, although row-level security is forced", async () => {
    await write(30_000);
    await test.superuser`analyze trilha_pacientes`;
    const read = await test.superuser.begin(async (tx) => {
      await tx`select confere_trecho(10001, 20000, (select elo from trilha_pacientes where numero = 10000))`;
      const [row] = await tx`select seq_tup_read::int as whole, idx_tup_fetch::int as keyed
        from pg_stat_xact_user_tables where relname = 'trilha_pacientes'`;
      return row;
    });
    expect(read?.whole).toBe(0);
    expect(read?.keyed).toBeLessThan(10_010);
  });

  it("finds its last line by the index, also by a plan that was made while the table was empty", async () => {
    await test.superuser`analyze trilha_pacientes`;
    await test.superuser.begin(async (tx) => {
      await tx`select encadeia('equipe', false, null, null, 'Ana', 'listou_laudos', '{}', '{}', '{lista}')
        from generate_series(1, 300)`;
      const [row] = await tx`
        select seq_tup_read::int as read from pg_stat_xact_user_tables where relname = 'trilha_pacientes'`;
      expect(row?.read).toBe(0);
    });
  });
});

describe("the seals", () => {
  it("are stored for each segment, follow the last one, and read only each day's new lines", async () => {
    await write(20_100);
    expect(await daily()).toMatchObject({ linhas: 20_100, quebra: null });
    await write(50);
    expect(await daily()).toMatchObject({ linhas: 150, quebra: null, last: { numero: 20_150 } });
    const seals =
      await test.superuser`select segmento, de, ate from selos_trilha order by segmento`;
    expect(seals.map((row) => Object.values(row))).toEqual([
      [0, "1", "10000"],
      [1, "10001", "20000"],
      [2, "20001", "20150"],
    ]);
    expect(await weekly()).toMatchObject({ linhas: 10_000, quebra: null });
    expect(await whole()).toMatchObject({ linhas: 20_150, quebra: null });
    expect(await options().run(getFirstBreak)).toBeUndefined();
  });

  it("reveal a chain that was recomputed from some line on, which the chain cannot", async () => {
    await write(10_020);
    await rewriteFrom(5_000);
    expect(found(await whole())).toBeNull();
    await daily();
    await rewriteFrom(5_001);
    expect(found(await whole())).toEqual([10_000, "refeita"]);
    expect(found(await weekly())).toEqual([10_000, "refeita"]);
    expect(found(await daily())).toEqual([10_020, "refeita"]);
    expect(await options().run(getFirstBreak)).toMatchObject({ numero: 10_000, motivo: "refeita" });
  });

  it("reveal that the newest lines were cut off", async () => {
    await write(30);
    await daily();
    await test.superuser`delete from trilha_pacientes where numero > 20`;
    expect(found(await whole())).toEqual([21, "falta"]);
    await write(30);
    expect(found(await daily())).toEqual([30, "refeita"]);
  });

  it("can be written only by the jobs", async () => {
    await write(10_010);
    await daily();
    await rewriteFrom(9_000);
    await test.superuser`update selos_trilha s set elo = t.elo, assinatura = ${randomBytes(32)}
      from trilha_pacientes t where t.numero = s.ate`;
    expect(found(await whole())).toEqual([10_000, "selo"]);
    expect(found(await daily())).toEqual([10_010, "selo"]);
    await test.superuser`delete from selos_trilha where segmento = 0`;
    expect(found(await whole())).toEqual([10_000, "selo"]);
    const finished = options().run((tx) =>
      tx.execute("update selos_trilha set conferido_em = now() where segmento = 0 returning 1"),
    );
    expect(await finished).toHaveLength(0);
    const removed = options().run((tx) => tx.execute("delete from selos_trilha"));
    await expect(removed).rejects.toMatchObject({ id: "not-permitted" });
  });

  it("and an archive's line reveal a trail that was rewritten with its seals", async () => {
    await write(40);
    const { last } = await daily();
    if (!last) throw new Error("no line");
    expect(found(await requireLine(options(), last))).toBeNull();
    await test.superuser`truncate selos_trilha`;
    await rewriteFrom(10);
    expect(found(await daily())).toBeNull();
    expect(found(await requireLine(options(), last))).toEqual([40, "refeita"]);
  });
});

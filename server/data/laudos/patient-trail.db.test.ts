import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import { checkWholeTrail } from "#server/data/trail/chain/check-trail.ts";
import { testDatabase } from "#tests/support/database.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { getLaudo, listLaudos } from "./laudos.ts";
import { listLaudoTrail, listPatientTrail } from "./patient-trail.ts";

const test = testDatabase();
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(test);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, trilha cascade`;
});

const trail = async () =>
  (await test.superuser`select acao, usuario_nome from trilha_pacientes order by numero`).map(
    ({ acao }) => acao,
  );
const check = () =>
  checkWholeTrail({
    run: (work) => test.database.as({ role: "sistema" }, work),
  });

describe("the chained trail", () => {
  it("has a line for each write and reading of staff, with their name, for any period", async () => {
    const pacienteId = await portal.paciente();
    const laudo = await portal.released(pacienteId);
    await portal.asStaff((tx) => getPaciente(tx, pacienteId));
    await portal.asStaff((tx) => getLaudo(tx, laudo.id));
    await portal.asStaff((tx) => listLaudos(tx));
    const actions = await trail();
    expect(actions).toEqual([
      "cadastrou_paciente",
      "registrou_laudo",
      "enviou_pdf",
      "juntou_pdf",
      "alterou_laudo",
      "liberou_laudo",
      "abriu_paciente",
      "viu_laudo",
      "listou_laudos",
    ]);
    const [from, to] = [new Date(0), new Date(Date.now() + 60_000)];
    const lines = await portal.asStaff((tx) => listPatientTrail(tx, { from, to, after: 3 }));
    expect(lines.map(({ acao }) => acao)).toEqual(actions.slice(3));
    expect(lines.at(-1)).toMatchObject({
      quem: "equipe",
      usuario_nome: "Ana",
      pacientes: [pacienteId],
      documentos: [`laudo:${laudo.id}`],
      dados: ["lista"],
    });
    expect(await check()).toMatchObject({ linhas: actions.length, quebra: null });
  });

  it("shows lists to staff, and openings alone where these are wanted", async () => {
    const pacienteId = await portal.paciente();
    const { id: laudoId } = await portal.released(pacienteId);
    await portal.asStaff((tx) => listLaudos(tx));
    await portal.asStaff((tx) => getLaudo(tx, laudoId));
    const read = (only?: "readings" | "outside") =>
      portal.asStaff(async (tx) => {
        const { lines } = await listLaudoTrail(tx, { laudoId, pacienteId, only });
        return lines.map(({ acao }) => acao);
      });
    expect(await read()).toEqual(expect.arrayContaining(["listou_laudos", "liberou_laudo"]));
    expect(await read("readings")).toEqual(["viu_laudo"]);
    expect(await read("outside")).toEqual([]);
  });

  it("is read by an index, however long the trail is, and by nobody who handles no reports", async () => {
    const owner = postgres({ ...test.owner, max: 1 });
    const plan = await owner.begin(async (sql) => {
      await sql`set local enable_seqscan = off`;
      return sql`explain select * from trilha_pacientes where documentos @> array['laudo:x']`;
    });
    await owner.end();
    expect(JSON.stringify(plan)).toContain("trilha_pacientes_documentos");
    const editor = await staffIdentity(test, "editor");
    const read = sql`select * from linhas_do_documento('laudo:x')`;
    await expect(test.database.as(editor, (tx) => tx.execute(read))).rejects.toMatchObject({
      id: "not-permitted",
    });
  });

  it("shows who outside the staff opened it, however often staff listed it since", async () => {
    const pacienteId = await portal.paciente();
    const { id: laudoId } = await portal.released(pacienteId);
    await test.superuser`select encadeia('protocolo', false, null, null, null, 'abriu_laudo',
      array[${pacienteId}::uuid], array[${`laudo:${laudoId}`}], '{laudo}')`;
    await test.superuser`select encadeia('equipe', false, null, null, 'Ana', 'listou_laudos',
      array[${pacienteId}::uuid], array[${`laudo:${laudoId}`}], '{lista}') from generate_series(1, 501)`;
    const read = (only?: "outside") =>
      portal.asStaff((tx) => listLaudoTrail(tx, { laudoId, pacienteId, only }));
    const all = await read();
    expect(all.isCut).toBe(true);
    expect(all.lines.at(-1)?.acao).toBe("registrou_laudo");
    expect(all.lines.map(({ acao }) => acao)).toContain("abriu_laudo");
    const numbers = all.lines.map(({ numero }) => numero);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    const { lines, isCut } = await read("outside");
    expect(lines.map(({ acao }) => acao)).toEqual(["abriu_laudo"]);
    expect(isCut).toBe(false);
  });

  it("accepts lines from many transactions at once, and none by hand", async () => {
    const ids = await Promise.all(CPFS.map((cpf) => portal.paciente({ cpf })));
    await Promise.all(ids.map((id) => portal.asStaff((tx) => getPaciente(tx, id))));
    expect(await check()).toMatchObject({ linhas: 8, quebra: null });
    for (const statement of [
      "insert into trilha_pacientes select * from trilha_pacientes limit 1",
      "update trilha_pacientes set acao = 'x'",
      "delete from trilha_pacientes",
      "select encadeia('equipe', false, null, null, 'Outra', 'leu', '{}', '{}', '{}')",
    ]) {
      const writing = portal.asStaff((tx) => tx.execute(statement));
      await expect(writing).rejects.toMatchObject({ id: "not-permitted" });
    }
  });
});

describe("PostgreSQL", () => {
  const TABLES = [
    "pacientes",
    "laudos",
    "laudo_versoes",
    "acessos_pacientes",
    "codigos_acesso",
    "tentativas_acesso",
    "trilha_pacientes",
    "avisos_laudos",
    "compartilhamentos",
    "compartilhamento_aberturas",
  ];

  it.each(["anonimo", "leitor", "editor"] as const)("shows %s not one column", async (role) => {
    await portal.released(await portal.paciente());
    const identity =
      role === "anonimo" ? { role } : await staffIdentity(test, role as "leitor" | "editor");
    for (const table of TABLES) {
      const columns = await test.superuser<{ name: string }[]>`
        select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0`;
      for (const { name } of columns) {
        const reading = test.database.as(identity, (tx) =>
          tx.execute(`select "${name}" from ${table}`),
        );
        await expect(reading).rejects.toMatchObject({ id: "not-permitted" });
      }
    }
  });

  it("shows nothing to a login that took the role without its session", async () => {
    await portal.released(await portal.paciente());
    const { session } = await staffIdentity(test, "editor");
    for (const table of ["pacientes", "laudos", "laudo_versoes", "trilha_pacientes"]) {
      const rows = await test.database.as({ role: "laudos", session }, (tx) =>
        tx.execute(`select 1 from ${table}`),
      );
      expect(rows).toHaveLength(0);
      const nobody = test.database.as({ role: "laudos" }, (tx) =>
        tx.execute(`select 1 from ${table}`),
      );
      await expect(nobody).rejects.toMatchObject({ id: "signed-out" });
    }
    const noting = test.database.as({ role: "laudos", session }, (tx) =>
      tx.execute("select registra_leitura('leu', '{}', '{}', '{}')"),
    );
    await expect(noting).rejects.toMatchObject({ id: "not-permitted" });
  });

  it("writes no line of a patient for somebody who may not read patients", async () => {
    const note = async (role: "editor" | "recepcao", pacientes: string) =>
      test.database.as(await staffIdentity(test, role), (tx) =>
        tx.execute(
          sql`select registra_leitura('abriu_mensagem', ${pacientes}::uuid[], '{}', '{nome}')`,
        ),
      );
    const pacientes = `{${await portal.paciente()}}`;
    await expect(note("editor", pacientes)).rejects.toMatchObject({ id: "not-permitted" });
    await note("editor", "{}");
    await note("recepcao", pacientes);
    expect(await trail()).toEqual(["cadastrou_paciente", "abriu_mensagem", "abriu_mensagem"]);
  });

  it("stores no line longer than a line is", async () => {
    const note = (pacientes: string, documento: string) =>
      portal.asStaff((tx) =>
        tx.execute(sql`select registra_leitura('viu_laudo', ${pacientes}::uuid[], array[${documento}]::text[], '{}')
          from set_config('app.endereco', repeat('x', 10000), true)`),
      );
    const laudo = `laudo:${randomUUID()}`;
    await expect(note("{null}", laudo)).rejects.toThrow();
    await expect(note("{}", `${"a".repeat(41)}:${randomUUID()}`)).rejects.toThrow();
    await note("{}", laudo);
    const [line] =
      await test.superuser`select char_length(de_onde) as letters from trilha_pacientes`;
    expect(line?.letters).toBe(100);
  });
});

import { sql } from "drizzle-orm";
import postgres from "postgres";
import { beforeAll, expect, test } from "vitest";
import type { ListPosition } from "#domain/listas/list-position.ts";
import { listLaudos } from "#server/data/laudos/laudos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { listPacientes } from "./pacientes.ts";

const clinic = testDatabase();
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(clinic);
});

test("a name typed with an error finds similar names, and says so, only if no patient has the typed name", async () => {
  const id = await portal.paciente();
  await portal.paciente({ nome: "Ana Lima", cpf: CPFS[1] });
  await portal.laudo(id);
  const find = async (busca: string) => {
    const found = await portal.asStaff((tx) => listPacientes(tx, { busca }));
    return { isSimilar: found.isSimilar, names: found.rows.map(({ nome }) => nome) };
  };
  const maria = { isSimilar: true, names: ["Maria da Conceição Souza"] };
  for (const busca of ["Conseição", "sousa maria", "Mraia Souza", "Cnceicao"]) {
    expect(await find(busca), busca).toEqual(maria);
  }
  expect(await find("souza")).toEqual({ ...maria, isSimilar: false });
  expect(await find("ana")).toEqual({ isSimilar: false, names: ["Ana Lima"] });
  const laudos = await portal.asStaff((tx) => listLaudos(tx, { busca: "Mraia Sousa" }));
  expect(laudos).toMatchObject({ isSimilar: true, total: 1 });
  expect((await find("529982.24725")).names).toEqual(maria.names);
  expect((await find("529.982.247-26")).names).toEqual([]);
  // The trail does not name patients whose names were compared but not shown.
  await clinic.superuser`truncate trilha_pacientes`;
  await find("Mraia Sousa");
  const lines = await clinic.superuser`select pacientes from trilha_pacientes`;
  expect(lines.map(({ pacientes }) => pacientes)).toEqual([[id]]);
});

test("a name that many have is found newest first, among patients and reports, page by page", async () => {
  await clinic.superuser`truncate responsaveis, pacientes, laudos cascade`;
  const [hash] = portal.keys.searchHashes("josefa");
  await clinic.superuser.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`insert into pacientes (nome, nome_busca, data_nascimento, criado_em)
      select '\\x00', array[${hash ?? null}::bytea], '\\x00', now() - n * interval '1 day' from generate_series(1, 5001) n`;
  });
  for (let n = 0; n < 25; n++) {
    const id = await portal.paciente({ nome: `Josefa ${n}`, cpf: null });
    if (n % 5 === 0) await portal.laudo(id, { exame: `Exame ${n}` });
    await portal.paciente({ nome: `Outra ${n}`, cpf: null });
  }
  const find = (position?: ListPosition) =>
    portal.asStaff((tx) => listPacientes(tx, { busca: "josefa", position }));
  const first = await find();
  expect(first).toMatchObject({ isSimilar: false, total: 1001 });
  expect(first.rows.map(({ nome }) => nome)).toEqual(
    Array.from({ length: 20 }, (_, n) => `Josefa ${24 - n}`),
  );
  const laudos = await portal.asStaff((tx) => listLaudos(tx, { busca: "josefa" }));
  expect(laudos).toMatchObject({ isSimilar: false, total: 5, next: undefined });
  expect(laudos.rows.map(({ exame }) => exame)).toEqual(
    [20, 15, 10, 5, 0].map((n) => `Exame ${n}`),
  );
  const someone = await portal.paciente({ nome: "Josefa Nova", cpf: null });
  for (let n = 0; n < 20; n++) await portal.laudo(someone, { exame: `Novo ${n}` });
  await clinic.superuser.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`insert into laudos (paciente_id, protocolo, protocolo_hash, exame, exame_hash, data_exame, criado_em)
      select id, '\\x00', sha256(id::text::bytea), '\\x00', '\\x00', '2020-01-01', '2020-01-01' from pacientes
      where nome = '\\x00'`;
  });
  const many = await portal.asStaff((tx) => listLaudos(tx, { busca: "josefa" }));
  expect(many).toMatchObject({ total: 1001 });
  expect(many.rows[0]?.exame).toBe("Novo 19");
  const none = await portal.asStaff((tx) =>
    listLaudos(tx, { busca: "josefa", situacao: "anulado" }),
  );
  expect(none).toMatchObject({ isSimilar: false, total: 0, rows: [] });
});

test("among similar names, those with the beginnings of all typed words come first", async () => {
  await clinic.superuser`truncate responsaveis, pacientes, laudos cascade`;
  await portal.paciente({ nome: "Quitéria Estigarribia", cpf: null });
  for (const nome of ["Esteves Quintela", "Quitéria Souza"]) {
    await portal.paciente({ nome, cpf: null });
  }
  const find = async (busca: string) => {
    const { rows } = await portal.asStaff((tx) => listPacientes(tx, { busca }));
    return rows.map(({ nome }) => nome);
  };
  expect(await find("quiteira estigaribia")).toEqual(["Quitéria Estigarribia"]);
  expect(await find("quiteira")).toEqual(["Quitéria Souza", "Quitéria Estigarribia"]);
  expect(await find("uqiteria souza")).toEqual(["Quitéria Souza"]);
  expect(await find("setigarribia")).toEqual(["Quitéria Estigarribia"]);
  expect(await find("xyzwq")).toEqual([]);
});

test("staff who do not handle reports find nobody", async () => {
  const editor = await staffIdentity(clinic, "editor");
  const search = sql`select procura_pacientes('{}', true, false, 10)`;
  await expect(clinic.database.as(editor, (tx) => tx.execute(search))).rejects.toMatchObject({
    id: "not-permitted",
  });
});

test("the owner's function has an index for it, however many patients there are", async () => {
  const owner = postgres({ ...clinic.owner, max: 1 });
  const plan = await owner.begin(async (sql) => {
    await sql`set local enable_seqscan = off`;
    return sql`explain select id from pacientes where nome_busca @> '{a}'::bytea[]`;
  });
  await owner.end();
  expect(JSON.stringify(plan)).toContain("pacientes_nome_busca");
});

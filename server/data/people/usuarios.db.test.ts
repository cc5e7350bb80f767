import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { waitUntilWaiting } from "#tests/support/waiting-transactions.ts";
import {
  countUsuarios,
  createUsuario,
  deleteUsuario,
  getUsuario,
  listAllUsuarios,
  listUsuarios,
  resetSecondFactor,
  setSenha,
  updateUsuario,
} from "./usuarios.ts";

const test = testDatabase();

beforeEach(async () => {
  await test.superuser`truncate usuarios, auth_users, trilha cascade`;
});

async function create(values: { email: string; tipo_usuario?: "admin_master" | "editor" }) {
  const senha_hash = await hashSenha("segredo");
  return test.asAdmin((tx) =>
    createUsuario(tx, { nome: "Ana", tipo_usuario: "editor", senha_hash, ...values }),
  );
}

const count = async (table: string) =>
  (await test.superuser`select count(*)::int as n from ${test.superuser(table)}`)[0]?.n;

it("lists and counts the users for admin_master, newest first, and for nobody else", async () => {
  await test.asAdmin((tx) =>
    tx
      .insert(usuarios)
      .values([
        records.usuario({ nome: "Antiga", criado_em: new Date("2026-01-01T12:00:00Z") }),
        records.usuario({ nome: "Nova", criado_em: new Date("2026-02-01T12:00:00Z") }),
      ]),
  );
  const { rows: listed } = await test.asAdmin((tx) => listUsuarios(tx));
  expect(listed.map(({ nome }) => nome)).toEqual(["Nova", "Antiga"]);
  expect(listed[0]).toMatchObject({ tipo_usuario: "leitor", auth_user_id: null });
  expect(await test.asAdmin(countUsuarios)).toBe(2);
  const editor = await staffIdentity(test, "editor", { nome: "Só eu" });
  const seen = await test.database.as(editor, listAllUsuarios);
  expect(seen.map(({ nome }) => nome)).toEqual(["Só eu"]);
  await expect(test.database.as({ role: "anonimo" }, listAllUsuarios)).rejects.toMatchObject({
    id: "not-permitted",
  });
});

it("makes account and row together, and neither where the e-mail is taken in any spelling", async () => {
  const made = await create({ email: "Ana@clinica.test" });
  expect(made).toMatchObject({ email: "ana@clinica.test", versao: 1 });
  expect(made.auth_user_id).toBeTruthy();
  await expect(create({ email: "ANA@clinica.test" })).rejects.toMatchObject({
    id: "email-taken",
    status: 409,
  });
  expect(await count("usuarios")).toBe(1);
  expect(await count("auth_users")).toBe(1);
  expect(await count("auth_accounts")).toBe(1);
});

it("makes nothing at all for a role that may not", async () => {
  const values = { nome: "X", email: "x@clinica.test", tipo_usuario: "leitor", senha_hash: "h" };
  const editor = await staffIdentity(test, "editor");
  const attempt = test.database.as(editor, (tx) => createUsuario(tx, values as never));
  await expect(attempt).rejects.toMatchObject({ id: "not-permitted" });
  expect(await count("auth_users")).toBe(1);
});

it("refuses a save over a newer version, and gives what is there now", async () => {
  const { id } = await create({ email: "ana@clinica.test" });
  const values = { nome: "Ana Maria", tipo_usuario: "leitor" as const };
  const change = { id, versao: 1, values };
  const first = await test.asAdmin((tx) => updateUsuario(tx, change));
  expect(first).toMatchObject({ status: "saved", record: { nome: "Ana Maria", versao: 2 } });
  const second = await test.asAdmin((tx) =>
    updateUsuario(tx, { ...change, values: { ...values, nome: "Outra" } }),
  );
  expect(second).toMatchObject({ status: "conflict", current: { nome: "Ana Maria", versao: 2 } });
  const forged = await test.asAdmin((tx) => updateUsuario(tx, { ...change, id: "1 or 1=1" }));
  expect(forged).toEqual({ status: "missing" });
});

it("refuses to change the last admin_master's role, and says why", async () => {
  const { id } = await create({ email: "a@clinica.test", tipo_usuario: "admin_master" });
  const demote = { id, versao: 1, values: { nome: "Ana", tipo_usuario: "editor" as const } };
  await expect(test.asAdmin((tx) => updateUsuario(tx, demote))).rejects.toMatchObject({
    id: "last-admin",
  });
});

it("keeps one admin_master where two take the role from each other at the same moment", async () => {
  const [ana, eva] = [
    await staffIdentity(test, "admin_master"),
    await staffIdentity(test, "admin_master"),
  ];
  const demotion = (id: string) =>
    sql`update usuarios set tipo_usuario = 'editor' where id = ${id}`;
  let second: Promise<string> | undefined;
  await test.database.as(ana, async (tx) => {
    await tx.execute(demotion(eva.usuarioId));
    second = test.database
      .as(eva, (other) => other.execute(demotion(ana.usuarioId)))
      .then(
        () => "done",
        () => "refused",
      );
    await Promise.race([second, waitUntilWaiting(test)]);
  });
  expect(await second).toBe("refused");
  const admins = await test.superuser`select id from usuarios where tipo_usuario = 'admin_master'`;
  expect(admins.map(({ id }) => id)).toEqual([ana.usuarioId]);
});

it("deletes row, account and sessions; never an admin_master and never oneself", async () => {
  const { id } = await create({ email: "ana@clinica.test" });
  await staffIdentity(test, "editor", { id });
  const admin = await create({ email: "adm@clinica.test", tipo_usuario: "admin_master" });
  const asHerself = await staffIdentity(test, "admin_master", { id: admin.id });
  expect(await test.database.as(asHerself, (tx) => deleteUsuario(tx, admin.id))).toBeUndefined();
  expect(await test.asAdmin((tx) => deleteUsuario(tx, admin.id))).toBeUndefined();
  expect(await test.asAdmin((tx) => deleteUsuario(tx, "nenhum"))).toBeUndefined();

  expect(await test.asAdmin((tx) => deleteUsuario(tx, id))).toBeTruthy();
  expect(await count("auth_sessions")).toBe(1);
  expect(await count("auth_users")).toBe(1);
  expect(await test.asAdmin((tx) => getUsuario(tx, id))).toBeUndefined();
});

it("sets a password: for anyone by admin_master, for themselves by the others; sessions end", async () => {
  const ana = await create({ email: "ana@clinica.test" });
  const rui = await create({ email: "rui@clinica.test" });
  for (const [session, user] of [
    ["s1", ana.auth_user_id],
    ["s2", ana.auth_user_id],
    ["s3", rui.auth_user_id],
  ]) {
    await test.superuser`insert into auth_sessions (id, token, user_id, expires_at)
      values (${String(session)}, ${String(session)}, ${String(user)}, now() + interval '1 hour')`;
  }
  const hash = await hashSenha("outra senha");
  const asAna = await staffIdentity(test, "editor", { id: ana.id });
  expect(await test.database.as(asAna, (tx) => setSenha(tx, rui.id, hash))).toBe(false);
  const own = await test.database.as(asAna, (tx) =>
    setSenha(tx, ana.id, hash, { exceptSession: "s1" }),
  );
  expect(own).toBe(true);
  const left = await test.superuser`select id from auth_sessions order by id`;
  expect(left.map(({ id }) => id)).toEqual(["s1", "s3"]);
  const again = await staffIdentity(test, "editor", { id: ana.id });
  expect(await test.database.as(again, (tx) => setSenha(tx, ana.id, hash))).toBe(true);
  const [line] = await test.superuser`select usuario_id from trilha order by id desc limit 1`;
  expect(line?.usuario_id).toBe(ana.id);
  expect(await test.asAdmin((tx) => setSenha(tx, ana.id, hash))).toBe(true);
  expect(await count("auth_sessions")).toBe(1);
  const trail = await test.superuser`select acao, depois from trilha where acao = 'trocou_senha'`;
  expect(trail).toHaveLength(3);
  expect(JSON.stringify(trail)).not.toContain("argon2");
});

it("removes another's second factor, for admin_master only, and records it", async () => {
  const { id, auth_user_id } = await create({ email: "ana@clinica.test" });
  await test.superuser`insert into auth_two_factors (id, user_id, secret, backup_codes, verified)
    values ('f', ${auth_user_id}, 'x', 'y', true)`;
  const herself = await staffIdentity(test, "editor", { id });
  const asEditor = test.database.as(herself, (tx) => resetSecondFactor(tx, id));
  await expect(asEditor).rejects.toMatchObject({ id: "not-permitted" });
  expect(await test.asAdmin((tx) => resetSecondFactor(tx, id))).toBe(true);
  expect(await test.asAdmin((tx) => resetSecondFactor(tx, id))).toBe(false);
  const [event] =
    await test.superuser`select registro from trilha where acao = 'removeu_segundo_fator'`;
  expect(event?.registro).toBe(id);
});

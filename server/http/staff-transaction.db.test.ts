import { beforeEach, expect, it } from "vitest";
import { checkOwnSenha } from "#server/auth/senha/own-senha.ts";
import { signIn } from "#server/auth/sign-in.ts";
import { requireStaff } from "#server/auth/staff.ts";
import { endSession, listSessions } from "#server/data/people/sessions.ts";
import { exames } from "#server/db/schema/exames.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { requestWith, SENHA, staffContext } from "#tests/support/staff-context.ts";
import { staffTransaction } from "./staff-transaction.ts";

const test = testDatabase();
const { context, person } = staffContext(test);

beforeEach(async () => {
  await test.superuser`truncate usuarios, auth_users, auth_limits, trilha, exames cascade`;
});

async function signedIn(email: string, tipo_usuario: "admin_master" | "editor" | "leitor") {
  await person(email, tipo_usuario);
  return another(email);
}

async function another(email: string) {
  const result = await signIn(context(), requestWith(), { email, senha: SENHA });
  const request = () => requestWith("headers" in result ? result.headers : undefined);
  return { request, staff: await requireStaff(context(), request()) };
}

it("writes as the person's own role, and the trail knows who, from where and for which request", async () => {
  const { staff, request } = await signedIn("ana@clinica.test", "editor");
  await staffTransaction(context(), request(), staff, (tx) =>
    tx.insert(exames).values(records.exame()),
  );
  const [row] = await test.superuser`select * from trilha where coisa = 'exames'`;
  expect(row).toMatchObject({
    usuario_id: staff.usuario.id,
    usuario_nome: "Ana",
    de_onde: "203.0.113.7",
    pedido: context().requestId,
  });
});

it("lets PostgreSQL refuse what a forgotten check would have let through", async () => {
  const { staff, request } = await signedIn("leitor@clinica.test", "leitor");
  const write = staffTransaction(context(), request(), staff, (tx) =>
    tx.insert(exames).values(records.exame()),
  );
  await expect(write).rejects.toMatchObject({ id: "not-permitted", status: 403 });
});

it("lists one's own sessions and ends them; nobody else's", async () => {
  const ana = await signedIn("ana@clinica.test", "editor");
  const second = await another("ana@clinica.test");
  const rui = await signedIn("rui@clinica.test", "editor");
  const list = () =>
    staffTransaction(context(), ana.request(), ana.staff, (tx) =>
      listSessions(tx, ana.staff.usuario),
    );
  const listed = await list();
  expect(listed.map(({ id }) => id).sort()).toEqual(
    [ana.staff.sessionId, second.staff.sessionId].sort(),
  );
  expect(listed[0]).toMatchObject({ user_agent: "Teste", address: "203.0.113.7" });
  const end = (usuario: { id: string }, id: string) =>
    staffTransaction(context(), ana.request(), ana.staff, (tx) => endSession(tx, usuario, id));
  expect(await end(rui.staff.usuario, rui.staff.sessionId)).toBe(false);
  expect(await end(ana.staff.usuario, rui.staff.sessionId)).toBe(false);
  expect(await end(ana.staff.usuario, second.staff.sessionId)).toBe(true);
  expect(await list()).toHaveLength(1);
  await expect(requireStaff(context(), second.request())).rejects.toMatchObject({ status: 302 });
  expect(await requireStaff(context(), rui.request())).toBeDefined();
});

it("checks one's own password again, and counts the wrong ones", async () => {
  const { staff } = await signedIn("ana@clinica.test", "leitor");
  expect(await checkOwnSenha(context(), staff, SENHA)).toMatchObject({ status: "right" });
  for (let n = 0; n < 10; n++) {
    expect(await checkOwnSenha(context(), staff, "errada")).toEqual({ status: "wrong" });
  }
  expect(await checkOwnSenha(context(), staff, SENHA)).toMatchObject({ status: "limited" });
});

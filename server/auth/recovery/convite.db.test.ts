import { beforeEach, expect, it } from "vitest";
import type { TipoUsuario, Usuario } from "#domain/contas/usuarios.ts";
import { signIn } from "#server/auth/sign-in.ts";
import { listConvites } from "#server/data/people/convites.ts";
import { deleteOldRecoveries } from "#server/data/people/recoveries.ts";
import {
  createUsuario,
  deleteUsuario,
  setSenha,
  updateUsuario,
} from "#server/data/people/usuarios.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { quickHash } from "#tests/support/quick-hash.ts";
import { requestWith, staffContext } from "#tests/support/staff-context.ts";
import { sendConvite, sendConviteAgain } from "./convite.ts";
import { finishRecovery, isLiveRecovery, requestRecovery } from "./recovery.ts";
import { recoveryToken } from "./recovery-token.ts";

const test = testDatabase();
const { context, mails } = staffContext(test);
const EMAIL = "bia@clinica.test";
const SENHA = "a senha da Bia";

beforeEach(async () => {
  await test.superuser`truncate usuarios, auth_users, auth_limits, trilha cascade`;
  mails.length = 0;
});

function invite(email = EMAIL, tipo_usuario: TipoUsuario = "editor"): Promise<Usuario> {
  return test.asAdmin(async (tx) => {
    const usuario = await createUsuario(tx, { nome: "Bia", email, tipo_usuario, senha_hash: null });
    await sendConvite(context(), tx, usuario);
    return usuario;
  });
}

const again = (usuario: Usuario) => test.asAdmin((tx) => sendConviteAgain(context(), tx, usuario));

const newestToken = () => recoveryToken(TEST_SECRET, String(mails.at(-1)?.id));

const conviteOf = async ({ id }: Usuario) => (await test.asAdmin(listConvites)).get(id);

const statusOf = async (senha: string) =>
  (await signIn(context(), requestWith(), { email: EMAIL, senha })).status;

it("leads once to the first password; before it the account can't sign in", async () => {
  const usuario = await invite();
  expect(mails).toEqual([
    { kind: "recuperacao", id: expect.any(String), origin: "http://127.0.0.1:3000" },
  ]);
  expect(await conviteOf(usuario)).toEqual({ enviado_em: expect.any(Date), isExpired: false });
  expect(await statusOf("")).toBe("wrong");
  expect(await statusOf(SENHA)).toBe("wrong");

  const token = newestToken();
  expect(JSON.stringify(await test.superuser`select * from auth_recoveries`)).not.toContain(token);
  const results = await Promise.all([1, 2, 3].map(() => finishRecovery(context(), token, SENHA)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await isLiveRecovery(context(), token)).toBe(false);
  expect(await statusOf(SENHA)).toBe("signed-in");
  expect(await conviteOf(usuario)).toBeUndefined();
  expect(await again(usuario)).toBe(false);
  expect(mails).toHaveLength(1);
  const trail = await test.superuser`
    select acao from trilha where acao like '%convite' and registro = ${usuario.id} order by id`;
  expect(trail.map(({ acao }) => acao)).toEqual(["enviou_convite", "aceitou_convite"]);
});

it("is valid for three days, and stays in the list until the password is set", async () => {
  const usuario = await invite();
  const [days] = await test.superuser`
    select extract(epoch from expires_at - created_at)::int as seconds from auth_recoveries`;
  expect(days?.seconds).toBe(3 * 24 * 3600);
  await test.superuser`update auth_recoveries set expires_at = now() - interval '30 days'`;
  await test.database.as({ role: "auth" }, deleteOldRecoveries);
  expect(await isLiveRecovery(context(), newestToken())).toBe(false);
  expect(await finishRecovery(context(), newestToken(), SENHA)).toBe(false);
  expect(await conviteOf(usuario)).toMatchObject({ isExpired: true });
  expect(await again(usuario)).toBe(true);
  expect(await isLiveRecovery(context(), newestToken())).toBe(true);
});

it("has one valid link after it was sent again, twice at once too", async () => {
  const usuario = await invite();
  expect(await Promise.all([again(usuario), again(usuario)])).toEqual([true, true]);
  expect(mails).toHaveLength(3);
  const tokens = mails.map(({ id }) => recoveryToken(TEST_SECRET, id));
  const alive = await Promise.all(tokens.map((token) => isLiveRecovery(context(), token)));
  expect(alive.filter(Boolean)).toHaveLength(1);
  expect(alive[0]).toBe(false);
});

it("ends with a new role, with a password that was set, and with the person", async () => {
  const usuario = await invite();
  const values = { nome: "Bia Reis", tipo_usuario: "editor" as TipoUsuario };
  const change = { id: usuario.id, versao: 1, values };
  await test.asAdmin((tx) => updateUsuario(tx, change));
  expect(await isLiveRecovery(context(), newestToken())).toBe(true);
  const promoted = { ...change, versao: 2, values: { ...values, tipo_usuario: "laudos" as const } };
  await test.asAdmin((tx) => updateUsuario(tx, promoted));
  expect(await isLiveRecovery(context(), newestToken())).toBe(false);
  expect(await conviteOf(usuario)).toMatchObject({ isExpired: true });

  await again(usuario);
  const hash = await quickHash(SENHA);
  await test.asAdmin((tx) => setSenha(tx, usuario.id, hash));
  expect(await isLiveRecovery(context(), newestToken())).toBe(false);
  expect(await conviteOf(usuario)).toBeUndefined();
  expect(await again(usuario)).toBe(false);

  const other = await invite("rui@clinica.test");
  expect(await isLiveRecovery(context(), newestToken())).toBe(true);
  await test.asAdmin((tx) => deleteUsuario(tx, other.id));
  expect(await isLiveRecovery(context(), newestToken())).toBe(false);
});

it("makes one account of two invitations at once to the same e-mail", async () => {
  const results = await Promise.allSettled([invite(EMAIL), invite("BIA@clinica.test")]);
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toMatchObject([{ reason: { id: "email-taken", status: 409 } }]);
  const [counted] = await test.superuser`
    select (select count(*)::int from auth_users) as accounts, (select count(*)::int from auth_recoveries) as links`;
  expect(counted).toEqual({ accounts: 1, links: 1 });
});

it("is not lengthened by a recovery, whose answer is the same as for a stranger", async () => {
  const usuario = await invite();
  await test.superuser`update auth_recoveries set expires_at = now()`;
  expect(await requestRecovery(context(), { email: EMAIL })).toEqual({ status: "sent" });
  expect(mails).toHaveLength(1);
  expect(await conviteOf(usuario)).toMatchObject({ isExpired: true });
});

it("is not the link to a new password that a person with a password requested", async () => {
  const usuario = await invite();
  expect(await finishRecovery(context(), newestToken(), SENHA)).toBe(true);
  await requestRecovery(context(), { email: EMAIL });
  expect(mails).toHaveLength(2);
  expect(await conviteOf(usuario)).toBeUndefined();
  expect(await again(usuario)).toBe(false);
  expect(await isLiveRecovery(context(), newestToken())).toBe(true);
});

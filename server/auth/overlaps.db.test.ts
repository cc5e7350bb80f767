import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { getSenhaHash } from "#server/data/people/senhas.ts";
import { setSenha } from "#server/data/people/usuarios.ts";
import { testDatabase } from "#tests/support/database.ts";
import { requestWith, SENHA, staffContext } from "#tests/support/staff-context.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { totpCode } from "#tests/support/totp.ts";
import { confirmSecondFactor, startSecondFactor } from "./second-factor/second-factor.ts";
import { hashSenha } from "./senha/senha-hash.ts";
import { finishSignIn, signIn } from "./sign-in.ts";
import { requireStaff } from "./staff.ts";

const test = testDatabase();
const { context, person } = staffContext(test, { hash: hashSenha });
const EMAIL = "ana@clinica.test";
const right = { email: EMAIL, senha: SENHA };
let usuarioId = "";

beforeEach(async () => {
  await test.superuser`truncate usuarios, auth_users, auth_limits, trilha cascade`;
  usuarioId = await person(EMAIL);
});

async function begun() {
  const result = await signIn(context(), requestWith(), right);
  if (!("headers" in result)) throw new Error(result.status);
  const request = () => requestWith(result.headers);
  const staff = await requireStaff(context(), request());
  const setup = await startSecondFactor(context(), request(), staff, SENHA);
  if (setup.status !== "started") throw new Error(setup.status);
  return { setup, staff, request };
}

it("leaves no half-made sign-in, nor one by the password alone, that a change overlapped", async () => {
  const { setup, staff, request } = await begun();
  await confirmSecondFactor(context(), request(), staff, totpCode(setup.secret));
  const enter = (n: number) => sleep(n * 8).then(() => signIn(context(), requestWith(), right));
  const hash = await hashSenha("uma senha nova");
  const entering = Array.from({ length: 8 }, (_, n) => enter(n));
  // When the password changes, the first sign-in has already been asked for its code. The others are in progress.
  await entering[0];
  await test.asAdmin((tx) => setSenha(tx, usuarioId, hash));
  const halves = await Promise.all(entering);
  let codes = 0;
  for (const half of halves) {
    if (half.status !== "second-factor") continue;
    const code = String(setup.recoveryCodes[codes++]);
    const late = await finishSignIn(context(), requestWith(half.headers), code);
    expect(late.status).toBe("expired");
  }
  expect(codes).toBeGreaterThan(0);
});

it("leaves no session by the password alone that was being created when it was switched on", async () => {
  const { setup, staff, request } = await begun();
  const entering = Array.from({ length: 6 }, (_, n) =>
    sleep(n * 8).then(() => signIn(context(), requestWith(), right)),
  );
  await sleep(20);
  const code = totpCode(setup.secret);
  expect((await confirmSecondFactor(context(), request(), staff, code)).status).toBe("on");
  await Promise.all(entering);
  const [sessions] = await test.superuser`select count(*)::int as n from auth_sessions`;
  expect(sessions?.n).toBe(1);
});

it("replaces one's own password only while it is the one that was checked", async () => {
  const stored = await getSenhaHash(test.database.signIn, usuarioId);
  const hash = await hashSenha("uma senha nova");
  await test.asAdmin((tx) => setSenha(tx, usuarioId, hash));
  const ifVersion = stored?.version;
  const identity = await staffIdentity(test, "editor", { id: usuarioId });
  const late = await test.database.as(identity, (tx) =>
    setSenha(tx, usuarioId, hash, { ifVersion }),
  );
  expect(late).toBe(false);
  const now = (await getSenhaHash(test.database.signIn, usuarioId))?.version;
  const timely = await test.database.as(identity, (tx) =>
    setSenha(tx, usuarioId, hash, { ifVersion: now }),
  );
  expect(timely).toBe(true);
});

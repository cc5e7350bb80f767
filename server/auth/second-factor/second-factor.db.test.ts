import { beforeEach, expect, it } from "vitest";
import { finishRecovery, requestRecovery } from "#server/auth/recovery/recovery.ts";
import { recoveryToken } from "#server/auth/recovery/recovery-token.ts";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { finishSignIn, signIn } from "#server/auth/sign-in.ts";
import { readStaff, requireStaff } from "#server/auth/staff.ts";
import { resetSecondFactor, setSenha } from "#server/data/people/usuarios.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { requestWith, SENHA, staffContext, withoutTrail } from "#tests/support/staff-context.ts";
import { stopClock } from "#tests/support/stopped-clock.ts";
import { totpCode } from "#tests/support/totp.ts";
import {
  confirmSecondFactor,
  hasSecondFactor,
  startSecondFactor,
  stopSecondFactor,
} from "./second-factor.ts";

const test = testDatabase();
const { context, person, mails } = staffContext(test);
const EMAIL = "ana@clinica.test";
const right = { email: EMAIL, senha: SENHA };
let usuarioId = "";

beforeEach(async () => {
  await test.superuser`truncate usuarios, auth_users, auth_limits, trilha cascade`;
  usuarioId = await person(EMAIL);
  mails.length = 0;
});

async function signedIn() {
  const result = await signIn(context(), requestWith(), right);
  if (!("headers" in result)) throw new Error(result.status);
  return { status: result.status, request: () => requestWith(result.headers) };
}

async function switchedOn() {
  const { request } = await signedIn();
  const staff = await requireStaff(context(), request());
  const setup = await startSecondFactor(context(), request(), staff, SENHA);
  if (setup.status !== "started") throw new Error(setup.status);
  const otp = { totp: () => totpCode(setup.secret) };
  // better-auth also accepts the code before the current one, but no older code.
  stopClock();
  const earlier = totpCode(setup.secret, Date.now() - 30_000);
  const confirmed = await confirmSecondFactor(context(), request(), staff, earlier);
  if (confirmed.status !== "on") throw new Error(confirmed.status);
  return { setup, otp, earlier, staff, request: () => requestWith(confirmed.headers) };
}

it("requires the code at the next sign-in, after the password, and then signs in", async () => {
  const { otp, setup } = await switchedOn();
  expect(setup.qr).toMatch(/^<svg/);
  expect(setup.recoveryCodes).toHaveLength(10);
  for (const code of setup.recoveryCodes)
    expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
  const first = await signIn(context(), requestWith(), right);
  expect(first.status).toBe("second-factor");
  const headers = "headers" in first ? first.headers : new Headers();
  expect(await readStaff(context(), requestWith(headers))).toBeUndefined();
  const wrong = await finishSignIn(context(), requestWith(headers), "000000");
  expect(wrong).toEqual({ status: "wrong" });
  const done = await finishSignIn(context(), requestWith(headers), otp.totp());
  expect(done.status).toBe("signed-in");
  const again = await finishSignIn(context(), requestWith(headers), otp.totp());
  expect(again.status).toBe("expired");
});

it("requires the code after a new password by the mail's link, too, which opens no session itself", async () => {
  await switchedOn();
  await requestRecovery(context(), { email: EMAIL });
  const id = String(mails.find(({ kind }) => kind === "recuperacao")?.id);
  expect(await finishRecovery(context(), recoveryToken(TEST_SECRET, id), "nova frase boa")).toBe(
    true,
  );
  expect(await test.superuser`select 1 from auth_sessions`).toHaveLength(0);
  const first = await signIn(context(), requestWith(), { email: EMAIL, senha: "nova frase boa" });
  expect(first.status).toBe("second-factor");
});

it("accepts an app's code only once, although it is still valid", async () => {
  const { otp } = await switchedOn();
  const codigo = otp.totp();
  const use = async () => {
    const first = await signIn(context(), requestWith(), right);
    const headers = "headers" in first ? first.headers : new Headers();
    return (await finishSignIn(context(), requestWith(headers), codigo)).status;
  };
  expect([await use(), await use()]).toEqual(["signed-in", "wrong"]);
  const sessions = await test.superuser`select count(*)::int as n from auth_sessions`;
  expect(sessions[0]?.n).toBe(2);
});

it("does not end the sign-in when a used code is sent, so that the next code completes it", async () => {
  const { otp, earlier } = await switchedOn();
  const first = await signIn(context(), requestWith(), right);
  const headers = "headers" in first ? first.headers : new Headers();
  expect((await finishSignIn(context(), requestWith(headers), earlier)).status).toBe("wrong");
  expect((await finishSignIn(context(), requestWith(headers), otp.totp())).status).toBe(
    "signed-in",
  );
  const refused = await test.superuser`select 1 from trilha where acao = 'codigo_recusado'`;
  expect(refused).toHaveLength(1);
});

it("neither signs in nor changes anything that the trail does not record", async () => {
  const { setup, otp, staff, request } = await switchedOn();
  const first = await signIn(context(), requestWith(), right);
  const headers = "headers" in first ? first.headers : new Headers();
  const recovery = String(setup.recoveryCodes[0]);
  const restore = await withoutTrail(test);
  try {
    await expect(finishSignIn(context(), requestWith(headers), otp.totp())).rejects.toThrow();
    await expect(finishSignIn(context(), requestWith(headers), recovery)).rejects.toThrow();
    const proof = { senha: SENHA, codigo: recovery };
    await expect(stopSecondFactor(context(), request(), staff, proof)).rejects.toThrow();
  } finally {
    await restore();
  }
  const sessions = await test.superuser`select count(*)::int as n from auth_sessions`;
  expect(sessions).toEqual([{ n: 1 }]);
  expect(await hasSecondFactor(context(), request())).toBe(true);
  const again = await signIn(context(), requestWith(), right);
  const cookies = "headers" in again ? again.headers : new Headers();
  expect((await finishSignIn(context(), requestWith(cookies), otp.totp())).status).toBe(
    "signed-in",
  );
  expect((await finishSignIn(context(), requestWith(headers), recovery)).status).toBe("signed-in");
});

it("ends a pending sign-in when the password that began it is replaced", async () => {
  const { otp } = await switchedOn();
  const half = async () => {
    const first = await signIn(context(), requestWith(), right);
    return "headers" in first ? first.headers : new Headers();
  };
  const before = await half();
  const hash = await hashSenha("uma senha nova");
  await test.asAdmin((tx) => setSenha(tx, usuarioId, hash));
  const late = await finishSignIn(context(), requestWith(before), otp.totp());
  expect(late.status).toBe("expired");
});

it("checks a code against the pending sign-in alone, whatever other session the browser has", async () => {
  const { setup, otp, request } = await switchedOn();
  const inside = await finishSignIn(context(), request(), String(setup.recoveryCodes[0]));
  expect(inside.status).toBe("expired");
  const first = await signIn(context(), requestWith(), right);
  const challenge = "headers" in first ? requestWith(first.headers).headers.get("cookie") : "";
  const both = request();
  both.headers.set("cookie", `${both.headers.get("cookie")}; ${challenge}`);
  expect((await finishSignIn(context(), both, "000000")).status).toBe("wrong");
  const [counted] =
    await test.superuser`select failed_verification_count as n from auth_two_factors`;
  expect(counted?.n).toBe(1);
  const [refused] = await test.superuser`
    select registro from trilha where acao = 'codigo_recusado'`;
  expect(refused?.registro).toBe(usuarioId);
  expect((await finishSignIn(context(), both, otp.totp())).status).toBe("signed-in");
  // The request `both` also carried a session, which the sign-in has ended.
  const [sessions] = await test.superuser`select count(*)::int as n from auth_sessions`;
  expect(sessions?.n).toBe(1);
});

it("does not turn it off with a code that has been used", async () => {
  const { earlier, staff, request } = await switchedOn();
  const proof = { senha: SENHA, codigo: earlier };
  expect(await stopSecondFactor(context(), request(), staff, proof)).toEqual({
    status: "wrong-code",
  });
  expect(await hasSecondFactor(context(), request())).toBe(true);
});

it("ends the sessions that the password alone had opened", async () => {
  const { request: elsewhere } = await signedIn();
  const { request } = await switchedOn();
  expect(await readStaff(context(), elsewhere())).toBeUndefined();
  expect((await readStaff(context(), request()))?.usuario.email).toBe(EMAIL);
});

it("says that it is on already, and counts no wrong try", async () => {
  const { staff, request } = await switchedOn();
  for (let n = 0; n < 11; n++) {
    expect(await startSecondFactor(context(), request(), staff, SENHA)).toEqual({
      status: "already-on",
    });
  }
  const again = await confirmSecondFactor(context(), request(), staff, "000000");
  expect(again).toEqual({ status: "already-on" });
});

it("does not sign in with the code that switched it on", async () => {
  const { earlier } = await switchedOn();
  const first = await signIn(context(), requestWith(), right);
  const headers = "headers" in first ? first.headers : new Headers();
  expect((await finishSignIn(context(), requestWith(headers), earlier)).status).toBe("wrong");
});

it("accepts one of five requests that send the same recovery code at once, and calls the others wrong", async () => {
  const { setup } = await switchedOn();
  const firsts = await Promise.all(
    Array.from({ length: 5 }, () => signIn(context(), requestWith(), right)),
  );
  const results = await Promise.all(
    firsts.map((first) => {
      const headers = "headers" in first ? first.headers : new Headers();
      return finishSignIn(context(), requestWith(headers), String(setup.recoveryCodes[0]));
    }),
  );
  expect(results.map(({ status }) => status).sort()).toEqual([
    "signed-in",
    ...Array.from({ length: 4 }, () => "wrong"),
  ]);
});

it("accepts each recovery code once", async () => {
  const { setup } = await switchedOn();
  const code = String(setup.recoveryCodes[0]);
  const use = async () => {
    const first = await signIn(context(), requestWith(), right);
    const headers = "headers" in first ? first.headers : new Headers();
    return (await finishSignIn(context(), requestWith(headers), code)).status;
  };
  expect(await use()).toBe("signed-in");
  expect(await use()).toBe("wrong");
});

it("stops guessing of codes", async () => {
  await switchedOn();
  const statuses: string[] = [];
  for (let n = 0; n < 4; n++) {
    const first = await signIn(context(), requestWith(), right);
    const headers = "headers" in first ? first.headers : new Headers();
    for (let k = 0; k < 5; k++) {
      statuses.push((await finishSignIn(context(), requestWith(headers), "000000")).status);
    }
  }
  expect(statuses.filter((status) => status === "wrong").length).toBeLessThanOrEqual(10);
  expect(statuses.at(-1)).toBe("limited");
});

it("is turned off with password and code only", async () => {
  const { otp, staff, request } = await switchedOn();
  expect(await hasSecondFactor(context(), request())).toBe(true);
  const codigo = otp.totp();
  const stop = (senha: string, code: string) =>
    stopSecondFactor(context(), request(), staff, { senha, codigo: code });
  expect(await stop(SENHA, "000000")).toEqual({ status: "wrong-code" });
  expect(await stop("errada", codigo)).toEqual({ status: "wrong-senha" });
  expect(mails).toEqual([]);
  const done = await stop(SENHA, codigo);
  expect(done.status).toBe("off");
  expect(mails).toEqual([
    { kind: "segundo-fator-desligado", id: usuarioId, origin: "http://127.0.0.1:3000" },
  ]);
  const [account] = await test.superuser`
    select now() - updated_at < interval '10 seconds' as is_fresh from auth_users`;
  expect(account?.is_fresh).toBe(true);
  expect((await signedIn()).status).toBe("signed-in");
  const trail =
    await test.superuser`select acao from trilha where acao like '%segundo_fator' order by id`;
  expect(trail.map(({ acao }) => acao)).toEqual(["ligou_segundo_fator", "desligou_segundo_fator"]);
});

it("uses up no recovery code when the password is mistyped", async () => {
  const { setup, staff, request } = await switchedOn();
  const codigo = String(setup.recoveryCodes[0]);
  const stop = (senha: string) => stopSecondFactor(context(), request(), staff, { senha, codigo });
  expect(await stop("errada")).toEqual({ status: "wrong-senha" });
  expect((await stop(SENHA)).status).toBe("off");
});

it("needs the password to begin, and is no longer required once admin_master removed it", async () => {
  const { request } = await signedIn();
  const staff = await requireStaff(context(), request());
  expect(await startSecondFactor(context(), request(), staff, "errada")).toEqual({
    status: "wrong-senha",
  });
  const { request: inside } = await switchedOn();
  await test.asAdmin((tx) => resetSecondFactor(tx, usuarioId));
  expect(await readStaff(context(), inside())).toBeUndefined();
  expect((await signedIn()).status).toBe("signed-in");
});

it("leaves no secret in the trail and none readable in the database", async () => {
  const { setup } = await switchedOn();
  const rows = JSON.stringify([
    await test.superuser`select * from trilha`,
    await test.superuser`select * from auth_two_factors`,
  ]);
  expect(rows).not.toContain(setup.secret);
  expect(rows).not.toContain(setup.recoveryCodes[0]);
});

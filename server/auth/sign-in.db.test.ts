import { setTimeout as sleep } from "node:timers/promises";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Thing } from "#domain/permissions.ts";
import { deleteUsuario, setSenha } from "#server/data/people/usuarios.ts";
import { type RequestContext, requestContext } from "#server/http/request-context.ts";
import { testDatabase } from "#tests/support/database.ts";
import { requestWith, SENHA, staffContext, withoutTrail } from "#tests/support/staff-context.ts";
import { asStaff } from "./as-staff.ts";
import { hashSenha } from "./senha/senha-hash.ts";
import { signIn, signOut } from "./sign-in.ts";
import { readStaff, requireStaff } from "./staff.ts";

const test = testDatabase();
const { context, person } = staffContext(test, { hash: hashSenha });
const EMAIL = "ana@clinica.test";
const right = { email: EMAIL, senha: SENHA };

beforeEach(async () => {
  await test.superuser`truncate usuarios, auth_users, auth_limits, trilha cascade`;
});

async function signedIn(email = EMAIL): Promise<Headers> {
  const result = await signIn(context(), requestWith(), { email, senha: SENHA });
  if (result.status !== "signed-in") throw new Error(result.status);
  return result.headers;
}

const events = async () =>
  (
    await test.superuser`select acao from trilha where acao not in ('criou', 'alterou') order by id`
  ).map(({ acao }) => acao);

describe("signing in", () => {
  it("opens a session for the right password, in any spelling of the e-mail", async () => {
    const id = await person(EMAIL);
    const headers = await signedIn("ANA@clinica.test");
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^clinica-sessao=.*HttpOnly; SameSite=Lax/);
    const staff = await readStaff(context(), requestWith(headers));
    expect(staff?.usuario).toEqual({ id, nome: "Ana", email: EMAIL, tipo_usuario: "editor" });
    const [session] = await test.superuser`select ip_address, user_agent from auth_sessions`;
    expect(session).toEqual({ ip_address: "203.0.113.7", user_agent: "Teste" });
    expect(await events()).toEqual(["entrou"]);
  });

  it("answers a wrong password and an unknown account alike, and records neither the password nor the e-mail", async () => {
    await person(EMAIL);
    for (const email of [EMAIL, "ninguem@clinica.test"]) {
      const result = await signIn(context(), requestWith(), { email, senha: "errada" });
      expect(result).toEqual({ status: "wrong" });
    }
    expect(await events()).toEqual(["entrada_recusada", "entrada_recusada"]);
    const trail = JSON.stringify(await test.superuser`select * from trilha`);
    expect(trail).not.toContain("ninguem");
    expect(trail).not.toContain("errada");
  });

  it("answers a password above the maximum length as any wrong one", async () => {
    await person(EMAIL);
    for (const email of [EMAIL, "ninguem@clinica.test"]) {
      const result = await signIn(context(), requestWith(), { email, senha: "x".repeat(5000) });
      expect(result).toEqual({ status: "wrong" });
    }
  });

  it("is a new session each time, marked __Host- and Secure behind https", async () => {
    const https = staffContext(test, { origin: "https://www.clinica.test" });
    await https.person(EMAIL);
    const one = await signIn(https.context(), requestWith(), right);
    const two = await signIn(https.context(), requestWith(), right);
    const cookies = [one, two].map((result) =>
      "headers" in result ? result.headers.getSetCookie()[0] : "",
    );
    expect(cookies[0]).toMatch(
      /^__Host-clinica-sessao=[^;]+;.*Path=\/;.*HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookies[0]).toMatch(/=[A-Za-z0-9]{32}\.[^;]{43,};/);
    expect(cookies[0]).not.toMatch(/Domain/i);
    expect(cookies[0]).not.toBe(cookies[1]);
  });

  it("begins and ends no session that the trail does not record", async () => {
    await person(EMAIL);
    const headers = await signedIn();
    const staff = await requireStaff(context(), requestWith(headers));
    const restore = await withoutTrail(test);
    try {
      await expect(signIn(context(), requestWith(), right)).rejects.toThrow("Acesso negado");
      await expect(signOut(context(), requestWith(headers), staff)).rejects.toThrow();
    } finally {
      await restore();
    }
    expect(await test.superuser`select count(*)::int as n from auth_sessions`).toEqual([{ n: 1 }]);
    expect(await events()).toEqual(["entrou"]);
  });

  it("leaves no session of a password that is replaced meanwhile", async () => {
    const id = await person(EMAIL);
    const hash = await hashSenha("uma senha nova");
    for (let round = 0; round < 3; round++) {
      await test.superuser`truncate auth_limits, auth_sessions`;
      const entering = Array.from({ length: 8 }, async (_, n) => {
        await sleep(n * 8);
        return signIn(context(), requestWith(), right);
      });
      await sleep(20);
      await test.asAdmin((tx) => setSenha(tx, id, hash));
      await Promise.all(entering);
      const left = await test.superuser`select 1 from auth_sessions`;
      expect(left).toHaveLength(0);
      const old = await hashSenha(SENHA);
      await test.asAdmin((tx) => setSenha(tx, id, old));
    }
  });

  it("ends the session that the same browser had", async () => {
    await person(EMAIL);
    const before = await signedIn();
    const again = await signIn(context(), requestWith(before), right);
    expect(again.status).toBe("signed-in");
    expect(await readStaff(context(), requestWith(before))).toBeUndefined();
    expect(await test.superuser`select 1 from auth_sessions`).toHaveLength(1);
  });

  it("signs in forty people at once, and answers signed-in people meanwhile", async () => {
    const people = Array.from({ length: 40 }, (_, n) => `p${n}@clinica.test`);
    for (const email of people) await person(email);
    const headers = await signedIn(people[0]);
    const entering = people.map((email, n) =>
      signIn(context({ address: `198.51.100.${n}` }), requestWith(), { email, senha: SENHA }),
    );
    const inside = await readStaff(context(), requestWith(headers));
    expect(inside?.usuario.email).toBe(people[0]);
    const results = await Promise.all(entering);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["signed-in"]));
  });

  it("deletes what nobody needs any more", async () => {
    await person(EMAIL);
    await signedIn();
    await test.superuser`update auth_sessions set used_at = now() - interval '2 hours'`;
    await test.superuser`insert into auth_limits values ('velho', 1, 0)`;
    await signedIn();
    const [left] = await test.superuser`select
      (select count(*)::int from auth_sessions) as sessions,
      (select count(*)::int from auth_limits where key = 'velho') as limits`;
    expect(left).toEqual({ sessions: 1, limits: 0 });
  });

  it("refuses a cookie that was tampered with", async () => {
    await person(EMAIL);
    const headers = await signedIn();
    const request = requestWith(headers);
    const cookie = request.headers.get("cookie") ?? "";
    const tampered = cookie.replace(
      /(clinica-sessao=)(.)/,
      (_all, name, first) => name + (first === "X" ? "Y" : "X"),
    );
    const forged = new Request(request.url, { headers: { cookie: tampered } });
    expect(await readStaff(context(), forged)).toBeUndefined();
  });
});

describe("the end of a session", () => {
  it("comes at once with sign-out, a new password, deletion; a role is read each time", async () => {
    const id = await person(EMAIL);
    const out = await signedIn();
    const staff = await requireStaff(context(), requestWith(out));
    const cleared = await signOut(context(), requestWith(out), staff);
    expect(cleared.getSetCookie().join()).toMatch(/clinica-sessao=;.*Max-Age=0/i);
    expect(await readStaff(context(), requestWith(out))).toBeUndefined();
    expect(await events()).toEqual(["entrou", "saiu"]);

    const demoted = await signedIn();
    await test.superuser`update usuarios set tipo_usuario = 'leitor'`;
    const now = await readStaff(context(), requestWith(demoted));
    expect(now?.usuario.tipo_usuario).toBe("leitor");

    const hash = await hashSenha(SENHA);
    await test.asAdmin((tx) => setSenha(tx, id, hash));
    expect(await readStaff(context(), requestWith(demoted))).toBeUndefined();

    const deleted = await signedIn();
    await test.asAdmin((tx) => deleteUsuario(tx, id));
    expect(await readStaff(context(), requestWith(deleted))).toBeUndefined();
  });

  it("comes after an hour without a request", async () => {
    await person(EMAIL);
    const headers = await signedIn();
    await test.superuser`update auth_sessions set used_at = now() - interval '59 minutes'`;
    expect(await readStaff(context(), requestWith(headers))).toBeDefined();
    const [moved] =
      await test.superuser`select now() - used_at < interval '1 minute' as fresh from auth_sessions`;
    expect(moved?.fresh).toBe(true);
    await test.superuser`update auth_sessions set used_at = now() - interval '61 minutes'`;
    expect(await readStaff(context(), requestWith(headers))).toBeUndefined();
  });

  it("comes twelve hours after the sign-in, however often the session is used", async () => {
    await person(EMAIL);
    const headers = await signedIn();
    const age = (minutes: number) => test.superuser`update auth_sessions set used_at = now(),
      created_at = created_at - make_interval(mins => ${minutes}),
      expires_at = expires_at - make_interval(mins => ${minutes})`;
    await age(12 * 60 - 1);
    expect(await readStaff(context(), requestWith(headers))).toBeDefined();
    await age(2);
    expect(await readStaff(context(), requestWith(headers))).toBeUndefined();
  });
});

describe("the guards", () => {
  const provided = (current: RequestContext) => {
    const provider = new RouterContextProvider();
    provider.set(requestContext, current);
    return provider;
  };
  const thrown = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error) => error,
    );

  it("lead to /auth, and answer a form with 401 that can be answered in place", async () => {
    const redirect = await thrown(requireStaff(context(), requestWith()));
    expect(redirect.status).toBe(302);
    expect(redirect.headers.get("location")).toBe("/auth");
    const form = await thrown(requireStaff(context(), requestWith(undefined, "POST")));
    expect(form).toMatchObject({ data: { id: "signed-out" }, init: { status: 401 } });
  });

  it("open a screen to its roles and to nobody else", async () => {
    await person(EMAIL);
    const headers = await signedIn();
    const open = (screen: Thing) =>
      asStaff({ context: provided(context()), request: requestWith(headers) }, "open", screen);
    expect(await open("dashboard")).toBeDefined();
    for (const screen of ["usuarios", "laudos"] as const) {
      const refused = await thrown(open(screen));
      expect(refused).toMatchObject({ data: { id: "not-permitted" }, init: { status: 403 } });
    }
  });

  it("log each refusal with the person and the action", async () => {
    const usuario = await person(EMAIL);
    const request = requestWith(await signedIn());
    const current = context();
    const warn = vi.spyOn(current.log, "warn");
    await thrown(asStaff({ context: provided(current), request }, "update", "usuarios"));
    const who = { usuario, tipo_usuario: "editor" };
    expect(warn.mock.calls).toEqual([[{ action: "update", thing: "usuarios", ...who }, "refused"]]);
  });
});

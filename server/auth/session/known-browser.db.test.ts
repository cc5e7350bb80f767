import { beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "#domain/texto/durations.ts";
import {
  confirmSecondFactor,
  startSecondFactor,
} from "#server/auth/second-factor/second-factor.ts";
import { checkOwnSenha } from "#server/auth/senha/own-senha.ts";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { finishSignIn, signIn } from "#server/auth/sign-in.ts";
import { requireStaff } from "#server/auth/staff.ts";
import { signatureOf } from "#server/crypto/signature.ts";
import { setSenha } from "#server/data/people/usuarios.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { requestWith, SENHA, staffContext } from "#tests/support/staff-context.ts";
import { stopClock } from "#tests/support/stopped-clock.ts";
import { totpCode } from "#tests/support/totp.ts";
import { renewSession } from "./renew-session.ts";

const test = testDatabase();
const { context, person } = staffContext(test);
const EMAIL = "ana@clinica.test";
const COOKIE = "clinica-navegador";
let usuarioId = "";

beforeEach(async () => {
  await test.superuser`truncate usuarios, auth_users, auth_limits, trilha cascade`;
  usuarioId = await person(EMAIL);
});

const none = () => new Request("http://127.0.0.1:3000/auth");
const marked = (mark: string, name = COOKIE) =>
  new Request("http://127.0.0.1:3000/auth", { headers: { cookie: `a=1; ${name}=${mark}` } });

function markOf(headers: Headers, name = COOKIE): string {
  const cookies = headers.getSetCookie().filter((cookie) => cookie.startsWith(`${name}=`));
  expect(cookies.length).toBeLessThanOrEqual(1);
  return cookies[0]?.slice(name.length + 1).split(";")[0] ?? "";
}

async function tryIn(
  request: Request,
  { email = EMAIL, senha = SENHA, address = "192.0.2.9" } = {},
) {
  const result = await signIn(context({ address }), request, { email, senha });
  return { status: result.status, headers: "headers" in result ? result.headers : new Headers() };
}

const wrong = { senha: "errada" };

async function lock(email = EMAIL) {
  for (let n = 0; n < 11; n++) {
    await tryIn(none(), { email, senha: "errada", address: `198.51.100.${n}` });
  }
  expect((await tryIn(none(), { email })).status).toBe("limited");
}

async function known(email = EMAIL): Promise<string> {
  const { status, headers } = await tryIn(none(), { email });
  expect(status).toBe("signed-in");
  return markOf(headers);
}

describe("a browser that signed in before", () => {
  it("still signs in while attackers have locked the account, and all others do not", async () => {
    const mark = await known();
    await lock();
    expect((await tryIn(marked(mark))).status).toBe("signed-in");
    expect((await tryIn(none())).status).toBe("limited");
  });

  it("still signs in where attackers used up the tries of its own network", async () => {
    const mark = await known();
    for (let n = 0; n < 31; n++) await tryIn(none(), { email: `p${n}@clinica.test`, ...wrong });
    expect((await tryIn(none())).status).toBe("limited");
    expect((await tryIn(marked(mark))).status).toBe("signed-in");
  });

  it("has ten tries of its own, also at once, then waits as everybody does", async () => {
    const mark = await known();
    const tries = await Promise.all(Array.from({ length: 30 }, () => tryIn(marked(mark), wrong)));
    expect(tries.filter(({ status }) => status === "wrong")).toHaveLength(10);
    expect((await tryIn(marked(mark))).status).toBe("limited");
    expect((await tryIn(none())).status).toBe("signed-in");
    await test.superuser`update auth_limits set expire = expire - 15 * 60 * 1000`;
    expect((await tryIn(marked(mark))).status).toBe("signed-in");
  });

  it("does not count the right ones", async () => {
    const mark = await known();
    for (let n = 0; n < 12; n++) expect((await tryIn(marked(mark))).status).toBe("signed-in");
  });

  it("is known for each of the people who share it", async () => {
    await person("rui@clinica.test");
    const ana = await known();
    const rui = await tryIn(marked(ana), { email: "rui@clinica.test" });
    const both = markOf(rui.headers);
    await lock();
    await lock("rui@clinica.test");
    expect((await tryIn(marked(both))).status).toBe("signed-in");
    expect((await tryIn(marked(both), { email: "rui@clinica.test" })).status).toBe("signed-in");
  });

  it("has one mark an account, and eight at most", async () => {
    let mark = await known();
    for (let n = 0; n < 3; n++) mark = markOf((await tryIn(marked(mark))).headers);
    expect(mark.split("~")).toHaveLength(1);
    for (let n = 0; n < 9; n++) {
      const email = `p${n}@clinica.test`;
      await person(email);
      mark = markOf((await tryIn(marked(mark), { email })).headers);
    }
    expect(mark.split("~")).toHaveLength(8);
  });

  it("is over after ninety days", async () => {
    const before = Date.now();
    const mark = await known();
    await lock();
    const after = Date.now();
    const clock = vi.spyOn(Date, "now");
    try {
      clock.mockReturnValue(after + 90 * DAY_MS + 1_000);
      await test.superuser`update auth_limits set expire = ${after + 91 * DAY_MS}`;
      expect((await tryIn(marked(mark))).status).toBe("limited");
      clock.mockReturnValue(before + 90 * DAY_MS - 1_000);
      expect((await tryIn(marked(mark))).status).toBe("signed-in");
    } finally {
      clock.mockRestore();
    }
  });
});

describe("the mark", () => {
  it("cannot be read by a script, goes to no other site, and says nothing of whose it is", async () => {
    const { headers } = await tryIn(none());
    const cookie = headers.getSetCookie().find((one) => one.startsWith(COOKIE)) ?? "";
    expect(cookie).toMatch(
      /^clinica-navegador=[\w.~-]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [, number = ""] = markOf(headers).split(".");
    const texts = [cookie, Buffer.from(number, "base64url").toString("latin1")].join("\n");
    const [account] = await test.superuser`select id from auth_users`;
    expect(texts).not.toMatch(/ana|clinica\.test/i);
    expect(texts).not.toContain(account?.id);
    expect(texts).not.toContain(usuarioId);
  });

  it("is called __Host- and Secure behind https, and not believed under the plain name", async () => {
    const https = staffContext(test, { origin: "https://www.clinica.test" });
    const enter = (request: Request, address: string, senha = SENHA) =>
      signIn(https.context({ address }), request, { email: EMAIL, senha });
    const first = await enter(none(), "192.0.2.1");
    const headers = "headers" in first ? first.headers : new Headers();
    const name = `__Host-${COOKIE}`;
    const cookie = headers.getSetCookie().find((one) => one.startsWith(name));
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    const mark = markOf(headers, name);
    for (let n = 0; n < 11; n++) await enter(none(), `198.51.100.${n}`, "errada");
    expect((await enter(marked(mark), "192.0.2.1")).status).toBe("limited");
    expect((await enter(marked(mark, name), "192.0.2.1")).status).toBe("signed-in");
  });

  it("is not set by a refused sign-in", async () => {
    expect(markOf((await tryIn(none(), wrong)).headers)).toBe("");
    expect(markOf((await tryIn(none(), { email: "ninguem@clinica.test" })).headers)).toBe("");
  });

  it("has no effect for another account", async () => {
    await person("rui@clinica.test");
    const rui = await known("rui@clinica.test");
    await lock();
    expect((await tryIn(marked(rui))).status).toBe("limited");
    expect((await tryIn(marked(rui), { email: "ninguem@clinica.test" })).status).toBe("wrong");
  });

  it("is worthless where anything in it is forged, and each forgery counts as an unknown browser's try", async () => {
    const mark = await known();
    const [made = "", number = "", signature = ""] = mark.split(".");
    const [account] = await test.superuser`
      select user_id, extract(epoch from updated_at)::text as version from auth_accounts`;
    const text = (key: Buffer, purpose: string) =>
      signatureOf(key, purpose, JSON.stringify([made, number, account?.user_id, account?.version]));
    const other = "A".repeat(22);
    const forged = [
      `${made}.${other}.${signature}`,
      `zzzzzz.${number}.${signature}`,
      `${made}.${number}.${"A".repeat(43)}`,
      `${made}.${number}.`,
      `${made}.${number}.${text(Buffer.alloc(32, 9), "known browser")}`,
      `${made}.${number}.${text(TEST_SECRET, "flash cookie")}`,
      "~~~",
      `${"x~".repeat(5000)}${mark}`,
      `${mark}; ${COOKIE}=${mark}`,
    ];
    // Proves that the test signs as the server does.
    expect(text(TEST_SECRET, "known browser")).toBe(signature);
    await lock();
    for (const one of forged) expect((await tryIn(marked(one))).status).toBe("limited");
    expect((await tryIn(marked(mark))).status).toBe("signed-in");

    await test.superuser`truncate auth_limits`;
    for (let n = 0; n < 10; n++) {
      expect((await tryIn(marked(String(forged[n % 6])), wrong)).status).toBe("wrong");
    }
    expect((await tryIn(marked(String(forged[0])), wrong)).status).toBe("limited");
    expect((await tryIn(none())).status).toBe("limited");
  });

  it("ends with a new password; the browser that changed it gets another", async () => {
    const { headers } = await tryIn(none());
    const mark = markOf(headers);
    const staff = await requireStaff(context(), requestWith(headers));
    const hash = await hashSenha(SENHA);
    const only = { exceptSession: staff.sessionId };
    await test.asAdmin((tx) => setSenha(tx, usuarioId, hash, only));
    const renewed = await renewSession(context(), requestWith(headers), staff);
    await lock();
    expect((await tryIn(marked(mark))).status).toBe("limited");
    expect((await tryIn(marked(markOf(renewed)))).status).toBe("signed-in");
  });
});

describe("with a second factor", () => {
  async function switchedOn() {
    const { headers } = await tryIn(none());
    const request = requestWith(headers);
    const staff = await requireStaff(context(), request);
    const setup = await startSecondFactor(context(), request, staff, SENHA);
    if (setup.status !== "started") throw new Error(setup.status);
    stopClock();
    const earlier = totpCode(setup.secret, Date.now() - 30_000);
    const on = await confirmSecondFactor(context(), request, staff, earlier);
    expect(on.status).toBe("on");
    return { setup, mark: markOf(headers) };
  }

  it("comes only after the code", async () => {
    const { setup } = await switchedOn();
    const half = await tryIn(none());
    expect(half.status).toBe("second-factor");
    expect(markOf(half.headers)).toBe("");
    const codigo = totpCode(setup.secret);
    const done = await finishSignIn(context(), requestWith(half.headers), codigo);
    if (done.status !== "signed-in") throw new Error(done.status);
    const mark = markOf(done.headers);
    await lock();
    expect((await tryIn(marked(mark))).status).toBe("second-factor");
  });

  it("reaches the code too where attackers used up the tries of its own network", async () => {
    const { setup, mark } = await switchedOn();
    for (let n = 0; n < 31; n++) await tryIn(none(), { email: `p${n}@clinica.test`, ...wrong });
    const half = await tryIn(marked(mark));
    expect(half.status).toBe("second-factor");
    const second = requestWith(half.headers);
    const finish = (request: Request, codigo: string) =>
      finishSignIn(context({ address: "192.0.2.9" }), request, codigo);
    expect((await finish(second, totpCode(setup.secret))).status).toBe("limited");
    const cookie = `${second.headers.get("cookie")}; ${COOKIE}=${mark}`;
    const own = () => new Request(second.url, { headers: { cookie } });
    expect((await finish(own(), "000000")).status).toBe("wrong");
    expect((await finish(own(), totpCode(setup.secret))).status).toBe("signed-in");
  });
});

it("lets signed-in people prove their password while attackers lock the account", async () => {
  const { headers } = await tryIn(none());
  const staff = await requireStaff(context(), requestWith(headers));
  await lock();
  expect(await checkOwnSenha(context(), staff, SENHA)).toMatchObject({ status: "right" });
  for (let n = 0; n < 10; n++) await checkOwnSenha(context(), staff, "errada");
  expect(await checkOwnSenha(context(), staff, SENHA)).toMatchObject({ status: "limited" });
});

import { beforeEach, describe, expect, it } from "vitest";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { testDatabase } from "#tests/support/database.ts";
import { requestWith, SENHA, staffContext } from "#tests/support/staff-context.ts";
import { takeSignInAttempt } from "./attempts.ts";
import { signIn } from "./sign-in.ts";

const test = testDatabase();
const { context, person } = staffContext(test, { hash: hashSenha });
const EMAIL = "ana@clinica.test";
const right = { email: EMAIL, senha: SENHA };

beforeEach(async () => {
  await test.superuser`truncate usuarios, auth_users, auth_limits, trilha cascade`;
});

describe("guessing", () => {
  it("lets ten wrong ones of fifty at once through, then refuses the right one too", async () => {
    await person(EMAIL);
    const wrong = { email: EMAIL, senha: "errada" };
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        signIn(context({ address: `198.51.100.${n}` }), requestWith(), wrong),
      ),
    );
    expect(results.filter(({ status }) => status === "wrong")).toHaveLength(10);
    const now = await signIn(context({ address: "192.0.2.1" }), requestWith(), right);
    expect(now).toMatchObject({ status: "limited", minutes: 15 });
    const key = await test.superuser`select key from auth_limits`;
    expect(JSON.stringify(key)).not.toMatch(/ana|clinica\.test|198\.51/);
  });

  it("ends by itself after fifteen minutes", async () => {
    await person(EMAIL);
    await test.superuser`insert into auth_limits select 'x', 1, 0`;
    for (let n = 0; n < 10; n++) await takeSignInAttempt(context().services, EMAIL, "192.0.2.2");
    expect((await signIn(context(), requestWith(), right)).status).toBe("limited");
    await test.superuser`update auth_limits set expire = expire - 15 * 60 * 1000`;
    expect((await signIn(context(), requestWith(), right)).status).toBe("signed-in");
  });

  it("counts thirty from an address over all accounts, an IPv6 network as one", async () => {
    for (let n = 0; n < 30; n++) {
      const address = `2001:db8:1:2::${n.toString(16)}`;
      await takeSignInAttempt(context().services, `p${n}@clinica.test`, address);
    }
    await person(EMAIL);
    const inside = await signIn(context({ address: "2001:db8:1:2:ffff::1" }), requestWith(), right);
    expect(inside.status).toBe("limited");
    const outside = await signIn(context({ address: "2001:db8:1:3::1" }), requestWith(), right);
    expect(outside.status).toBe("signed-in");
  });

  it("counts a refused try neither for the address of a locked account, nor for the account of a locked address", async () => {
    await person(EMAIL);
    const at = (address: string) => context({ address });
    for (let n = 0; n < 40; n++) {
      await signIn(at("198.51.100.1"), requestWith(), { email: "outra@x.test", senha: "errada" });
    }
    expect((await signIn(at("198.51.100.1"), requestWith(), right)).status).toBe("signed-in");

    for (let n = 0; n < 45; n++) {
      const email = n < 30 ? `ninguem-${n}@x.test` : EMAIL;
      await signIn(at("198.51.100.2"), requestWith(), { email, senha: "errada" });
    }
    expect((await signIn(at("198.51.100.2"), requestWith(), right)).status).toBe("limited");
    expect((await signIn(at("198.51.100.3"), requestWith(), right)).status).toBe("signed-in");
  });

  it("counts no right one, though too many at once were refused", async () => {
    await person(EMAIL);
    const rush = () =>
      Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          signIn(context({ address: `198.51.100.${n}` }), requestWith(), right),
        ),
      );
    const statuses = new Set([...(await rush()), ...(await rush())].map(({ status }) => status));
    expect([...statuses].sort()).toEqual(["limited", "signed-in"]);
    const [left] = await test.superuser`select max(points)::int as n from auth_limits`;
    expect(left?.n).toBe(0);
    expect((await signIn(context(), requestWith(), right)).status).toBe("signed-in");
  });

  it("does not count the right ones", async () => {
    await person(EMAIL);
    for (let n = 0; n < 12; n++) {
      expect((await signIn(context(), requestWith(), right)).status).toBe("signed-in");
    }
  });
});

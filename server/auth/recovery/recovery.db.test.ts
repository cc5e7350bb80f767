import { beforeEach, expect, it } from "vitest";
import { signIn } from "#server/auth/sign-in.ts";
import { readStaff } from "#server/auth/staff.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { requestWith, SENHA, staffContext } from "#tests/support/staff-context.ts";
import { finishRecovery, isLiveRecovery, requestRecovery } from "./recovery.ts";
import { recoveryToken } from "./recovery-token.ts";

const test = testDatabase();
const { context, person, mails } = staffContext(test);
const EMAIL = "ana@clinica.test";

beforeEach(async () => {
  await test.superuser`truncate usuarios, auth_users, auth_limits, trilha cascade`;
  mails.length = 0;
});

async function link(): Promise<string> {
  await requestRecovery(context(), { email: EMAIL });
  return recoveryToken(TEST_SECRET, String(mails.at(-1)?.id));
}

it("answers the same for everyone, and mails only an account that exists", async () => {
  await person(EMAIL);
  expect(await requestRecovery(context(), { email: "ANA@clinica.test" })).toEqual({
    status: "sent",
  });
  expect(await requestRecovery(context(), { email: "x@clinica.test" })).toEqual({ status: "sent" });
  expect(mails).toEqual([
    { kind: "recuperacao", id: expect.any(String), origin: "http://127.0.0.1:3000" },
  ]);
});

it("stores no usable token: 256 bits by mail, their hash in the database", async () => {
  await person(EMAIL);
  const token = await link();
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const rows = JSON.stringify(await test.superuser`select * from auth_recoveries`);
  expect(rows).not.toContain(token);
});

it("sets the password once, ends every session, and clears failed sign-ins", async () => {
  const id = await person(EMAIL);
  const before = await signIn(context(), requestWith(), { email: EMAIL, senha: SENHA });
  const headers = "headers" in before ? before.headers : undefined;
  for (let n = 0; n < 11; n++)
    await signIn(context(), requestWith(), { email: EMAIL, senha: "errada" });

  const token = await link();
  expect(await isLiveRecovery(context(), token)).toBe(true);
  const results = await Promise.all(
    [1, 2, 3].map(() => finishRecovery(context(), token, "nova senha boa")),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(mails.filter(({ kind }) => kind === "senha-trocada")).toEqual([
    { kind: "senha-trocada", id, origin: "http://127.0.0.1:3000" },
  ]);
  expect(await isLiveRecovery(context(), token)).toBe(false);
  expect(await readStaff(context(), requestWith(headers))).toBeUndefined();
  const after = await signIn(context(), requestWith(), { email: EMAIL, senha: "nova senha boa" });
  expect(after.status).toBe("signed-in");
  const old = await signIn(context(), requestWith(), { email: EMAIL, senha: SENHA });
  expect(old.status).toBe("wrong");
});

it("is over after an hour, and once the password was changed another way", async () => {
  await person(EMAIL);
  const first = await link();
  await test.superuser`update auth_recoveries set expires_at = now()`;
  expect(await finishRecovery(context(), first, "outra senha")).toBe(false);
  const second = await link();
  await test.superuser`update auth_accounts set updated_at = now() + interval '1 second'`;
  expect(await isLiveRecovery(context(), second)).toBe(false);
  expect(await isLiveRecovery(context(), "x".repeat(43))).toBe(false);
});

it("ends with the next request: only the newest link works", async () => {
  await person(EMAIL);
  await person("rui@clinica.test");
  await requestRecovery(context(), { email: "rui@clinica.test" });
  const others = recoveryToken(TEST_SECRET, String(mails.at(-1)?.id));
  const first = await link();
  const second = await link();
  expect(await isLiveRecovery(context(), first)).toBe(false);
  expect(await finishRecovery(context(), first, "nova senha boa")).toBe(false);
  expect(await isLiveRecovery(context(), others)).toBe(true);
  expect(await finishRecovery(context(), second, "nova senha boa")).toBe(true);
  await link();
  expect(await finishRecovery(context(), second, "outra senha boa")).toBe(false);
});

it("leaves one working link after several requests at once, and its mail has a recipient", async () => {
  await person(EMAIL);
  await Promise.all([1, 2, 3].map(() => requestRecovery(context(), { email: EMAIL })));
  expect(mails).toHaveLength(3);
  const alive = await Promise.all(
    mails.map(async ({ id }) => isLiveRecovery(context(), recoveryToken(TEST_SECRET, id))),
  );
  expect(alive.filter(Boolean)).toHaveLength(1);
});

it("neither hangs nor fails where a link is used while another is requested", async () => {
  await person(EMAIL);
  for (let round = 0; round < 3; round++) {
    await test.superuser`truncate auth_limits`;
    const token = await link();
    const [used] = await Promise.all([
      finishRecovery(context(), token, `nova senha boa ${round}`),
      requestRecovery(context(), { email: EMAIL }),
      requestRecovery(context(), { email: EMAIL }),
    ]);
    expect(typeof used).toBe("boolean");
    expect(await isLiveRecovery(context(), token)).toBe(false);
  }
  // `requestRecovery` hides errors, so the number of mails shows that no request failed.
  expect(mails.filter(({ kind }) => kind === "recuperacao")).toHaveLength(9);
});

it("floods no mailbox: three mails an hour for an account, with the same answer", async () => {
  await person(EMAIL);
  for (let n = 0; n < 5; n++) {
    expect(await requestRecovery(context(), { email: EMAIL })).toEqual({ status: "sent" });
  }
  expect(mails).toHaveLength(3);
  for (let n = 0; n < 15; n++) await requestRecovery(context(), { email: `p${n}@clinica.test` });
  const limited = await requestRecovery(context(), { email: "outra@clinica.test" });
  expect(limited).toEqual({ status: "limited", minutes: 60 });
});

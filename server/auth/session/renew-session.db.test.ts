import { beforeEach, expect, it } from "vitest";
import { signIn } from "#server/auth/sign-in.ts";
import { readStaff, requireStaff } from "#server/auth/staff.ts";
import { testDatabase } from "#tests/support/database.ts";
import { requestWith, SENHA, staffContext } from "#tests/support/staff-context.ts";
import { renewSession } from "./renew-session.ts";

const test = testDatabase();
const EMAIL = "ana@clinica.test";

beforeEach(async () => {
  await test.superuser`truncate usuarios, auth_users, auth_limits, trilha cascade`;
});

it.each([
  [undefined, "clinica-sessao="],
  ["https://www.clinica.test", "__Host-clinica-sessao="],
])("goes on for its browser, and no longer for a copied cookie (%s)", async (origin, name) => {
  const { context, person } = staffContext(test, { origin });
  await person(EMAIL);
  const result = await signIn(context(), requestWith(), { email: EMAIL, senha: SENHA });
  const copied = "headers" in result ? result.headers : new Headers();
  const staff = await requireStaff(context(), requestWith(copied));

  const renewed = await renewSession(context(), requestWith(copied), staff);

  expect(await readStaff(context(), requestWith(copied))).toBeUndefined();
  expect(await readStaff(context(), requestWith(renewed))).toEqual(staff);
  const [cookie] = renewed.getSetCookie();
  const [before] = copied.getSetCookie();
  const attributes = (one = "") => one.split("; ").slice(1).sort();
  expect(cookie?.startsWith(name)).toBe(true);
  expect(attributes(cookie)).toEqual(attributes(before));
});

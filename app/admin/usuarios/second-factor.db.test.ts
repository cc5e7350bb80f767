import { RouterContextProvider } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { signIn } from "#server/auth/sign-in.ts";
import { requestContext } from "#server/http/request-context.ts";
import { testDatabase } from "#tests/support/database.ts";
import { requestWith, SENHA, staffContext } from "#tests/support/staff-context.ts";
import { action } from "./second-factor.ts";

const test = testDatabase();
const { context, person, mails } = staffContext(test);
const EMAIL = "ana@clinica.test";

beforeEach(async () => {
  await test.superuser`truncate usuarios, auth_users, auth_limits, trilha cascade`;
  mails.length = 0;
});

async function signedIn() {
  const id = await person(EMAIL, "admin_master");
  const result = await signIn(context(), requestWith(), { email: EMAIL, senha: SENHA });
  return { id, headers: "headers" in result ? result.headers : new Headers() };
}

async function reset(signed: Headers, id: string): Promise<string | undefined> {
  const { headers } = requestWith(signed);
  const request = new Request(`http://127.0.0.1:3000/admin/usuarios/${id}/segundo-fator`, {
    method: "POST",
    headers,
  });
  const provider = new RouterContextProvider();
  provider.set(requestContext, context());
  const args = { context: provider, request, params: { id } };
  const answer = await action(args as unknown as Parameters<typeof action>[0]);
  return answer.data.toast?.text;
}

it("informs the person whose second factor was switched off, and nobody where there was none", async () => {
  const { headers } = await signedIn();
  const other = await person("rui@clinica.test");
  expect(await reset(headers, other)).toBe("Esta conta não tem segundo fator.");
  expect(mails).toEqual([]);
  await test.superuser`
    insert into auth_two_factors (id, user_id, secret, backup_codes, verified)
    select gen_random_uuid(), id, 's', 'c', true from auth_users where email = 'rui@clinica.test'`;
  expect(await reset(headers, other)).toBe("Segundo fator desligado");
  expect(mails).toEqual([
    { kind: "segundo-fator-desligado", id: other, origin: "http://127.0.0.1:3000" },
  ]);
});

it("leaves one's own second factor to Minha conta", async () => {
  const { id, headers } = await signedIn();
  expect(await reset(headers, id)).toBe("O seu segundo fator se desliga em Minha conta.");
});

import { RouterContextProvider } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { signIn } from "#server/auth/sign-in.ts";
import { readFlash } from "#server/http/cookies/flash.ts";
import { requestContext } from "#server/http/request-context.ts";
import { testDatabase } from "#tests/support/database.ts";
import { requestWith, SENHA, staffContext } from "#tests/support/staff-context.ts";
import { action } from "./edit.tsx";

const test = testDatabase();
const { context, person, mails } = staffContext(test);
const EMAIL = "ana@clinica.test";

beforeEach(async () => {
  await test.superuser`truncate usuarios, auth_users, auth_limits, trilha cascade`;
});

async function signedIn() {
  const id = await person(EMAIL, "admin_master");
  const result = await signIn(context(), requestWith(), { email: EMAIL, senha: SENHA });
  return { id, headers: "headers" in result ? result.headers : new Headers() };
}

async function save(signed: Headers, id: string, fields: Record<string, string>) {
  const { headers } = requestWith(signed);
  const request = new Request(`http://127.0.0.1:3000/admin/usuarios/${id}`, {
    method: "POST",
    headers,
    body: new URLSearchParams({ nome: "Ana", tipo_usuario: "editor", versao: "1", ...fields }),
  });
  const provider = new RouterContextProvider();
  provider.set(requestContext, context());
  const args = { context: provider, request, params: { id } } as unknown as Parameters<
    typeof action
  >[0];
  const answer = await action(args);
  if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer));
  return {
    flash: readFlash(context(), requestWith(answer.headers)).flash,
    headers: answer.headers,
  };
}

it("saves nothing where there is no password to change", async () => {
  const { headers } = await signedIn();
  const id = await person("rui@clinica.test");
  await test.superuser`delete from auth_users where email = 'rui@clinica.test'`;
  const fields = { nome: "Rui Novo", senha: "uma senha nova", versao: "2" };
  await expect(save(headers, id, fields)).rejects.toThrow("a person without an account");
  const [row] = await test.superuser`select nome from usuarios where id = ${id}`;
  expect(row?.nome).not.toBe("Rui Novo");
});

it("informs the person whose password was replaced", async () => {
  const { headers } = await signedIn();
  const other = await person("rui@clinica.test");
  const theirs = await save(headers, other, { senha: "uma senha nova" });
  expect(theirs.flash?.text).toBe("Usuário e senha atualizados com sucesso");
  expect(mails).toEqual([expect.objectContaining({ kind: "senha-trocada", id: other })]);
});

it("changes neither one's own password nor one's own second factor: Minha conta requires more", async () => {
  const { id, headers } = await signedIn();
  const own = { tipo_usuario: "admin_master" };
  await expect(save(headers, id, { ...own, senha: "uma senha nova" })).rejects.toThrow(
    "Troque a sua senha em Minha conta",
  );
  const { flash } = await save(headers, id, { ...own, nome: "Ana Maria" });
  expect(flash?.text).toBe("Usuário atualizado com sucesso");
});

import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { action as ownSenha } from "#app/admin/conta/senha.ts";
import { action as editUsuario } from "#app/admin/usuarios/edit.tsx";
import { action as newUsuario } from "#app/admin/usuarios/new.tsx";
import { SENHA_COMUM } from "#domain/contas/senha.ts";
import { signIn } from "#server/auth/sign-in.ts";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { requestContext } from "#server/http/request-context.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { requestWith, SENHA, staffContext } from "#tests/support/staff-context.ts";

const test = testDatabase();
const { context, person } = staffContext(test);
let headers = new Headers();
let otherId = "";

beforeAll(async () => {
  const saved = records.configuracoes({ nome_clinica: "Claravale Diagnóstico por Imagem" });
  await test.asAdmin((tx) => tx.insert(configuracoesSite).values(saved));
});

beforeEach(async () => {
  await test.superuser`truncate usuarios, auth_users, auth_limits, trilha cascade`;
  await person("ana.souza@clinica.test", "admin_master");
  otherId = await person("rui@clinica.test");
  const right = { email: "ana.souza@clinica.test", senha: SENHA };
  const result = await signIn(context(), requestWith(), right);
  headers = "headers" in result ? result.headers : headers;
});

type Action = (args: never) => Promise<unknown>;

async function send(action: Action, fields: Record<string, string>): Promise<string> {
  const request = new Request("http://127.0.0.1:3000/admin", {
    method: "POST",
    headers: requestWith(headers).headers,
    body: new URLSearchParams(fields),
  });
  const provider = new RouterContextProvider();
  provider.set(requestContext, context());
  const params = action === newUsuario ? {} : { id: otherId };
  const args = { context: provider, request, params };
  const answer = await action(args as unknown as ActionFunctionArgs as never);
  return answer instanceof Response ? String(answer.status) : JSON.stringify(answer);
}

const ways: [string, string, (senha: string) => Promise<string>][] = [
  [
    "a new user's",
    "bia.reis@clinica.test",
    (senha) =>
      send(newUsuario, {
        nome: "Beatriz Reis",
        email: "bia.reis@clinica.test",
        tipo_usuario: "leitor",
        senha,
      }),
  ],
  [
    "another user's",
    "rui@clinica.test",
    (senha) => send(editUsuario, { nome: "Beatriz", tipo_usuario: "editor", versao: "1", senha }),
  ],
  [
    "one's own",
    "ana.souza@clinica.test",
    (senha) => send(ownSenha, { senha_atual: SENHA, senha, confirmacao: senha }),
  ],
];

describe.each(ways)("%s new password", (_whose, email, set) => {
  it.each([
    "aaaaaa",
    "      ",
    "Claravale2024",
    "senha123",
    "Senha@123",
    "Claravale@2026!",
    "claravale diagnostico",
    "Ｓｅｎｈａ１２３",
    "sen\u200bha\u200b123",
  ])("may not be %j", async (senha) => {
    expect(await set(senha)).toContain(SENHA_COMUM);
  });

  it("may not be the person's e-mail, nor a part of it", async () => {
    expect(await set(email)).toContain(SENHA_COMUM);
    expect(await set(`${email.split("@")[0]}2024`)).toContain(SENHA_COMUM);
  });

  it("may be six characters that nobody guesses first, and no fewer", async () => {
    expect(await set("x9#kq")).toContain("Mínimo 6 caracteres");
    expect(await set("x9#kqT")).toMatch(/^302$|Senha alterada/);
  });
});

it("is also compared with a name that is sent in the same form", async () => {
  const [, , set] = ways[1] as (typeof ways)[number];
  expect(await set("Beatriz2024")).toContain(SENHA_COMUM);
});

import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { signIn } from "#server/auth/sign-in.ts";
import { readFlash } from "#server/http/cookies/flash.ts";
import { requestContext } from "#server/http/request-context.ts";
import { testDatabase } from "#tests/support/database.ts";
import { requestWith, SENHA, staffContext } from "#tests/support/staff-context.ts";
import { action } from "./list.tsx";

const test = testDatabase();
const { context, person } = staffContext(test);
const EMAIL = "ana@clinica.test";

it("says why a person stays who became an administrator meanwhile, and not that she is gone", async () => {
  await person(EMAIL, "admin_master");
  const result = await signIn(context(), requestWith(), { email: EMAIL, senha: SENHA });
  const signed = "headers" in result ? result.headers : new Headers();
  const other = await person("rui@clinica.test", "admin_master");

  async function remove(id: string): Promise<string> {
    const request = new Request("http://127.0.0.1:3000/admin/usuarios", {
      method: "POST",
      headers: requestWith(signed).headers,
      body: new URLSearchParams({ formulario: "excluir", id }),
    });
    const provider = new RouterContextProvider();
    provider.set(requestContext, context());
    const args = { context: provider, request, params: {} } as unknown as Parameters<
      typeof action
    >[0];
    const answer = await action(args);
    if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer));
    return readFlash(context(), requestWith(answer.headers)).flash?.text ?? "";
  }

  expect(await remove(other)).toMatch(/^Falha ao excluir usuário: .*Dê antes outro tipo/);
  await test.superuser`update usuarios set tipo_usuario = 'editor' where id = ${other}`;
  expect(await remove(other)).toBe("Usuário excluído com sucesso");
  expect(await remove(other)).toBe(
    "Falha ao excluir usuário: este registro já tinha sido excluído.",
  );
});

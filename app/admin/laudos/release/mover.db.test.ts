import { RouterContextProvider } from "react-router";
import { beforeAll, expect, it } from "vitest";
import { signIn } from "#server/auth/sign-in.ts";
import { requestContext } from "#server/http/request-context.ts";
import { testDatabase } from "#tests/support/database.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { requestWith, SENHA, staffContext } from "#tests/support/staff-context.ts";
import { action } from "./mover.tsx";

const test = testDatabase();
const { context, person } = staffContext(test);
const EMAIL = "ana@clinica.test";
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(test);
});

async function move(signed: Headers, id: string, paciente_id: string) {
  const jobs: unknown[] = [];
  const { services } = context();
  const send = async (_tx: unknown, ...job: unknown[]) => void jobs.push(job);
  const recorded = { ...services, queue: { ...services.queue, send } };
  const provider = new RouterContextProvider();
  provider.set(requestContext, context({ services: recorded }));
  const [row] = await test.superuser`select versao from laudos where id = ${id}`;
  const fields = { versao: String(row?.versao), paciente_id, motivo: "Paciente errado" };
  const request = new Request(`http://127.0.0.1:3000/admin/laudos/${id}/mover`, {
    method: "POST",
    headers: requestWith(signed).headers,
    body: new URLSearchParams(fields),
  });
  const args = { context: provider, request, params: { id } };
  const answer = await action(args as unknown as Parameters<typeof action>[0]);
  expect(answer).toMatchObject({ status: 302 });
  return jobs;
}

it("draws the pages of a moved report whose PDF was not drawn yet, and no others again", async () => {
  const personId = await person(EMAIL, "admin_master");
  const signed = await signIn(context(), requestWith(), { email: EMAIL, senha: SENHA });
  const headers = "headers" in signed ? signed.headers : new Headers();
  const wrong = await portal.paciente();
  const right = await portal.paciente({ nome: "Ana Lima", cpf: CPFS[1] });
  const { id } = await portal.laudo(wrong);
  await portal.versao(id);
  await test.superuser`alter table laudo_versoes disable trigger all`;
  await test.superuser`update laudo_versoes set desenho = 'pendente'`;
  await test.superuser`alter table laudo_versoes enable trigger all`;
  const jobs = await move(headers, id, right);
  const [copy] = await test.superuser`
    select versao_atual from laudos where paciente_id = ${right}`;
  expect(jobs).toEqual([["draw-laudo", { id: copy?.versao_atual }, { person: personId }]]);
  const { id: drawn } = await portal.released(wrong);
  expect(await move(headers, drawn, right)).toEqual([]);
});

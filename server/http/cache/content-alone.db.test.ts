import { beforeAll, beforeEach, expect, it } from "vitest";
import { formatCpf } from "#domain/pessoas/cpf.ts";
import { wasCached } from "#tests/support/cached-pages.ts";
import { eventually } from "#tests/support/eventually.ts";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { cookieOf } from "#tests/support/patient-answers.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, url, get, post } = staffServer();
const PERSON = { cpf: formatCpf(CPFS[0]), dataNascimento: "17/05/1980" };
const EXAME = { nome: "Mamografia", descricao: "O que mostra", ordem_exibicao: "1" };
let portal: PortalFixture;
let protocolo: string;

beforeAll(async () => {
  portal = await portalFixture(database);
  ({ protocolo } = await portal.released(await portal.paciente()));
});

const wasHomeCached = () => wasCached(url());

beforeEach(() => eventually(async () => expect(await wasHomeCached()).toBe(true)));

const lookUp = (values: Record<string, string>) => post("/resultados", values);

const LEAVES: [string, () => Promise<Response>, number][] = [
  ["a wrong guess at a report", () => lookUp({ ...PERSON, protocolo: "2026-ZZZZZ-ZZZZZ" }), 200],
  ["a patient's look-up", () => lookUp({ ...PERSON, protocolo }), 302],
  [
    "an opened report",
    async () => {
      const cookie = cookieOf(await lookUp({ ...PERSON, protocolo }));
      return fetch(`${url()}/resultados/laudos/${protocolo}`, { headers: { cookie } });
    },
    200,
  ],
  ["a list of patients", () => get("/admin/pacientes", "laudos"), 200],
  ["a sign-in", () => signIn("uma senha boa"), 200],
  ["a refused sign-in", () => signIn("outra senha"), 400],
];

function signIn(senha: string) {
  return fetch(`${url()}/admin/entrar`, {
    method: "POST",
    headers: { ...FORM_HEADERS, origin: url() },
    body: new URLSearchParams({ email: "leitor@teste.test", senha }),
  });
}

it.each(LEAVES)("%s does not invalidate cached pages", async (_what, act, status) => {
  expect((await act()).status).toBe(status);
  expect(await wasHomeCached()).toBe(true);
});

it("a saved exam empties it, and the next page shows it", async () => {
  expect((await post("/admin/exames/novo", EXAME, "editor")).status).toBe(302);
  expect(await wasHomeCached()).toBe(false);
  expect(await (await fetch(`${url()}/exames`)).text()).toContain(EXAME.nome);
});

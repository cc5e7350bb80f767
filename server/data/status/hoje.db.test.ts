import { beforeAll, beforeEach, expect, it } from "vitest";
import type { HojeId } from "#domain/painel/hoje.ts";
import type { StaffRole } from "#domain/permissions.ts";
import { receiveMensagem } from "#server/data/mensagens/receive-mensagem.ts";
import { createResposta } from "#server/data/mensagens/respostas.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { testDatabase } from "#tests/support/database.ts";
import { receivedContato } from "#tests/support/mensagens.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { listWaiting } from "./hoje.ts";

const test = testDatabase();
let portal: PortalFixture;

const HOUR_MS = 3_600_000;

beforeAll(async () => {
  portal = await portalFixture(test);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, mensagens, respostas, blog_posts cascade`;
});

async function waitingOf(role: StaffRole) {
  const identity = await staffIdentity(test, role);
  return test.database.as(identity, (tx) => listWaiting(tx, role));
}

async function totalsOf(role: StaffRole): Promise<Partial<Record<HojeId, number>>> {
  return Object.fromEntries((await waitingOf(role)).map(({ id, total }) => [id, total]));
}

async function receive(age: string): Promise<string> {
  const mensagem = receivedContato(portal.keys);
  await test.database.asStranger((tx) => receiveMensagem(tx, mensagem));
  await test.superuser`update mensagens set recebida_em = now() - ${age}::text::interval where id = ${mensagem.id}`;
  return mensagem.id;
}

async function fill(): Promise<void> {
  await receive("1 hour");
  await receive("30 hours");
  const mensagemId = await receive("3 days");
  const editor = await staffIdentity(test, "editor");
  const resposta = { id: crypto.randomUUID(), mensagemId, assunto: "Re: oi", texto: "Pode vir." };
  await test.database.as(editor, (tx) =>
    createResposta(tx, { ...resposta, origem: "http://127.0.0.1:3000" }),
  );
  await test.superuser`update respostas set escrita_em = now() - interval '11 minutes'`;
  const paciente = await portal.paciente();
  await portal.laudo(paciente, { previsto_para: "2020-01-31" });
  const ready = await portal.laudo(paciente, { previsto_para: "2999-01-31" });
  await portal.versao(ready.id);
  await portal.versao();
  const released = await portal.released(paciente);
  await portal.released(paciente);
  await test.superuser`alter table laudos disable trigger all`;
  await test.superuser`update laudos set liberado_em = now() - interval '8 days' where id = ${released.id}`;
  await test.superuser`alter table laudos enable trigger all`;
  const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS);
  await test.asAdmin((tx) =>
    tx
      .insert(blogPosts)
      .values([
        records.post({ slug: "amanha", status: "publicado", data_publicacao: inDays(1) }),
        records.post({ slug: "depois", status: "publicado", data_publicacao: inDays(8) }),
        records.post({ slug: "antes", status: "publicado", data_publicacao: inDays(-1) }),
      ]),
  );
}

const OF_MENSAGENS = { mensagens_atrasadas: 1, respostas_presas: 1, mensagens_novas: 2 };
const OF_LAUDOS = {
  laudos_atrasados: 1,
  laudos_para_liberar: 1,
  laudos_sem_pdf: 1,
  pdfs_sem_laudo: 1,
  laudos_nao_abertos: 1,
};
const OF_BLOG = { artigos_da_semana: 1 };

it.each([
  ["admin_master", { ...OF_MENSAGENS, ...OF_LAUDOS, ...OF_BLOG }],
  ["recepcao", { ...OF_MENSAGENS, ...OF_LAUDOS, ...OF_BLOG }],
  ["editor", { ...OF_MENSAGENS, ...OF_BLOG }],
  ["laudos", OF_LAUDOS],
  ["leitor", {}],
] as const)("lists what waits for %s, and nothing that another role does", async (role, totals) => {
  expect(await totalsOf(role)).toEqual({});
  await fill();
  expect(await totalsOf(role)).toEqual(totals);
});

it("says since when: a late report from the end of its day in the clinic's time zone", async () => {
  const before = Date.now();
  await fill();
  const after = Date.now();
  const since = new Map((await waitingOf("admin_master")).map((one) => [one.id, one.since]));
  expect(since.get("laudos_atrasados")).toBe(Date.parse("2020-02-01T00:00:00-04:00"));
  const received = Number(since.get("mensagens_novas")) + 30 * HOUR_MS;
  expect(received).toBeGreaterThanOrEqual(before);
  expect(received).toBeLessThanOrEqual(after);
});

it("counts an unopened report's days from its correction", async () => {
  const { id } = await portal.released(await portal.paciente());
  await test.superuser`alter table laudos disable trigger all`;
  const before = Date.now();
  await test.superuser`update laudos set status = 'retificado', liberado_em = now() - interval '90 days',
    retificado_em = now() - interval '8 days' where id = ${id}`;
  await test.superuser`alter table laudos enable trigger all`;
  const [waiting] = (await waitingOf("laudos")).filter((one) => one.id === "laudos_nao_abertos");
  const corrected = Number(waiting?.since) + 8 * 24 * HOUR_MS;
  expect(corrected).toBeGreaterThanOrEqual(before);
  expect(corrected).toBeLessThanOrEqual(Date.now());
});

it("leaves no line in the patients' trail, because nothing is decrypted", async () => {
  await fill();
  const lines = async () => {
    const [row] = await test.superuser`select count(*)::int as total from trilha_pacientes`;
    return row?.total;
  };
  const before = await lines();
  await waitingOf("admin_master");
  expect(await lines()).toBe(before);
});

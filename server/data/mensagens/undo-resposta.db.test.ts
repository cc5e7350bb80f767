import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { receivedContato } from "#tests/support/mensagens.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { getMensagem, setEstadoMensagem } from "./mensagens.ts";
import { receiveMensagem } from "./receive-mensagem.ts";
import { createResposta, listRespostas, undoResposta } from "./respostas.ts";

const test = testDatabase();
let keys: DataKeys;
let editor: Awaited<ReturnType<typeof staffIdentity>>;
let other: typeof editor;
let mensagemId: string;

beforeAll(async () => {
  keys = await openDataKeys(test.database, TEST_SECRET);
  editor = await staffIdentity(test, "editor", { nome: "Rita" });
  other = await staffIdentity(test, "recepcao", { nome: "Vera" });
});

beforeEach(async () => {
  await test.superuser`truncate mensagens cascade`;
  await test.superuser`delete from pgboss.job_common`;
  const mensagem = receivedContato(keys);
  mensagemId = mensagem.id;
  await test.database.asStranger((tx) => receiveMensagem(tx, mensagem));
});

const asEditor = <T>(work: Parameters<typeof test.database.as<T>>[1]) =>
  test.database.as(editor, work);

const WRITTEN = { assunto: "Re", texto: "Olá", origem: "http://x.test" };

async function answer(): Promise<string> {
  const id = randomUUID();
  await asEditor((tx) => createResposta(tx, { id, mensagemId, ...WRITTEN }));
  return id;
}

const undo = (id: string, who = editor) => test.database.as(who, (tx) => undoResposta(tx, id));
const jobs = () => test.superuser`
  select state::text, round(extract(epoch from start_after - created_on))::int as wait
  from pgboss.job_common where name = 'mail' and data ->> 'kind' = 'resposta'`;

it("is stored and queued once, however often its form is sent", async () => {
  const id = randomUUID();
  const send = () => asEditor((tx) => createResposta(tx, { id, mensagemId, ...WRITTEN }));
  expect([await send(), await send()]).toEqual([true, false]);
  expect(await jobs()).toHaveLength(1);
  expect(await asEditor((tx) => listRespostas(tx, { id: mensagemId }))).toHaveLength(1);
});

it("waits in the queue, and leaves only a line in the trail when it is cancelled", async () => {
  await asEditor((tx) => setEstadoMensagem(tx, mensagemId, "lida"));
  const id = await answer();
  expect((await jobs()).map((job) => ({ ...job }))).toEqual([{ state: "created", wait: 10 }]);
  expect((await asEditor((tx) => getMensagem(tx, mensagemId)))?.estado).toBe("respondida");
  expect(await undo(id)).toBe(true);
  expect(await jobs()).toHaveLength(0);
  expect(await asEditor((tx) => listRespostas(tx, { id: mensagemId }))).toEqual([]);
  expect(await asEditor((tx) => getMensagem(tx, mensagemId))).toMatchObject({
    estado: "lida",
    respondida_em: null,
  });
  const lines =
    await test.superuser`select usuario_nome from trilha where acao = 'desfez_resposta'`;
  expect(lines.map(({ usuario_nome }) => usuario_nome)).toEqual(["Rita"]);
  expect(await undo(id)).toBe(false);
});

it.each(["active", "completed", "retry"])(
  "cannot be cancelled once the mail is %s",
  async (state) => {
    const id = await answer();
    await test.superuser`update pgboss.job_common set state = ${state} where data ->> 'id' = ${id}`;
    expect(await undo(id)).toBe(false);
    expect(await asEditor((tx) => listRespostas(tx, { id: mensagemId }))).toHaveLength(1);
    expect((await asEditor((tx) => getMensagem(tx, mensagemId)))?.estado).toBe("respondida");
  },
);

it("is for its author, and leaves a message that was answered before as it was", async () => {
  const first = await answer();
  const second = await answer();
  expect(await undo(first, other)).toBe(false);
  expect(await undo("00000000-0000-4000-8000-000000000000")).toBe(false);
  // The second answer remains, so the message stays answered.
  expect(await undo(first)).toBe(true);
  expect((await asEditor((tx) => getMensagem(tx, mensagemId)))?.estado).toBe("respondida");
  expect(await undo(second)).toBe(true);
  expect(await jobs()).toHaveLength(0);
});

import { randomUUID } from "node:crypto";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { withdrawConsentimentoOf } from "#server/data/mensagens/consentimentos.ts";
import { getMensagem } from "#server/data/mensagens/mensagens.ts";
import { receiveMensagem } from "#server/data/mensagens/receive-mensagem.ts";
import {
  createResposta,
  listEmailEstados,
  listRespostas,
  retryEmail,
} from "#server/data/mensagens/respostas.ts";
import { createLog, type Log } from "#server/log.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { eventually } from "#tests/support/eventually.ts";
import { jobConfig } from "#tests/support/job-config.ts";
import { MailServer } from "#tests/support/mail-server.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { type StaffIdentity, staffIdentity } from "#tests/support/staff-identity.ts";
import { openQueue, type Queue } from "./queue.ts";

const test = testDatabase();
const ORIGIN = "http://127.0.0.1:3000";
const CLINIC = "contato@clinica.test";
const mail = new MailServer();
const { received } = mail;
let silent: Server | undefined;
let queue: Queue | undefined;
let dataKeys: DataKeys;
let editor: StaffIdentity;
const lines: string[] = [];

beforeAll(async () => {
  dataKeys = await openDataKeys(test.database, TEST_SECRET);
  editor = await staffIdentity(test, "recepcao", { nome: "Rita" });
});

beforeEach(async () => {
  await test.superuser`delete from pgboss.job_common`;
  mail.reset();
  lines.length = 0;
});

afterEach(async () => {
  await queue?.close();
  queue = undefined;
  await mail.stop();
});

afterAll(() => void silent?.close());

async function startQueue(smtpPort = mail.port): Promise<void> {
  const smtpUrl = `smtp://127.0.0.1:${smtpPort}`;
  const mailer = createMailer({ smtpUrl, mailFrom: CLINIC, origin: undefined, dataDir: tmpdir() });
  queue = await openQueue({
    database: test.database,
    log: recordedLog(),
    mailer,
    secretKey: TEST_SECRET,
    dataKeys,
    origin: ORIGIN,
    storage: memoryStorage().storage,
    config: jobConfig(tmpdir()),
  });
}

function recordedLog(): Log {
  const keep = (fields: object, text?: string) => void lines.push(JSON.stringify([text, fields]));
  return Object.assign(createLog("silent"), { info: keep, warn: keep, error: keep });
}

const encrypted = (id: string, written: object) =>
  dataKeys.encrypt(JSON.stringify(written), { table: "mensagens", column: "cifrada", id });

async function write(campos: Record<string, string> = {}): Promise<string> {
  const id = randomUUID();
  const secreta = {
    nome: "Ana <Lima>",
    telefone: "",
    email: "ana@exemplo.com.br",
    assunto: "Preparo",
    mensagem: "Preciso de jejum?\nSegredo.",
    ...campos,
  };
  const mensagem = {
    id,
    tipo: "contato" as const,
    cifrada: encrypted(id, secreta),
    impressao: id.padStart(43, "0"),
    texto_versao: "2026-11-22",
    prova: id,
    origem: ORIGIN,
  };
  await test.database.asStranger((tx) => receiveMensagem(tx, mensagem));
  return id;
}

async function answer(mensagemId: string, texto = "Sim.") {
  const id = randomUUID();
  const assunto = "Re: Preparo";
  await test.database.as(editor, (tx) =>
    createResposta(tx, { id, mensagemId, assunto, texto, origem: ORIGIN, afterSeconds: 0 }),
  );
  return id;
}

const stateOf = async (id: string) =>
  (await test.database.as(editor, (tx) => listEmailEstados(tx, [id]))).get(id);

/** Ends the wait for the next try, as if the clock had advanced. With `isLast`, that try is the last one. */
async function hurry({ isLast = false } = {}): Promise<void> {
  await test.superuser`update pgboss.job_common set start_after = now(),
    retry_count = case when ${isLast} then retry_limit else retry_count end where state = 'retry'`;
}

const isRetrying = (id: string) =>
  eventually(async () => expect((await stateOf(id))?.estado).toBe("retry"));
const hasArrived = (count = 1) => eventually(async () => expect(received).toHaveLength(count));

it("sends the clinic a name and a link, once, and nothing of what was written", async () => {
  await mail.start();
  await startQueue();
  const id = await write({ nome: "Ana\r\nBcc: x@evil.example" });
  await hasArrived();
  const [sent] = received;
  expect(sent?.to).toBe(CLINIC);
  const text = sent?.text ?? "";
  expect(text).toContain(`${ORIGIN}/admin/mensagens/${id}`);
  expect(text).not.toMatch(/jejum|Segredo|ana@exemplo/);
  const [head] = text.split("\r\n\r\n");
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head).not.toContain("evil.example");
  await eventually(async () => {
    const mensagem = await test.database.as(editor, (tx) => getMensagem(tx, id));
    expect(mensagem?.avisada_em).not.toBeNull();
  });
  // Runs the same job again, as after a crash. The mail must not be sent twice.
  await test.superuser`update pgboss.job_common set state = 'retry', completed_on = null, start_after = now()`;
  await eventually(async () => expect((await stateOf(id))?.estado).toBe("completed"));
  expect(received).toHaveLength(1);
});

it("answers the sender, in both forms, with HTML as text, from the clinic's own address", async () => {
  await mail.start();
  await startQueue();
  const id = await write({ mensagem: "<img src=x onerror=alert(1)>" });
  await hasArrived();
  const resposta = await answer(id, "Sim, <b>6 horas</b>.\n\nAté logo.");
  await hasArrived(2);
  const sent = received[1];
  expect(sent?.to).toBe("ana@exemplo.com.br");
  const text = sent?.text ?? "";
  expect(text).toMatch(/^Reply-To: .*@/m);
  expect(text).toMatch(/^Subject: =\?UTF-8\?Q\?Re[^\r\n]*Preparo_=C2=B7_/m);
  expect(sent?.messageId).toBe(`resposta.${resposta}@clinica.test`);
  expect(text).toContain("Sim, &lt;b&gt;6 horas&lt;/b&gt;.");
  expect(text).toContain("&lt;img src=x onerror=alert(1)&gt;");
  const [, inHtml] = text.split("text/html");
  expect(inHtml).not.toContain("<img");
  expect(text).toMatch(/\/consentimento\?token=[\w-]{43}/);
});

it("encrypts the answer to a request about data, and quotes nothing of the request", async () => {
  await mail.start();
  await startQueue();
  const id = randomUUID();
  const secretos = {
    nome: "Rui",
    email: "rui@exemplo.com.br",
    cpf: "529.982.247-25",
    detalhes: "x",
  };
  await test.database.asStranger((tx) =>
    receiveMensagem(tx, {
      id,
      tipo: "direitos",
      pedido: "acesso",
      cifrada: encrypted(id, secretos),
      impressao: id.padStart(43, "0"),
      texto_versao: "2026-11-22",
      prova: id,
      origem: ORIGIN,
    }),
  );
  await hasArrived();
  expect(received[0]?.text).toContain("Rui fez um pedido");
  await answer(id, "Segue a cópia.");
  await hasArrived(2);
  const text = received[1]?.text;
  expect(received[1]?.to).toBe("rui@exemplo.com.br");
  expect(text).toContain("Segue a cópia.");
  expect(text).not.toContain("529.982");
});

it("sends no answer where the consent was withdrawn meanwhile", async () => {
  await mail.start();
  const id = await write();
  await answer(id);
  await test.database.as(editor, (tx) => withdrawConsentimentoOf(tx, id, "telefone"));
  await startQueue();
  await hasArrived();
  await eventually(async () => {
    const open =
      await test.superuser`select 1 from pgboss.job_common where name = 'mail' and state <> 'completed'`;
    expect(open).toHaveLength(0);
  });
  expect(received.map(({ to }) => to)).toEqual([CLINIC]);
});

it("a server that is down: queued, and sent once it is back", async () => {
  await mail.start();
  await mail.stop();
  await startQueue();
  const id = await write();
  await isRetrying(id);
  expect(await stateOf(id)).toMatchObject({ falha: "mail not sent: unreachable" });
  await mail.start();
  await hurry();
  await hasArrived();
});

it("a server that says nothing: given up for this time", async () => {
  silent = createServer((socket) => socket.on("error", () => {}));
  await new Promise<void>((resolve) => silent?.listen(0, "127.0.0.1", resolve));
  await startQueue((silent.address() as AddressInfo).port);
  const id = await write();
  await isRetrying(id);
  expect((await stateOf(id))?.falha).toBe("mail not sent: unreachable");
});

it("a server that refuses for a while: sent when it takes it, and no address is logged", async () => {
  await mail.start();
  await startQueue();
  mail.refusals.set("*", { code: 450, at: "RCPT" });
  const id = await answer(await write());
  await isRetrying(id);
  const { proxima } = (await stateOf(id)) ?? {};
  expect(Number(proxima)).toBeLessThan(Date.now() + 61_000);
  mail.refusals.clear();
  await hurry();
  await hasArrived(2);
  expect(lines.join("\n")).not.toContain("exemplo.com.br");
});

it("a server that refuses for ever: failed after all its tries, sent when tried again", async () => {
  await mail.start();
  await startQueue();
  mail.refusals.set("*", { code: 550, at: "RCPT" });
  const mensagem = await write();
  const id = await answer(mensagem);
  await isRetrying(id);
  await hurry({ isLast: true });
  await eventually(async () => expect((await stateOf(id))?.estado).toBe("failed"));
  expect(await stateOf(id)).toMatchObject({ falha: "mail not sent: refused" });
  mail.refusals.clear();
  await test.database.as(editor, (tx) => retryEmail(tx, { tipo: "resposta", id, origem: ORIGIN }));
  await eventually(async () => {
    expect(received.map(({ to }) => to)).toContain("ana@exemplo.com.br");
  });
  await eventually(async () => {
    const [resposta] = await test.database.as(editor, (tx) => listRespostas(tx, { id: mensagem }));
    expect(resposta?.enviada_em).not.toBeNull();
  });
});

it("a server that forgets to say that it took it: sent again as the same mail", async () => {
  await mail.start();
  await startQueue();
  mail.isForgetful = true;
  const id = await write();
  await isRetrying(id);
  mail.isForgetful = false;
  await hurry();
  await hasArrived(2);
  const ids = received.map(({ messageId }) => messageId);
  expect(ids).toEqual([`mensagem.${id}@clinica.test`, `mensagem.${id}@clinica.test`]);
});

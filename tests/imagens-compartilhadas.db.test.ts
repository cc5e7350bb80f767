import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { compactDecrypt } from "jose";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test as it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { loader as frame } from "#app/portal/compartilhado/frame-image.ts";
import { loader as page } from "#app/portal/compartilhado/imagens.tsx";
import { loader as report } from "#app/portal/compartilhado/laudo.tsx";
import { loader as originals } from "#app/portal/compartilhado/originals.ts";
import { loader as pack } from "#app/portal/compartilhado/pack.ts";
import type { Oque } from "#domain/compartilhamentos/compartilhamentos.ts";
import type { PresentedForm } from "#domain/compartilhamentos/diagnostic-report.ts";
import { encryptFile } from "#server/crypto/file-chunks.ts";
import {
  createCompartilhamento,
  endCompartilhamento,
} from "#server/data/compartilhamentos/compartilhamentos.ts";
import { annulLaudo } from "#server/data/laudos/release.ts";
import { type RequestContext, requestContext } from "#server/http/request-context.ts";
import { packKey } from "#server/imagens/stored-imagem.ts";
import { sharedFile, sharedFileLength } from "#server/pdf/shared-file.ts";
import { encryptedFile, pdfKey } from "#server/pdf/stored-pdf.ts";
import { openedCookie, openShare } from "#server/portal/shared-access.ts";
import { testDatabase } from "./support/database.ts";
import { memoryStorage } from "./support/memory-storage.ts";
import { type PortalFixture, portalFixture } from "./support/portal.ts";
import { type RenderedFixture, renderedSerie } from "./support/rendered-serie.ts";

const test = testDatabase();
const { storage } = memoryStorage();
let portal: PortalFixture;
let paciente: string;
let dataDir = "";

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "clinica-compartilhado-"));
  portal = await portalFixture(test);
  paciente = await portal.paciente();
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

const context = () =>
  ({
    services: { config: {}, database: test.database, dataKeys: portal.keys, storage },
    origin: "http://clinica.test",
    address: "203.0.113.9",
    requestId: "pedido",
  }) as unknown as RequestContext;

async function released(): Promise<{ id: string; protocolo: string; made: RenderedFixture }> {
  const { id, protocolo } = await portal.released(paciente);
  return {
    id,
    protocolo,
    made: await renderedSerie({ test, keys: portal.keys, storage }, protocolo),
  };
}

async function share(laudoId: string, oque: Oque, via: "pagina" | "aplicativo" = "pagina") {
  const created = await portal.asStaff((tx) =>
    createCompartilhamento(tx, { id: randomUUID(), laudoId, oque, dias: 1 }),
  );
  if (created.status !== "criado") return { created };
  const { segredo, senha } = created;
  const opened = await openShare(context(), { named: { segredo }, senha, nome: "Dra. Lia", via });
  if (opened.status !== "aberto") throw new Error(opened.status);
  const { abertura, token, shown } = opened;
  const cookie = openedCookie(context(), abertura, token).split(";")[0] ?? "";
  const args = (more: Record<string, string> = {}, query = "") => {
    const provider = new RouterContextProvider();
    provider.set(requestContext, context());
    const request = new Request(`http://clinica.test/${query}`, { headers: { cookie } });
    const params = { id: abertura, ...more };
    return { request, context: provider, params, url: new URL(request.url), pattern: "" };
  };
  return { created, args, shown, abertura };
}

async function opened(laudoId: string, oque: Oque) {
  const { args, shown, abertura, created } = await share(laudoId, oque);
  if (!args) throw new Error("no share");
  return { args, shown, abertura, created };
}

type Opened = Awaited<ReturnType<typeof opened>>;

const answersOf = ({ args }: Opened, { serie }: RenderedFixture) =>
  Promise.all([
    pack(args({ serie, renderizacao: "1", pacote: "0" })),
    frame(args({ serie, quadro: "1" })),
    originals(args()),
  ]);
const statuses = async (...of: Parameters<typeof answersOf>) =>
  (await answersOf(...of)).map(({ status }) => status);
const lines = async (abertura: string) => {
  const rows = await test.superuser<{ acao: string; quem: string }[]>`select acao, quem
    from trilha_pacientes where acesso_id = ${abertura} order by numero`;
  return rows.map(({ acao, quem }) => `${quem} ${acao}`);
};

it("shows the images of a share that has them, with a line of the trail for each opening", async () => {
  const { id, made } = await released();
  const doctor = await opened(id, "laudo_e_imagens");
  const { data } = await page(doctor.args());
  expect(data?.images.aberta).toMatchObject({ serie: made.serie, nome: "CRANIO" });
  const [packed, , zip] = await answersOf(doctor, made);
  expect(
    Buffer.from(await (packed as Response).arrayBuffer()).equals(made.packs[0] as Buffer),
  ).toBe(true);
  expect(zip?.headers.get("content-disposition")).toBe('attachment; filename="imagens.zip"');
  await zip?.body?.cancel();
  const read = await report(doctor.args());
  expect(read.data).toMatchObject({ hasImages: true, pdf: { paginas: [{}] } });
  expect(await lines(doctor.abertura)).toEqual([
    "compartilhamento abriu_compartilhado",
    "compartilhamento viu_imagens",
    "compartilhamento baixou_imagens",
  ]);
});

it("shows images without the report, and the report without images", async () => {
  const { id, made } = await released();
  const images = await opened(id, "imagens");
  expect((await report(images.args())).data).toMatchObject({ hasImages: true, pdf: undefined });
  expect(await statuses(images, made)).toEqual([200, 200, 200]);
  const words = await opened(id, "laudo");
  expect((await report(words.args())).data).toMatchObject({ hasImages: false });
  expect(await statuses(words, made)).toEqual([404, 404, 404]);
  expect((await page(words.args())).data).toBeNull();
});

it("shows and sends no PDF among shared images", async () => {
  const { id, protocolo, made } = await released();
  const pdfs = await renderedSerie({ test, keys: portal.keys, storage }, protocolo);
  await test.superuser`update imagens set problema = 'documento' where serie_id = ${pdfs.serie}`;
  for (const [at, problema] of ["documento_recusado", "longa", "quebrada"].entries()) {
    await test.superuser`update imagens set problema = ${problema} where serie_id = ${made.serie} and numero = ${at + 1}`;
  }
  const doctor = await opened(id, "imagens");
  const { data } = await page(doctor.args());
  expect(data?.images).toMatchObject({ falhas: 1, tabs: [{ id: made.serie, imagens: 4 }] });
  const zip = await fromBufferPromise(
    Buffer.from(await (await originals(doctor.args())).arrayBuffer()),
  );
  const names: string[] = [];
  for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  expect(names).toEqual([1, 2, 3, 4].map((one) => `IMAGENS/SERIE01/00000${one}.dcm`));
  await test.superuser`update imagens set problema = 'perdida' where serie_id = ${made.serie} and numero = 5`;
  const rest = await fromBufferPromise(
    Buffer.from(await (await originals(doctor.args())).arrayBuffer()),
  );
  expect(rest.entryCount).toBe(3);
  await test.superuser`update series set renderizacao = 0 where id = ${made.serie}`;
  expect((await originals(doctor.args())).status).toBe(404);
});

it("shares no images where there are none", async () => {
  const { id } = await portal.released(paciente);
  expect((await share(id, "imagens")).created).toEqual({ status: "nada" });
  expect((await share(id, "laudo_e_imagens")).created).toEqual({ status: "nada" });
});

it("shows nothing of another report, after the end, or after the annulment", async () => {
  const [one, other] = [await released(), await released()];
  const doctor = await opened(one.id, "imagens");
  expect((await statuses(doctor, other.made)).slice(0, 2)).toEqual([404, 404]);
  const [row] = await test.superuser`select versao from laudos where id = ${one.id}`;
  await portal.asStaff((tx) =>
    annulLaudo(tx, { id: one.id, versao: row?.versao, motivo: "Erro" } as Parameters<
      typeof annulLaudo
    >[1]),
  );
  expect(await statuses(doctor, one.made)).toEqual([404, 404, 404]);
  const ended = await opened(other.id, "imagens");
  const [share] = await test.superuser<{ id: string }[]>`
    select compartilhamento_id as id from compartilhamento_aberturas where id = ${ended.abertura}`;
  await portal.asStaff((tx) => endCompartilhamento(tx, share?.id ?? ""));
  expect(await statuses(ended, other.made)).toEqual([404, 404, 404]);
  expect((await page(ended.args())).data).toBeNull();
});

it("puts the key image of each series into the link's file, without the PDF for images alone", async () => {
  const { id, made } = await released();
  const { shown } = await opened(id, "imagens");
  const jwe = await fileOf(shown);
  expect(Math.abs(jwe.length - sharedFileLength(shown, "Clínica"))).toBeLessThan(4);
  const presentedForm = await formsOf(jwe, shown);
  const [, start, length] = made.indice.quadros[made.indice.chave] ?? [0, 0, 0];
  expect(presentedForm).toEqual([
    {
      contentType: "image/webp",
      title: "CRANIO",
      language: "pt-BR",
      data: made.packs[0]?.subarray(start, start + length).toString("base64"),
    },
  ]);
});

it("leaves lost images out of the link's file, which still has the report", async () => {
  const { id, made } = await released();
  const both = await opened(id, "laudo_e_imagens");
  await storePdf(both.shown);
  const whole = await formsOf(await fileOf(both.shown), both.shown);
  const types = whole.map(({ contentType }) => contentType);
  expect(types).toEqual(["application/pdf", "image/webp"]);
  await storage.delete(packKey(made.serie, 1, 0));
  expect(await formsOf(await fileOf(both.shown), both.shown)).toEqual(whole.slice(0, 1));
  const { shown } = await opened(id, "imagens");
  expect(await madeFile(shown)).toBeUndefined();
});

async function storePdf(shown: Opened["shown"]): Promise<void> {
  if (shown.status === "anulado" || !shown.versao) throw new Error("no PDF is shared");
  const name = pdfKey(shown.versao.arquivo);
  const { file } = encryptedFile(portal.keys, name, shown.versao.versao_chave);
  await storage.put(name, encryptFile(file, Buffer.alloc(shown.versao.bytes, "%PDF-1.7")));
}

async function fileOf(shown: Opened["shown"]): Promise<string> {
  const file = await madeFile(shown);
  return file ? new Response(file.body).text() : "";
}

function madeFile(shown: Opened["shown"]) {
  return sharedFile({ storage, dataKeys: portal.keys, config: { dataDir } }, shown, "Clínica");
}

async function formsOf(jwe: string, { chave }: Opened["shown"]): Promise<PresentedForm[]> {
  const { plaintext } = await compactDecrypt(jwe, Buffer.from(chave, "base64url"));
  return JSON.parse(Buffer.from(plaintext).toString()).presentedForm;
}

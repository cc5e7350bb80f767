import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, test as it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { loader as frame } from "#app/portal/imagens/frame-image.ts";
import { loader as originals } from "#app/portal/imagens/originals.ts";
import { loader as pack } from "#app/portal/imagens/pack.ts";
import { loader as page } from "#app/portal/imagens/page.tsx";
import { tabelaDe } from "#domain/imagens/janela-tabela.ts";
import { hasImagens } from "#server/data/imagens/own-exame.ts";
import { annulLaudo } from "#server/data/laudos/release.ts";
import { type RequestContext, requestContext } from "#server/http/request-context.ts";
import { packKey } from "#server/imagens/stored-imagem.ts";
import { lookUp } from "#server/portal/look-up.ts";
import { testDatabase } from "./support/database.ts";
import { TEST_SECRET } from "./support/database-setup.ts";
import { memoryStorage } from "./support/memory-storage.ts";
import { CPFS, type PortalFixture, portalFixture } from "./support/portal.ts";
import { type RenderedFixture, renderedSerie } from "./support/rendered-serie.ts";

const PROBLEMAS = ["documento", "documento_recusado", "longa", "quebrada"];

const test = testDatabase();
const { storage } = memoryStorage();
let portal: PortalFixture;
let paciente: string;
let protocolo: string;
let laudoId: string;
let cookie: string;
let made: RenderedFixture;

beforeAll(async () => {
  portal = await portalFixture(test);
  paciente = await portal.paciente();
});

beforeEach(async () => {
  const laudo = await portal.released(paciente);
  [laudoId, protocolo] = [laudo.id, laudo.protocolo];
  made = await renderedSerie({ test, keys: portal.keys, storage }, protocolo);
  cookie = await enter(CPFS[0], protocolo);
});

const context = () =>
  ({
    services: {
      config: {},
      database: test.database,
      dataKeys: portal.keys,
      secretKey: TEST_SECRET,
      storage,
    },
    origin: "http://clinica.test",
    address: "203.0.113.9",
    requestId: "pedido",
  }) as unknown as RequestContext;

async function enter(cpf: string, typed: string): Promise<string> {
  const request = new Request("http://localhost/resultados");
  const values = { cpf, dataNascimento: "1980-05-17", protocolo: typed };
  const found = await lookUp(context(), request, values);
  if (found.status !== "aberto") throw new Error(found.status);
  return found.cookie.split(";")[0] ?? "";
}

interface Call {
  params?: Record<string, string>;
  query?: string;
  as?: string;
  method?: string;
}

function args({ params = {}, query = "", as = cookie, method = "GET" }: Call) {
  const provider = new RouterContextProvider();
  provider.set(requestContext, context());
  const request = new Request(`http://clinica.test/${query}`, { method, headers: { cookie: as } });
  const url = new URL(request.url);
  return { request, context: provider, params: { protocolo, ...params }, url, pattern: "" };
}

const getPack = (number = 0, call: Call = {}) =>
  pack(
    args({
      ...call,
      params: { serie: made.serie, renderizacao: "1", pacote: String(number), ...call.params },
    }),
  );
const getFrame = (quadro: number, call: Call = {}) =>
  frame(args({ ...call, params: { serie: made.serie, quadro: String(quadro), ...call.params } }));
const getOriginals = (call: Call = {}) => originals(args(call));
const getPage = async (query = "", call: Call = {}) => {
  const answer = await page(args({ ...call, query }));
  return { ...answer.data, status: answer.init?.status ?? 200 };
};
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const hasOwnImagens = () => portal.asStaff((tx) => hasImagens(tx, protocolo));
const lines = async () => {
  const rows = await test.superuser<{ acao: string }[]>`select acao from trilha_pacientes
    where documentos @> array[${`laudo:${laudoId}`}] and acao like '%imagens' and quem = 'protocolo' order by numero`;
  return rows.map(({ acao }) => acao);
};

it("sends whole packs, and records the series once for all of them", async () => {
  for (const [number, bytes] of made.packs.entries()) {
    const answer = await getPack(number);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe(String(bytes.length));
    expect((await bytesOf(answer)).equals(bytes)).toBe(true);
  }
  expect(await lines()).toEqual(["viu_imagens"]);
});

it("answers HEAD without bytes and without a line", async () => {
  for (const answer of [
    await getPack(0, { method: "HEAD" }),
    await getFrame(1, { method: "HEAD" }),
    await getOriginals({ method: "HEAD" }),
  ]) {
    expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, 0]);
  }
  expect(await lines()).toEqual([]);
});

it("sends a frame as it is, or with its window and inverted", async () => {
  const greyOf = async (query: string) => {
    const { data } = await sharp(await bytesOf(await getFrame(1, { query })))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[data.length - 1] ?? -1;
  };
  const [, start, length] = made.indice.quadros[0] ?? [0, 0, 0];
  const plain = await bytesOf(await getFrame(1));
  expect(plain.equals(made.packs[0]?.subarray(start, start + length) ?? plain)).toBe(true);
  const grey = await greyOf("");
  for (const [query, janela, inverter] of [
    ["?janela=pulmao", "pulmao", false],
    ["?janela=pulmao&inverter=1", "pulmao", true],
    ["?inverter=1", null, true],
  ] as const) {
    const expected = tabelaDe(made.indice.curva, janela, inverter)[grey] ?? 0;
    expect(Math.abs((await greyOf(query)) - expected)).toBeLessThan(12);
  }
});

it("sends the originals byte for byte in one file, whose names say nothing", async () => {
  const answer = await getOriginals();
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="imagens-${protocolo}.zip"`,
  );
  const zipped = await bytesOf(answer);
  expect(zipped.length).toBe(Number(answer.headers.get("content-length")));
  const zip = await fromBufferPromise(zipped, { validateEntrySizes: true });
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) {
    names.push(entry.fileName);
    const pieces: Buffer[] = [];
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece);
    expect(Buffer.concat(pieces).equals(made.originals[names.length - 1] ?? Buffer.of())).toBe(
      true,
    );
  }
  expect(names).toEqual([1, 2, 3, 4, 5].map((one) => `IMAGENS/SERIE01/00000${one}.dcm`));
  expect(await lines()).toEqual(["baixou_imagens"]);
});

it("sends no PDF among the originals, and counts none among the images", async () => {
  for (const [at, problema] of PROBLEMAS.entries()) {
    await test.superuser`update imagens set problema = ${problema} where serie_id = ${made.serie} and numero = ${at + 1}`;
  }
  const zip = await fromBufferPromise(await bytesOf(await getOriginals()));
  const sizes: number[] = [];
  for await (const entry of zip.eachEntry()) sizes.push(entry.uncompressedSize);
  expect(sizes).toEqual(made.originals.slice(2).map(({ length }) => length));
  const { images } = await getPage();
  // A film that is too long (`longa`) is no failure, because its beginning is shown.
  expect(images).toMatchObject({ falhas: 1, tabs: [{ imagens: 3 }] });
});

it("offers nothing of a report whose only images are PDFs", async () => {
  await test.superuser`update imagens set problema = 'documento' where serie_id = ${made.serie}`;
  await test.superuser`update series set indice = null, situacao = 'falhou' where id = ${made.serie}`;
  expect((await getPage()).images).toMatchObject({ tabs: [], falhas: 0, isPreparing: false });
  expect((await getOriginals()).status).toBe(404);
  expect(await hasOwnImagens()).toBe(false);
});

it("sends the other originals if one is lost", async () => {
  await test.superuser`update imagens set problema = 'perdida' where serie_id = ${made.serie} and numero = 1`;
  const zip = await fromBufferPromise(await bytesOf(await getOriginals()));
  expect(zip.entryCount).toBe(4);
  expect((await getPage()).images).toMatchObject({ falhas: 1, tabs: [{ imagens: 5 }] });
});

it("sends no original before it is known which files are PDFs", async () => {
  await test.superuser`update series set renderizacao = 0, indice = null, situacao = 'pendente' where id = ${made.serie}`;
  expect((await getOriginals()).status).toBe(404);
});

it("opens the page with a line each time, and follows its links without another", async () => {
  expect((await getPage()).images?.aberta).toMatchObject({ serie: made.serie, quadro: 2 });
  expect(await lines()).toEqual(["viu_imagens"]);
  const followed = await getPage(`?serie=${made.serie}&corte=5&janela=osso`);
  expect(followed.images?.aberta).toMatchObject({ quadro: 4, janela: "osso" });
  await getPack();
  expect(await lines()).toEqual(["viu_imagens"]);
  await getPage(`?serie=${made.serie}`);
  expect(await lines()).toEqual(["viu_imagens", "viu_imagens"]);
});

it("records a link within the series where the access has not opened it", async () => {
  expect((await getPage(`?serie=${made.serie}&corte=99`)).images?.aberta?.quadro).toBe(4);
  expect(await lines()).toEqual(["viu_imagens"]);
});

const nothing = async (call: Call = {}) => {
  for (const answer of [
    await getPack(0, call),
    await getFrame(1, call),
    await getOriginals(call),
  ]) {
    expect([answer.status, await answer.text()]).toEqual([404, "Não encontrado"]);
  }
};

it("gives another patient nothing, by either protocol", async () => {
  const other = await portal.released(await portal.paciente({ cpf: CPFS[1], nome: "Eva Lima" }));
  const as = await enter(CPFS[1], other.protocolo);
  await nothing({ as });
  expect(await getPage("", { as })).toEqual({ status: 404 });
  const params = { protocolo: other.protocolo };
  expect((await getPack(0, { as, params })).status).toBe(404);
  expect((await getFrame(1, { as, params })).status).toBe(404);
  expect((await getOriginals({ as, params })).status).toBe(404);
  expect((await getPage("", { as, params })).images).toMatchObject({ aberta: undefined, tabs: [] });
  expect((await getPage(`?serie=${made.serie}`, { as, params })).status).toBe(404);
  expect(await lines()).toEqual([]);
});

it("gives a stranger nothing, and leads a page's visitor to the look-up", async () => {
  await nothing({ as: "" });
  await expect(getPage("", { as: "" })).rejects.toMatchObject({ status: 302 });
});

it("shows nothing before the release and after the annulment", async () => {
  const waiting = await portal.laudo(paciente);
  await portal.versao(waiting.id);
  const early = await renderedSerie({ test, keys: portal.keys, storage }, waiting.protocolo);
  const params = { protocolo: waiting.protocolo, serie: early.serie };
  const as = cookie;
  await test.superuser`update acessos_pacientes set documento = null`;
  await nothing({ as, params });
  expect(await getPage("", { as, params })).toEqual({ status: 404 });

  const [row] = await test.superuser`select versao from laudos where id = ${laudoId}`;
  await portal.asStaff((tx) =>
    annulLaudo(tx, { id: laudoId, versao: row?.versao, motivo: "Erro" }),
  );
  const again = await enter(CPFS[0], protocolo).catch(() => cookie);
  await nothing({ as: again });
  expect(await lines()).toEqual([]);
});

it("does not know other packs, frames and renderings", async () => {
  expect((await getPack(2)).status).toBe(404);
  expect((await getPack(0, { params: { renderizacao: "2" } })).status).toBe(404);
  expect((await getPack(0, { params: { serie: "x" } })).status).toBe(404);
  expect((await getFrame(6)).status).toBe(404);
  expect(await getPage("?serie=x")).toEqual({ status: 404 });
  expect(await lines()).toEqual([]);
});

it("answers a pack and its frames as missing where the files are lost, as after a restore without images", async () => {
  for (const number of made.packs.keys()) await storage.delete(packKey(made.serie, 1, number));
  expect((await getPack(0)).status).toBe(404);
  expect((await getFrame(1)).status).toBe(404);
});

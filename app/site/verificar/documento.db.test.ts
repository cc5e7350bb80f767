import { randomUUID } from "node:crypto";
import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { beforeAll, expect, it, vi } from "vitest";
import { encryptFile } from "#server/crypto/file-chunks.ts";
import { releaseLaudo } from "#server/data/laudos/release.ts";
import { requestContext } from "#server/http/request-context.ts";
import { encryptedFile, pdfKey } from "#server/pdf/stored-pdf.ts";
import { VALIDATOR_FORMAT } from "#server/portal/verify.ts";
import { testDatabase } from "#tests/support/database.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { plainPdf } from "#tests/support/pdfs.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffContext } from "#tests/support/staff-context.ts";
import { loader as documento } from "./documento.ts";
import { loader as v } from "./v.ts";

const test = testDatabase();
const { context } = staffContext(test);
const { storage } = memoryStorage();
const LIFETIME_MS = 300_000;
let portal: PortalFixture;
let codigo: string;
let pdf: Uint8Array;

beforeAll(async () => {
  portal = await portalFixture(test);
  pdf = await plainPdf("Laudo");
  const arquivo = randomUUID();
  const name = pdfKey(arquivo);
  await storage.put(name, encryptFile(encryptedFile(portal.keys, name, 1).file, pdf));
  const { id } = await portal.laudo(await portal.paciente());
  codigo = portal.keys.documentoCode(await portal.versao(id, { arquivo, bytes: pdf.length }));
  const [row] = await test.superuser`select versao from laudos where id = ${id}`;
  const released = await portal.asStaff((tx) =>
    releaseLaudo(tx, { id, versao: row?.versao, data_nascimento: "1980-05-17" }),
  );
  expect(released.status).toBe("done");
});

function argsFor(url: string): LoaderFunctionArgs {
  const provider = new RouterContextProvider();
  const given = context();
  const services = { ...given.services, database: test.database, storage, dataKeys: portal.keys };
  provider.set(requestContext, { ...given, services });
  return { context: provider, request: new Request(url), params: { codigo } } as never;
}

async function fileAddress(): Promise<string> {
  const query = new URLSearchParams({
    _format: VALIDATOR_FORMAT,
    _secretCode: portal.keys.validadorCode(codigo),
  });
  const answer = await v(argsFor(`http://127.0.0.1:3000/v/${codigo}?${query}`));
  expect(answer.status).toBe(200);
  const { prescription } = await answer.json();
  return prescription.signatureFiles[0].url;
}

const statusAt = async (url: string) => (await documento(argsFor(url))).status;

it("answers with the file at once and until its lifetime ends, then 404 for good", async () => {
  const before = Date.now();
  const url = await fileAddress();
  const given = Date.now();
  const sent = await documento(argsFor(url));
  expect(sent.status).toBe(200);
  expect(Buffer.from(await sent.arrayBuffer()).equals(pdf)).toBe(true);
  const clock = vi.spyOn(Date, "now");
  clock.mockReturnValue(before + LIFETIME_MS - 1_000);
  expect(await statusAt(url)).toBe(200);
  clock.mockReturnValue(given + LIFETIME_MS + 1_000);
  expect(await statusAt(url)).toBe(404);
  const another = await fileAddress();
  expect(await statusAt(another)).toBe(200);
  expect(await statusAt(url)).toBe(404);
});

it("cannot be prolonged by who has it", async () => {
  const url = new URL(await fileAddress());
  const { searchParams } = url;
  searchParams.set("ate", String(Number(searchParams.get("ate")) + 3_600));
  expect(await statusAt(url.href)).toBe(404);
});

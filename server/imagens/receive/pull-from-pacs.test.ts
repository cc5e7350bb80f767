import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type ArchiveServer,
  archiveServer,
  BOUNDARY,
  multipartOf,
  studyJson,
} from "#tests/support/dicom/archive-server.ts";
import { dicomFile, dicomSeries } from "#tests/support/dicom/dicom-files.ts";
import { runForeign } from "#tests/support/dicom/foreign-program.ts";
import { memoryIntake } from "#tests/support/dicom/memory-intake.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";
import { needs } from "#tests/support/needs.ts";
import { ORTHANC_DICOMWEB } from "../../../scripts/checks/peers.mjs";
import { pullFromPacs } from "./pull-from-pacs.ts";

const PROTOCOLO = "2026-7HKA8-JBWBT";

let intake: Awaited<ReturnType<typeof memoryIntake>>;
let archive: ArchiveServer | undefined;

beforeEach(async () => {
  intake = await memoryIntake();
});

afterEach(async () => {
  await archive?.close();
  archive = undefined;
  expect(await intake.left()).toEqual([]);
  await intake.remove();
});

const pull = (pacsUrl: string) =>
  pullFromPacs({ pacsUrl, protocolo: PROTOCOLO, laudoId: "laudo", ...intake });

async function pullFrom(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  archive = await archiveServer(answer);
  return pull(archive.address);
}

function afterList(
  retrieve: (response: ServerResponse) => void,
  studies = [studyJson(PROTOCOLO, "1.2.3")],
) {
  return ({ url }: IncomingMessage, response: ServerResponse) => {
    if (url?.includes("/studies?")) response.end(JSON.stringify(studies));
    else retrieve(response);
  };
}

function multipart(response: ServerResponse): ServerResponse {
  return response.setHeader(
    "content-type",
    `multipart/related; type="application/dicom"; boundary=${BOUNDARY}`,
  );
}

describe("an archive", () => {
  test("gives the images of the report, byte for byte, in pieces of any size", async () => {
    const files = [...dicomSeries(3), dicomFile({ side: 300 })];
    const body = multipartOf(files);
    const send = async (response: ServerResponse) => {
      multipart(response);
      const sizes = [1, 2, 3, 5, 8, 13, 700, 9_000];
      for (let at = 0, turn = 0; at < body.length; turn++) {
        const size = sizes[turn % sizes.length] ?? 1;
        response.write(body.subarray(at, at + size));
        at += size;
        if (turn % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    };
    archive = await archiveServer(afterList(send));
    const pulled = await pull(archive.address.replace("http://", "http://clinica:se%40gredo@"));
    expect(pulled).toEqual({ recebidas: 4, repetidas: 0, ignoradas: 0, recusadas: [] });
    expect([...intake.rows.values()].map(({ plain }) => plain)).toEqual(files);
    expect([...intake.rows.values()][0]).toMatchObject({ origem: "pacs", laudoId: "laudo" });
    expect(archive.requested).toEqual([
      `GET /dicom-web/studies?AccessionNumber=${PROTOCOLO}&includefield=00080050`,
      "GET /dicom-web/studies/1.2.3",
    ]);
    const login = `Basic ${Buffer.from("clinica:se@gredo").toString("base64")}`;
    expect(archive.logins).toEqual([login, login]);
    expect(await pull(archive.address)).toMatchObject({ recebidas: 0, repetidas: 4 });
  });

  test("has none, or ignores the number and answers with others' studies", async () => {
    const none = { recebidas: 0, problema: "O PACS não tem imagens com este protocolo." };
    expect(await pullFrom((_, response) => response.writeHead(204).end())).toMatchObject(none);
    await archive?.close();
    const others = [
      studyJson("2026-AB3CD-9EFGH", "1.2.3"),
      studyJson(PROTOCOLO, "../1.2.3"),
      studyJson(PROTOCOLO, ".."),
    ];
    const pulled = await pullFrom(afterList((response) => multipart(response).end(), others));
    expect(pulled).toMatchObject(none);
    expect(archive?.requested).toHaveLength(1);
  });

  test("may list one study many times", async () => {
    const listed = Array.from({ length: 20 }, () => studyJson(PROTOCOLO, "1.2.3"));
    const send = (response: ServerResponse) => multipart(response).end(multipartOf(dicomSeries(1)));
    expect(await pullFrom(afterList(send, listed))).toMatchObject({ recebidas: 1, recusadas: [] });
  });

  test("is not followed elsewhere", async () => {
    const elsewhere = await archiveServer((_, response) => response.end("[]"));
    const pulled = await pullFrom((_, response) =>
      response.writeHead(302, { location: elsewhere.address }).end(),
    );
    expect(pulled.problema).toMatch(/^O PACS recusou o pedido\./);
    expect(elsewhere.requested).toEqual([]);
    await elsewhere.close();
  });

  test.each<[string, (response: ServerResponse) => void, RegExp]>([
    [
      "refuses the login",
      (response) => response.writeHead(401).end(),
      /^O PACS recusou o pedido\./,
    ],
    ["fails", (response) => response.writeHead(503).end(), /^O PACS não respondeu até o fim\./],
    ["answers with a page", (response) => response.end("<html>"), /^O PACS respondeu de um modo/],
    [
      "breaks off",
      (response) => {
        const begun = multipartOf([dicomFile()]).subarray(0, 700);
        multipart(response).write(begun, () => response.destroy());
      },
      /^O PACS não respondeu até o fim\./,
    ],
    [
      "ends within a part",
      (response) => multipart(response).end(multipartOf([dicomFile()]).subarray(0, 700)),
      /^O PACS não respondeu até o fim\./,
    ],
    [
      "sends the head of a part without end",
      (response) => multipart(response).end(`--${BOUNDARY}\r\n${"a: b\r\n".repeat(5_000)}`),
      /^O PACS respondeu de um modo/,
    ],
  ])("%s", async (_, retrieve, problema) => {
    const pulled = await pullFrom(afterList(retrieve));
    expect(pulled.recebidas).toBe(0);
    expect(pulled.problema).toMatch(problema);
  });

  test("is unavailable", async () => {
    const pulled = await pull(`http://127.0.0.1:${await freePort()}/dicom-web`);
    expect(pulled.problema).toMatch(/^O PACS não respondeu até o fim\./);
  });

  test("answers the list without end", async () => {
    const pulled = await pullFrom((_, response) => response.end(`["${"x".repeat(5_000_000)}"]`));
    expect(pulled.problema).toMatch(/^O PACS respondeu de um modo/);
  });

  test("has an image of an unknown transfer syntax among them", async () => {
    const body = multipartOf([dicomFile({ syntax: "1.2.840.113619.5.2" }), dicomFile()]);
    const pulled = await pullFrom(afterList((response) => multipart(response).end(body)));
    expect(pulled).toMatchObject({
      recebidas: 1,
      recusadas: [{ problema: expect.stringContaining("codificação desconhecida") }],
    });
  });

  test("has something that is no image among them", async () => {
    const body = multipartOf([Buffer.from("x".repeat(500)), dicomFile()]);
    const pulled = await pullFrom(afterList((response) => multipart(response).end(body)));
    expect(pulled).toMatchObject({
      recebidas: 1,
      recusadas: [{ problema: "O arquivo está danificado ou incompleto." }],
    });
  });
});

test("Orthanc gives what it was sent", needs("orthanc", "orthanc-dicomweb", "dcmtk"), async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "orthanc-"));
  const [http, dicom] = [await freePort(), await freePort()];
  const settings = path.join(folder, "orthanc.json");
  await writeFile(
    settings,
    JSON.stringify({
      StorageDirectory: folder,
      IndexDirectory: folder,
      Plugins: [ORTHANC_DICOMWEB],
      HttpPort: http,
      DicomPort: dicom,
      DicomAet: "PACS",
      AuthenticationEnabled: true,
      RegisteredUsers: { clinica: "segredo" },
      DicomWeb: { Enable: true },
    }),
  );
  const orthanc = spawn("Orthanc", [settings], { stdio: "ignore" });
  const files = dicomSeries(12, { accession: PROTOCOLO });
  for (const [at, file] of files.entries()) await writeFile(path.join(folder, `${at}.dcm`), file);
  const paths = files.map((_, at) => path.join(folder, `${at}.dcm`));
  await eventually(async () => {
    const sent = await runForeign("dcmsend", ["-aec", "PACS", "127.0.0.1", `${dicom}`, ...paths]);
    expect(sent.code).toBe(0);
  });
  const pulled = await pull(`http://clinica:segredo@127.0.0.1:${http}/dicom-web`);
  expect(pulled).toEqual({ recebidas: 12, repetidas: 0, ignoradas: 0, recusadas: [] });
  const [row] = [...intake.rows.values()];
  expect(row?.header).toMatchObject({ accession: PROTOCOLO, patientName: "Conceição^Maria" });
  expect((await pull(`http://clinica:errada@127.0.0.1:${http}/dicom-web`)).problema).toMatch(
    /^O PACS recusou o pedido\./,
  );
  orthanc.kill();
  await new Promise((resolve) => orthanc.once("exit", resolve));
  await rm(folder, { recursive: true });
});

import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LAUDO_LIMITS } from "#domain/laudos/laudos.ts";
import { encryptedVersao, listUnmatchedVersoes } from "#server/data/laudos/versoes.ts";
import { createLog } from "#server/log.ts";
import { testDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { loseAnswer } from "#tests/support/lost-answer.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import {
  escapedPdf,
  launchingPdf,
  lockedPdf,
  pdfWithAnexo,
  plainPdf,
  scriptedPdf,
  signedPdf,
} from "#tests/support/pdfs.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { deliverPdf } from "./deliver.ts";
import { drawLaudo } from "./draw-laudo.ts";
import { removeLostPdfs } from "./remove-lost-pdfs.ts";
import { readPageImage } from "./stored-pdf.ts";
import { uploadLaudoPdf } from "./upload-laudo-pdf.ts";

const test = testDatabase();
let portal: PortalFixture;
let memory = memoryStorage();
const jobs: string[] = [];

/** A separate folder, because other test runs on this machine may have uploads in progress too. */
const temporary = mkdtempSync(path.join(os.tmpdir(), "clinica-envios-"));

beforeAll(async () => {
  portal = await portalFixture(test);
});

afterAll(async () => {
  await rm(temporary, { recursive: true, force: true });
});

beforeEach(async () => {
  memory = memoryStorage();
  jobs.length = 0;
  await test.superuser`truncate laudo_versoes cascade`;
});

const log = createLog("silent");
const MARKER = "MARCADORDOLAUDO";

function upload(bytes: Uint8Array, { name = "laudo.pdf", fails = "" } = {}) {
  const form = new FormData();
  form.append("arquivo", new File([new Uint8Array(bytes)], name, { type: "application/pdf" }));
  const request = new Request("http://localhost/admin/laudos/enviar", {
    method: "POST",
    body: form,
  });
  const { storage } = memory;
  return uploadLaudoPdf(request, {
    storage:
      fails === "store"
        ? { ...storage, putFile: () => Promise.reject(new Error("full")) }
        : storage,
    dataKeys: portal.keys,
    log,
    dataDir: temporary,
    icpRoots: "",
    sender: "ana",
    queue: {
      send: async (_tx, name, payload) => void jobs.push(`${name} ${JSON.stringify(payload)}`),
    },
    run: (work) =>
      fails === "answer"
        ? portal.asStaff(work).then(loseAnswer)
        : portal.asStaff(async (tx) => {
            const result = await work(tx);
            if (fails === "database") throw new Error("gone");
            return result;
          }),
  });
}

const rows = () => test.superuser`select * from laudo_versoes`;

async function temporaryFiles(): Promise<string[]> {
  return readdir(path.join(temporary, "temporario"));
}

describe("a PDF", () => {
  it("is stored byte for byte, encrypted, with its SHA-256, and waits unmatched with its protocol", async () => {
    const bytes = await plainPdf(MARKER, 2);
    const result = await upload(bytes, { name: "Maria 2026_ab12c_3de4f.pdf" });
    expect(result).toMatchObject({ paginas: 2, assinado: false, protocolo: "2026-AB12C-3DE4F" });
    const [row] = await rows();
    expect(row).toMatchObject({ laudo_id: null, desenho: "pendente", bytes: bytes.length });
    expect(jobs).toEqual([`draw-laudo {"id":"${row?.id}"}`]);
    const [[key, stored] = []] = [...memory.files];
    expect(key).toBe(`laudos/${row?.arquivo}.pdf.cifra`);
    const text = Buffer.from(stored?.bytes ?? []).toString("latin1");
    for (const clear of ["%PDF", MARKER, "endobj"]) expect(text).not.toContain(clear);
    expect(await temporaryFiles()).toEqual([]);
    const files = { storage: memory.storage, dataKeys: portal.keys };
    const answer = async (headers = {}) => {
      const request = new Request("http://localhost/", { headers });
      const sent = await deliverPdf(request, files, {
        transaction: portal.asStaff,
        find: async () => ({ subject: row?.id, versao: row as never, name: "laudo" }),
        note: async () => true,
      });
      return sent as Response;
    };
    expect(Buffer.from(await (await answer()).arrayBuffer())).toEqual(Buffer.from(bytes));
    const part = await answer({ range: "bytes=-10" });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(bytes.slice(-10)));
    expect((await answer({ range: `bytes=${bytes.length}-` })).status).toBe(416);
    expect((await answer({ range: "bytes=0-1,3-4" })).status).toBe(200);
  });

  it("is drawn at two widths with its text by the job, once", async () => {
    const result = await upload(await plainPdf("Texto do laudo com acentuação", 2));
    if ("problem" in result) throw new Error(result.problem);
    const files = { storage: memory.storage, dataKeys: portal.keys };
    await drawLaudo({ ...files, database: test.database }, { id: result.versaoId });
    const [row] = await rows();
    expect(row).toMatchObject({
      desenho: "pronto",
      paginas: [{ largura: 1656 }, { largura: 1656 }],
    });
    const { texto } = await portal.asStaff(async (tx) => encryptedVersao.decrypt(tx, row as never));
    expect(texto?.[1]).toContain("acentuação");
    for (const largura of [828, 1656]) {
      const image = await readPageImage(files, row as never, { pagina: 2, largura });
      expect(await sharp(image).metadata()).toMatchObject({ format: "webp", width: largura });
    }
    expect(memory.files.size).toBe(5);
    for (const [, { bytes }] of memory.files) {
      expect(Buffer.from(bytes).toString("latin1")).not.toContain("WEBP");
    }
    memory.files.clear();
    await drawLaudo({ ...files, database: test.database }, { id: result.versaoId });
    expect(memory.files.size).toBe(0);
  });

  it("that carries a file is reported to staff, encrypted in the database", async () => {
    const result = await upload(await pdfWithAnexo("medidas.csv", 2_048));
    if ("problem" in result) throw new Error(result.problem);
    const [row] = await rows();
    expect(Buffer.from(row?.anexos).toString("latin1")).not.toContain("medidas");
    const [versao] = (await portal.asStaff((tx) => listUnmatchedVersoes(tx))).rows;
    expect(versao?.anexos).toEqual([{ nome: "medidas.csv", bytes: 2_048 }]);
    await upload(await plainPdf());
    expect((await rows()).map(({ anexos }) => anexos === null)).toContain(true);
  });

  it("that is signed says by whom", async () => {
    const result = await upload(await signedPdf("Helena Prado"));
    expect(result).toMatchObject({ assinado: true, assinado_por: "Helena Prado" });
  });
});

describe("what is refused by name", () => {
  it.each<[string, string, () => Promise<Uint8Array>]>([
    ["a script in a compressed object", "active", () => scriptedPdf()],
    ["a script in plain sight", "active", () => scriptedPdf({ inStream: false })],
    ["a script whose name is escaped", "active", escapedPdf],
    ["a program to start", "active", launchingPdf],
    ["a password", "password", lockedPdf],
    ["a web page", "not-a-pdf", async () => Buffer.from("<html>%PD</html>")],
    ["a head alone", "broken", async () => Buffer.from("%PDF-1.7\n%âãÏÓ")],
    [
      "noise behind a head",
      "broken",
      async () => Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(5000)]),
    ],
    [
      "a PDF cut in half",
      "broken",
      async () => {
        const bytes = await plainPdf("metade", 3);
        return bytes.slice(0, bytes.length / 3);
      },
    ],
    ["too many pages", "too-many-pages", () => plainPdf("muitas", LAUDO_LIMITS.paginas + 1)],
    [
      "more than 20 MB",
      "too-large",
      async () => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(LAUDO_LIMITS.pdfBytes)]),
    ],
    ["nothing", "unreadable", async () => Buffer.alloc(0)],
  ])("%s: %s", async (_what, problem, make) => {
    expect(await upload(await make())).toMatchObject({ problem });
    expect(await rows()).toHaveLength(0);
    expect(memory.files.size).toBe(0);
    expect(await temporaryFiles()).toEqual([]);
  });
});

describe("a failure in mid-upload", () => {
  it.each(["store", "database"])("of the %s leaves nothing behind and says so", async (fails) => {
    expect(await upload(await plainPdf(), { fails })).toEqual({ problem: "not-stored" });
    expect(await rows()).toHaveLength(0);
    expect(memory.files.size).toBe(0);
    expect(await temporaryFiles()).toEqual([]);
  });

  it("that lost only the answer to the commit keeps the file of the committed row", async () => {
    expect(await upload(await plainPdf(), { fails: "answer" })).toEqual({ problem: "not-stored" });
    const [row] = await rows();
    expect([...memory.files.keys()]).toEqual([`laudos/${row?.arquivo}.pdf.cifra`]);
  });

  it("that ended the server is deleted the next night, but nothing that a row names", async () => {
    await upload(await plainPdf());
    await memory.storage.put(
      "laudos/00000000-0000-4000-8000-000000000000.pdf.cifra",
      randomBytes(9),
    );
    const services = { database: test.database, storage: memory.storage };
    await removeLostPdfs(services);
    expect(memory.files.size).toBe(2);
    await removeLostPdfs(services, Date.now() + 25 * 3_600_000);
    const [row] = await rows();
    expect([...memory.files.keys()]).toEqual([`laudos/${row?.arquivo}.pdf.cifra`]);
  });

  it("never has a byte in clear on the disk, also while it arrives", async () => {
    const bytes = Buffer.concat([await plainPdf(MARKER), Buffer.alloc(300_000, MARKER)]);
    let seen = "";
    const body = new ReadableStream({
      async start(controller) {
        const head = `--x\r\nContent-Disposition: form-data; name="arquivo"; filename="a.pdf"\r\n\r\n`;
        controller.enqueue(Buffer.concat([Buffer.from(head), bytes]));
        // The encryption holds back its last, unfinished piece.
        await eventually(async () => {
          seen = "";
          for (const name of await temporaryFiles()) {
            seen += (await readFile(path.join(temporary, "temporario", name))).toString("latin1");
          }
          expect(seen.length).toBeGreaterThan(bytes.length / 2);
        });
        controller.enqueue(Buffer.from("\r\n--x--\r\n"));
        controller.close();
      },
    });
    const request = new Request("http://localhost/", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body,
      duplex: "half",
    } as RequestInit);
    await uploadLaudoPdf(request, {
      storage: memory.storage,
      dataKeys: portal.keys,
      log,
      dataDir: temporary,
      icpRoots: "",
      sender: "ana",
      queue: { send: async () => {} },
      run: (work) => portal.asStaff(work),
    });
    expect(seen.length).toBeGreaterThan(100_000);
    expect(seen).not.toContain(MARKER);
    expect(seen).not.toContain("%PDF");
  });
});

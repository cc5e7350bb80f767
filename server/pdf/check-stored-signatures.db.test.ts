import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Integridade } from "#domain/laudos/assinaturas.ts";
import { encryptFile } from "#server/crypto/file-chunks.ts";
import { listWaiting } from "#server/data/status/hoje.ts";
import { createLog } from "#server/log.ts";
import { testDatabase } from "#tests/support/database.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { needs } from "#tests/support/needs.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { createPki, type Pki } from "#tests/support/signed-pdfs.ts";
import { checkStoredSignatures } from "./check-stored-signatures.ts";
import { encryptedFile, pdfKey } from "./stored-pdf.ts";

describe("signed PDFs that a former rule checked", needs("openssl"), () => {
  const test = testDatabase();
  let portal: PortalFixture;
  let pki: Pki;
  let memory = memoryStorage();

  beforeAll(async () => {
    portal = await portalFixture(test);
    pki = createPki();
  });
  afterAll(() => pki?.remove());
  beforeEach(() => {
    memory = memoryStorage();
  });

  /** A report whose PDF a former rule checked. Its file is stored only if it is given. */
  async function stored(integridade: Integridade, pdf?: Buffer) {
    const { id } = await portal.laudo(await portal.paciente());
    await portal.versao(id, { assinado: true, integridade });
    const [versao] = await test.superuser`
      update laudo_versoes set regra_assinatura = 0
      where laudo_id = ${id} returning id, arquivo, versao_chave`;
    if (pdf) {
      const name = pdfKey(versao?.arquivo);
      const { file } = encryptedFile(portal.keys, name, versao?.versao_chave);
      await memory.storage.put(name, encryptFile(file, pdf));
    }
    return { laudo: id, versao: versao?.id as string };
  }

  function checkAll() {
    return checkStoredSignatures({
      database: test.database,
      storage: memory.storage,
      dataKeys: portal.keys,
      log: createLog("silent"),
      config: { icpRoots: pki.roots },
      signal: new AbortController().signal,
    });
  }

  const rowOf = async (id: string) => {
    const [row] = await test.superuser`select * from laudo_versoes where id = ${id}`;
    return row;
  };
  const linesOf = async (laudo: string) => {
    const rows = await test.superuser`select quem, acao from trilha_pacientes
      where acao = 'conferiu_assinatura' and ${`laudo:${laudo}`} = any (documentos)`;
    return rows.map(({ quem, acao }) => [quem, acao]);
  };

  it("are checked once, and another result is said to staff and written into the report's trail", async () => {
    const forged = await pki.sign("Laudo", {
      change: (cms) => Buffer.concat([Buffer.from("0000"), cms]),
    });
    const { laudo, versao } = await stored("integra", forged);
    await checkAll();
    expect(await rowOf(versao)).toMatchObject({
      integridade: "nao_conferida",
      regra_assinatura: 1,
      assinatura_mudou_em: expect.any(Date),
    });
    expect(await linesOf(laudo)).toEqual([["sistema", "conferiu_assinatura"]]);
    const waiting = await portal.asStaff((tx) => listWaiting(tx, "laudos"));
    expect(waiting).toContainEqual({
      id: "laudos_assinatura",
      total: 1,
      since: expect.any(Number),
    });
    memory.files.clear();
    await checkAll();
    expect(await linesOf(laudo)).toHaveLength(1);
  });

  it("with the same result as before are no news", async () => {
    const { laudo, versao } = await stored("integra", await pki.sign());
    await checkAll();
    expect(await rowOf(versao)).toMatchObject({
      integridade: "integra",
      regra_assinatura: 1,
      assinatura_mudou_em: null,
    });
    expect(await linesOf(laudo)).toEqual([]);
  });

  it("whose file is damaged keep their former result, and the next ones are checked all the same", async () => {
    const damaged = await stored("integra", await pki.sign());
    for (const { bytes } of memory.files.values())
      bytes.set([(bytes.at(-1) ?? 0) ^ 1], bytes.length - 1);
    const { versao } = await stored("nao_conferida", await pki.sign());
    await checkAll();
    expect(await rowOf(damaged.versao)).toMatchObject({
      integridade: "integra",
      regra_assinatura: 1,
    });
    expect(await rowOf(versao)).toMatchObject({ integridade: "integra", regra_assinatura: 1 });
  });

  it("whose file is missing keep their result", async () => {
    const { versao } = await stored("integra");
    await checkAll();
    expect(await rowOf(versao)).toMatchObject({ integridade: "integra", regra_assinatura: 1 });
  });
});

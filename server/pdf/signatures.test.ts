import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs } from "#tests/support/needs.ts";
import { plainPdf } from "#tests/support/pdfs.ts";
import { appended, changed, createPki, type Pki } from "#tests/support/signed-pdfs.ts";
import { checkPdf } from "./process/check-pdf.ts";
import { withPdf } from "./process/draw-pdf.ts";

const withOpenssl = needs("openssl");
let pki: Pki;
const files = new Map<string, Buffer>();

beforeAll(async () => {
  if (withOpenssl.skip) return;
  pki = createPki();
  const good = await pki.sign();
  files
    .set("good", good)
    .set("changed", changed(good))
    .set("appended", await appended(good));
});
afterAll(() => pki?.remove());

const read = (bytes: Uint8Array, icpRoots = "") =>
  checkPdf(bytes, { maxPages: 100, icpRoots }, (work) => withPdf(bytes, work));

async function check(name: string, icpRoots = pki.roots) {
  const checked = await read(files.get(name) ?? Buffer.alloc(0), icpRoots);
  if ("problem" in checked) throw new Error(JSON.stringify(checked));
  return checked;
}

it("a file without a signature says so", async () => {
  const checked = await read(await plainPdf("Sem"));
  expect(checked).toMatchObject({ integridade: "sem_assinatura", assinaturas: [] });
});

describe("a signed file", withOpenssl, () => {
  it("names the signer, CPF and CRM, and is intact down to the root", async () => {
    const { integridade, assinaturas } = await check("good");
    expect(integridade).toBe("integra");
    expect(assinaturas).toEqual([
      {
        nome: "HELENA PRADO DE ANDRADE",
        cpf: "52998224725",
        crm: "1234-MS",
        quando: expect.stringMatching(/^20\d\d-/),
        integra: true,
        cobre_tudo: true,
        cadeia: true,
        problema: null,
      },
    ]);
  });

  it("without roots, or with another's, its chain is not checked", async () => {
    expect((await check("good", "")).assinaturas[0]).toMatchObject({
      integra: true,
      cadeia: false,
    });
    const other = createPki();
    expect((await check("good", other.roots)).assinaturas[0]).toMatchObject({ cadeia: false });
    other.remove();
  });

  it("does not end at the root if it came after the certificate's end, whatever time the signer states", async () => {
    const bytes = files.get("good") as Buffer;
    const elevenYears = 11 * 365 * 24 * 3_600_000;
    const receivedAt = new Date(Date.now() + elevenYears);
    const needs = { maxPages: 100, icpRoots: pki.roots, receivedAt };
    const checked = await checkPdf(bytes, needs, (work) => withPdf(bytes, work));
    expect(checked).toMatchObject({ integridade: "integra", assinaturas: [{ cadeia: false }] });
  });

  it("changed by one byte is altered", async () => {
    const { integridade, assinaturas } = await check("changed");
    expect(integridade).toBe("alterada");
    expect(assinaturas[0]).toMatchObject({ integra: false });
  });

  it("with something added behind it is altered, though its signed part is intact", async () => {
    const { integridade, assinaturas } = await check("appended");
    expect(integridade).toBe("alterada");
    expect(assinaturas[0]).toMatchObject({ integra: true, cobre_tudo: false });
  });

  it("under an invented name is intact, but its chain is not", async () => {
    files.set("stranger", await pki.sign("Falso", { signer: "stranger" }));
    const { integridade, assinaturas } = await check("stranger");
    expect(integridade).toBe("integra");
    expect(assinaturas[0]).toMatchObject({ cadeia: false });
  });

  it("whose signature was taken from another file is altered", async () => {
    const [good, other] = [files.get("good") as Buffer, await pki.sign("Outro laudo")];
    const of = (pdf: Buffer) => /<([0-9a-f]{2000,})>/.exec(pdf.toString("latin1"));
    const swapped = good.toString("latin1").replace(of(good)?.[1] ?? "?", of(other)?.[1] ?? "?");
    files.set("swapped", Buffer.from(swapped, "latin1"));
    expect((await check("swapped")).integridade).toBe("alterada");
  });

  it("whose signature is no CMS cannot be checked", async () => {
    const broken = (files.get("good") as Buffer)
      .toString("latin1")
      .replace(/<308[0-9a-f]{40}/, (found) => `<${"0".repeat(found.length - 1)}`);
    files.set("broken", Buffer.from(broken, "latin1"));
    expect((await check("broken")).integridade).toBe("nao_conferida");
  });
});

/** Compares this program's verdict on signed PDFs with those of `openssl cms` and `pdfsig` (poppler, NSS). */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs } from "#tests/support/needs.ts";
import { cmsIn, signedBytes } from "#tests/support/signature-corpus/changed-pdfs.ts";
import { CORPUS } from "#tests/support/signature-corpus/corpus.ts";
import { createPki, type Pki } from "#tests/support/signed-pdfs.ts";
import { checkPdf } from "./process/check-pdf.ts";
import { withPdf } from "./process/draw-pdf.ts";

const withOpenssl = needs("openssl");
const withOthers = needs("openssl", "poppler-utils", "libnss3-tools");
let pki: Pki;
let good: Buffer;
const made = new Map<string, Buffer>();

beforeAll(async () => {
  if (withOpenssl.skip) return;
  pki = createPki();
  good = await pki.sign();
  const nss = path.join(pki.folder, "nss");
  mkdirSync(nss);
  if (withOthers.skip) return;
  execFileSync("certutil", ["-N", "-d", nss, "--empty-password"]);
  const root = path.join(pki.folder, "root.pem");
  execFileSync("certutil", ["-A", "-d", nss, "-n", "root", "-t", "CT,C,C", "-i", root]);
});
afterAll(() => pki?.remove());

async function fileOf({ name, make }: (typeof CORPUS)[number]): Promise<Buffer> {
  const pdf = made.get(name) ?? (await make(pki, good));
  made.set(name, pdf);
  return pdf;
}

describe("this program's verdict", withOpenssl, () => {
  it("is asked of at least 40 files", () => expect(CORPUS.length).toBeGreaterThanOrEqual(40));

  it.each(CORPUS)("on $name is $integridade", async (one) => {
    const bytes = await fileOf(one);
    const needs = { maxPages: 100, icpRoots: pki.roots };
    const checked = await checkPdf(bytes, needs, (work) => withPdf(bytes, work));
    if ("problem" in checked) throw new Error(JSON.stringify(checked));
    const { integridade, assinaturas } = checked;
    expect({
      integridade,
      cadeia: assinaturas.every(({ cadeia }) => cadeia),
      problema: assinaturas.find(({ problema }) => problema)?.problema ?? undefined,
    }).toEqual({ integridade: one.integridade, cadeia: one.cadeia, problema: one.problema });
  });
});

describe("a second judge", withOthers, () => {
  it.each(CORPUS)("openssl says of $name: $openssl", async (one) => {
    expect(isVerifiedByOpenssl(await fileOf(one))).toBe(one.openssl);
  });

  it.each(CORPUS)("pdfsig says of $name: $pdfsig", async (one) => {
    expect(isVerifiedByPdfsig(await fileOf(one))).toBe(one.pdfsig);
  });

  it("confirms what this program confirms", () => {
    const confirmed = CORPUS.filter(
      ({ integridade, cadeia }) => integridade === "integra" && cadeia,
    );
    expect(confirmed.filter(({ openssl }) => !openssl)).toEqual([]);
    // To pdfsig all that follows a signature is more than it covers, validation data and time stamps too.
    expect(confirmed.filter(({ pdfsig }) => !pdfsig).map(({ name }) => name)).toEqual([
      "validation data added",
      "a document time stamp added",
      "validation data and a document time stamp added",
    ]);
  });
});

function isVerifiedByOpenssl(pdf: Buffer): boolean {
  const at = (file: string) => path.join(pki.folder, file);
  writeFileSync(at("signed.bin"), signedBytes(pdf));
  writeFileSync(at("cms.der"), cmsIn(pdf));
  const files = ["-in", at("cms.der"), "-content", at("signed.bin"), "-CAfile", at("root.pem")];
  const args = ["cms", "-verify", "-binary", "-inform", "DER", ...files, "-out", "/dev/null"];
  return spawnSync("openssl", args).status === 0;
}

/** True if each signature is valid and trusted, and the last one covers the whole file. */
function isVerifiedByPdfsig(pdf: Buffer): boolean {
  const file = path.join(pki.folder, "judged.pdf");
  writeFileSync(file, pdf);
  const nss = path.join(pki.folder, "nss");
  const { stdout } = spawnSync("pdfsig", ["-nssdir", nss, file], { encoding: "utf8" });
  const signatures = stdout.split(/^Signature #/m).slice(1);
  // NSS judges a certificate only the first time that it occurs in a file.
  const trusted = new Set(signatures.filter((one) => one.includes("is Trusted")).map(signerOf));
  const isGood = (text: string) =>
    text.includes("Signature is Valid") && trusted.has(signerOf(text));
  const isWhole = signatures.at(-1)?.includes("  - Total document signed") === true;
  return signatures.length > 0 && signatures.every(isGood) && isWhole;
}

function signerOf(text: string): string | undefined {
  return /Distinguished Name: (.*)/.exec(text)?.[1];
}

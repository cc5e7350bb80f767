import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { PDFArray, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from "pdf-lib";
import { outlineOf, updated, withEntries, withItem } from "./pdf-updates.ts";

const SPACE = 16_384;
const ROOM = 9_999_999_999;
const EMPTY = `<${"0".repeat(SPACE)}>`;
const CADES = ["-md", "sha256", "-cades"];

type Signer =
  | "doctor"
  | "colleague"
  | "stranger"
  | "nameless"
  | "server"
  | "expired"
  | "encipherer"
  | "client";

export type SignatureKind = "ETSI.CAdES.detached" | "adbe.pkcs7.detached" | "adbe.pkcs7.sha1";

interface SignOptions {
  signer?: Signer;
  kind?: SignatureKind;
  /** Arguments of `openssl cms -sign`, in place of those that make a CAdES signature. */
  args?: readonly string[];
  /** Changes the CMS before it is written into the file. */
  change?(cms: Buffer, signed: Buffer): Buffer | Promise<Buffer>;
}

export interface Pki {
  readonly folder: string;
  readonly roots: string;
  sign(text?: string, options?: SignOptions): Promise<Buffer>;
  /** Signs a file in which `withRoom` or `withSecondRoom` left room. */
  fill(file: Room, options?: SignOptions): Promise<Buffer>;
  /** @returns the detached CMS as DER */
  cms(data: Buffer, options?: SignOptions): Buffer;
  remove(): void;
}

/** A file with a signature field, whose signature is still zeros. */
export interface Room {
  bytes: Buffer;
  range: readonly [number, number, number, number];
}

export function createPki(): Pki {
  const folder = mkdtempSync(path.join(os.tmpdir(), "clinica-pki-"));
  const at = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) =>
    execFileSync("openssl", args, { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  writeFileSync(
    at("ext.cnf"),
    `[ca]
basicConstraints=critical,CA:TRUE
keyUsage=critical,keyCertSign,cRLSign
[doctor]
basicConstraints=CA:FALSE
keyUsage=critical,digitalSignature,nonRepudiation
subjectAltName=otherName:2.16.76.1.3.1;UTF8:1705198052998224725000000000000000000000000000SSPMS,otherName:2.16.76.1.4.2.2.1;UTF8:1234,otherName:2.16.76.1.4.2.2.2;UTF8:MS
[colleague]
basicConstraints=CA:FALSE
keyUsage=critical,digitalSignature,nonRepudiation
subjectAltName=otherName:2.16.76.1.3.1;UTF8:0101197011144477735000000000000000000000000000SSPMS
[nameless]
basicConstraints=CA:FALSE
keyUsage=critical,digitalSignature,nonRepudiation
[server]
basicConstraints=CA:FALSE
keyUsage=critical,digitalSignature,keyEncipherment
extendedKeyUsage=serverAuth,clientAuth
[encipherer]
basicConstraints=CA:FALSE
keyUsage=critical,keyEncipherment
[client]
basicConstraints=CA:FALSE
keyUsage=critical,digitalSignature,nonRepudiation
extendedKeyUsage=clientAuth,emailProtection
subjectAltName=otherName:2.16.76.1.3.1;UTF8:1705198052998224725000000000000000000000000000SSPMS
`,
  );
  const issue = (
    name: string,
    subject: string,
    section: string,
    issuer?: string,
    validity: readonly string[] = ["-days", "3650"],
  ) => {
    openssl(
      "req",
      "-new",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-utf8",
      "-subj",
      subject,
      "-keyout",
      `${name}.key`,
      "-out",
      `${name}.csr`,
    );
    const by = issuer
      ? ["-CA", `${issuer}.pem`, "-CAkey", `${issuer}.key`, "-CAcreateserial"]
      : ["-signkey", `${name}.key`];
    openssl(
      "x509",
      "-req",
      ...validity,
      "-in",
      `${name}.csr`,
      ...by,
      "-extfile",
      "ext.cnf",
      "-extensions",
      section,
      "-out",
      `${name}.pem`,
    );
  };
  issue("root", "/C=BR/O=ICP-Teste/CN=Raiz de teste", "ca");
  issue("authority", "/C=BR/O=ICP-Teste/CN=Autoridade de teste", "ca", "root");
  issue(
    "doctor",
    "/C=BR/O=ICP-Teste/CN=HELENA PRADO DE ANDRADE:52998224725",
    "doctor",
    "authority",
  );
  const person = (name: string) => `/C=BR/O=ICP-Teste/CN=${name}`;
  issue("stranger", "/C=BR/CN=HELENA PRADO DE ANDRADE", "doctor");
  issue("colleague", person("PAULO REZENDE:11144477735"), "colleague", "authority");
  issue("nameless", person("HELENA PRADO DE ANDRADE"), "nameless", "authority");
  issue("server", person("laudos.clinica.test"), "server", "authority");
  issue("encipherer", person("HELENA PRADO DE ANDRADE"), "encipherer", "authority");
  issue("client", person("HELENA PRADO DE ANDRADE:52998224725"), "client", "authority");
  issue("expired", person("HELENA PRADO DE ANDRADE:52998224725"), "doctor", "authority", [
    "-days",
    "-1",
  ]);
  // Another certificate of the doctor's own key.
  openssl(
    "x509",
    "-req",
    "-days",
    "3650",
    "-in",
    "doctor.csr",
    "-CA",
    "authority.pem",
    "-CAkey",
    "authority.key",
    "-CAcreateserial",
    "-extfile",
    "ext.cnf",
    "-extensions",
    "doctor",
    "-out",
    "twin.pem",
  );
  const cms: Pki["cms"] = (data, { signer = "doctor", args = CADES } = {}) => {
    writeFileSync(at("data.bin"), data);
    const chain = signer === "stranger" ? [] : ["-certfile", "authority.pem"];
    const key = ["-signer", `${signer}.pem`, "-inkey", `${signer}.key`];
    const files = ["-in", "data.bin", ...chain, "-outform", "DER", "-out", "signature.der"];
    openssl("cms", "-sign", "-binary", ...key, ...args, ...files);
    return readFileSync(at("signature.der"));
  };
  const fill: Pki["fill"] = async ({ bytes, range }, options = {}) => {
    const [, length, next, rest] = range;
    const signed = Buffer.concat([bytes.subarray(0, length), bytes.subarray(next, next + rest)]);
    const made = cms(signed, options);
    const written = (await options.change?.(made, signed)) ?? made;
    const filled = Buffer.from(bytes);
    filled.write(written.toString("hex").padEnd(SPACE, "0"), filled.indexOf(EMPTY) + 1, "latin1");
    return filled;
  };
  return {
    folder,
    roots: readFileSync(at("root.pem"), "utf8"),
    cms,
    fill,
    sign: async (text = "Laudo assinado", options = {}) =>
      fill(await withRoom(text, options.kind), options),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function withRoom(
  text: string,
  kind: SignatureKind = "ETSI.CAdES.detached",
): Promise<Room> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]).drawText(text, { x: 60, y: 760, size: 24 });
  const numbers = PDFArray.withContext(pdf.context);
  for (const one of [0, ROOM, ROOM, ROOM]) numbers.push(PDFNumber.of(one));
  const signature = pdf.context.register(
    pdf.context.obj({
      Type: "Sig",
      Filter: "Adobe.PPKLite",
      SubFilter: kind,
      ByteRange: numbers,
      Contents: PDFHexString.of("0".repeat(SPACE)),
    }),
  );
  const [page] = pdf.getPages();
  const field = pdf.context.register(
    pdf.context.obj({
      Type: "Annot",
      Subtype: "Widget",
      FT: "Sig",
      T: PDFString.of("Assinatura"),
      V: signature,
      Rect: [0, 0, 0, 0],
      F: 132,
      P: page?.ref ?? null,
    }),
  );
  page?.node.addAnnot(field);
  const form = pdf.context.obj({ SigFlags: 3, Fields: [field] });
  pdf.catalog.set(PDFName.of("AcroForm"), pdf.context.register(form));
  return measured(Buffer.from(await pdf.save({ useObjectStreams: false })));
}

/** Adds a second signature field, whose signature is still zeros, behind a signed file. */
export async function withSecondRoom(
  pdf: Buffer,
  kind: SignatureKind = "ETSI.CAdES.detached",
): Promise<Room> {
  const { form, page, next } = await outlineOf(pdf);
  const placeholder = `[ 0 ${ROOM} ${ROOM} ${ROOM} ]`;
  const signature = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${kind} /ByteRange ${placeholder} /Contents <${"0".repeat(SPACE)}> >>`;
  const field = `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Segunda) /V ${next} 0 R /Rect [ 0 0 0 0 ] /F 132 /P ${page.ref} 0 R >>`;
  return measured(
    updated(
      pdf,
      new Map([
        [next, signature],
        [next + 1, field],
        [form.ref, withEntries(form.dict, { Fields: withItem(form.dict, "Fields", next + 1) })],
        [page.ref, withEntries(page.dict, { Annots: withItem(page.dict, "Annots", next + 1) })],
      ]),
    ),
  );
}

/** Writes the range around the only signature that is still zeros. */
function measured(bytes: Buffer): Room {
  const start = bytes.indexOf(EMPTY);
  const end = start + SPACE + 2;
  const range = [0, start, end, bytes.length - end] as const;
  const placeholder = `[ 0 ${ROOM} ${ROOM} ${ROOM} ]`;
  const at = bytes.indexOf(placeholder, 0, "latin1");
  bytes.write(`[ ${range.join(" ")} ]`.padEnd(placeholder.length), at, "latin1");
  return { bytes, range };
}

export function changed(pdf: Buffer): Buffer {
  const copy = Buffer.from(pdf);
  const at = copy.indexOf("/MediaBox [ 0 0 595 842 ]", 0, "latin1");
  copy.write("/MediaBox [ 0 0 595 841 ]", at, "latin1");
  return copy;
}

/** Adds an incremental update after the signed bytes, which changes no page. */
export async function appended(pdf: Buffer): Promise<Buffer> {
  const { next } = await outlineOf(pdf);
  return updated(pdf, new Map([[next, "<< /Producer (outra coisa) >>"]]));
}

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { PDFArray, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from "pdf-lib";

const SPACE = 16_384;
const ROOM = 9_999_999_999;

export interface Pki {
  readonly folder: string;
  readonly roots: string;
  sign(text?: string, signer?: Signer): Promise<Buffer>;
  remove(): void;
}

type Signer = "doctor" | "stranger";

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
`,
  );
  const issue = (name: string, subject: string, section: string, issuer?: string) => {
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
      "-days",
      "3650",
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
  issue("stranger", "/C=BR/CN=HELENA PRADO DE ANDRADE", "doctor");
  return {
    folder,
    roots: readFileSync(at("root.pem"), "utf8"),
    async sign(text = "Laudo assinado", signer = "doctor") {
      const { bytes, range } = await withRoom(text);
      const signed = Buffer.concat([
        bytes.subarray(0, range[1]),
        bytes.subarray(range[2], range[2] + range[3]),
      ]);
      writeFileSync(at("data.bin"), signed);
      const chain = signer === "doctor" ? ["-certfile", "authority.pem"] : [];
      openssl(
        "cms",
        "-sign",
        "-binary",
        "-md",
        "sha256",
        "-cades",
        "-in",
        "data.bin",
        "-signer",
        `${signer}.pem`,
        "-inkey",
        `${signer}.key`,
        ...chain,
        "-outform",
        "DER",
        "-out",
        "signature.der",
      );
      const hex = readFileSync(at("signature.der")).toString("hex").padEnd(SPACE, "0");
      bytes.write(hex, range[1] + 1, "latin1");
      return bytes;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function withRoom(text: string) {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]).drawText(text, { x: 60, y: 760, size: 24 });
  const numbers = PDFArray.withContext(pdf.context);
  for (const one of [0, ROOM, ROOM, ROOM]) numbers.push(PDFNumber.of(one));
  const signature = pdf.context.register(
    pdf.context.obj({
      Type: "Sig",
      Filter: "Adobe.PPKLite",
      SubFilter: "ETSI.CAdES.detached",
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
  const bytes = Buffer.from(await pdf.save({ useObjectStreams: false }));
  const start = bytes.indexOf(`<${"0".repeat(SPACE)}>`, 0, "latin1");
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

/** Adds an incremental update after the signed bytes. */
export async function appended(pdf: Buffer): Promise<Buffer> {
  const offset = pdf.length;
  const text = pdf.toString("latin1");
  const info = /(\d+) 0 obj\s*<<\s*\/Producer/.exec(text)?.[1] ?? "1";
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? "0";
  const root = /\/Root (\d+ 0 R)/.exec(text)?.[1] ?? "1 0 R";
  const size = /\/Size (\d+)/.exec(text)?.[1] ?? "20";
  const object = `${info} 0 obj\n<< /Producer (outra coisa) >>\nendobj\n`;
  const table = `xref\n${info} 1\n${String(offset + 1).padStart(10, "0")} 00000 n \n`;
  const trailer = `trailer\n<< /Size ${size} /Root ${root} /Info ${info} 0 R /Prev ${previous} >>\nstartxref\n${offset + 1 + object.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(`\n${object}${table}${trailer}`, "latin1")]);
}

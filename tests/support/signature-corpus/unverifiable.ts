import path from "node:path";
import {
  attributesAsContent,
  withContent,
  withoutCertificates,
  withoutSigners,
} from "../cms-changes.ts";
import { withRoom } from "../signed-pdfs.ts";
import { cmsIn, signedBytes, twin } from "./changed-pdfs.ts";
import type { CorpusFile } from "./corpus-file.ts";

const UNVERIFIED = {
  integridade: "nao_conferida",
  cadeia: false,
  openssl: false,
  pdfsig: false,
} as const;

const bytesOf = (text: string) => Buffer.from(text, "latin1");
const ADBE = { kind: "adbe.pkcs7.detached" } as const;

export const UNVERIFIABLE_FILES: readonly CorpusFile[] = [
  {
    name: "a genuine signature turned into one over its own attributes",
    make: async (pki, good) =>
      pki.fill(await withRoom("Laudo falso"), { change: () => attributesAsContent(cmsIn(good)) }),
    ...UNVERIFIED,
    problema: "conteudo_embutido",
  },
  {
    name: "a genuine signature that carries the genuine content, in another file",
    make: async (pki, good) =>
      pki.fill(await withRoom("Laudo falso"), {
        change: () => withContent(cmsIn(good), signedBytes(good)),
      }),
    ...UNVERIFIED,
    problema: "conteudo_embutido",
  },
  {
    name: "a signature that carries the file's own content",
    make: (pki) => pki.sign("Laudo", { change: withContent }),
    ...UNVERIFIED,
    problema: "conteudo_embutido",
    openssl: true,
  },
  {
    name: "a signature without signed attributes",
    make: (pki) => pki.sign("Laudo", { ...ADBE, args: ["-md", "sha256", "-noattr"] }),
    ...UNVERIFIED,
    problema: "atributos",
    openssl: true,
    pdfsig: true,
  },
  {
    name: "a signature over another type of content",
    make: (pki) =>
      pki.sign("Laudo", { args: ["-md", "sha256", "-cades", "-econtent_type", "1.2.3.4"] }),
    ...UNVERIFIED,
    problema: "atributos",
    openssl: true,
    pdfsig: true,
  },
  {
    name: "a signature of two people at once",
    make: (pki) => {
      const at = (name: string) => path.join(pki.folder, name);
      const second = ["-signer", at("colleague.pem"), "-inkey", at("colleague.key")];
      return pki.sign("Laudo", { args: ["-md", "sha256", "-cades", ...second] });
    },
    ...UNVERIFIED,
    problema: "signatarios",
    openssl: true,
    pdfsig: true,
  },
  {
    name: "a signature of nobody",
    make: (pki) => pki.sign("Laudo", { change: withoutSigners }),
    ...UNVERIFIED,
    problema: "signatarios",
  },
  {
    name: "a signature without certificates",
    make: (pki) => pki.sign("Laudo", { change: withoutCertificates }),
    ...UNVERIFIED,
    problema: "certificado",
  },
  {
    name: "SHA-1",
    make: (pki) => pki.sign("Laudo", { ...ADBE, args: ["-md", "sha1"] }),
    ...UNVERIFIED,
    problema: "algoritmo",
    openssl: true,
    pdfsig: true,
  },
  {
    name: "a CAdES signature that names no certificate",
    make: (pki) => pki.sign("Laudo", { args: ["-md", "sha256"] }),
    ...UNVERIFIED,
    problema: "certificado",
    openssl: true,
    pdfsig: true,
  },
  {
    name: "another certificate of the same key in the place of the named one",
    make: (pki) => pki.sign("Laudo", { change: twin(pki) }),
    ...UNVERIFIED,
    problema: "certificado",
  },
  {
    name: "another certificate of the same key, in an older kind of signature",
    make: (pki) => pki.sign("Laudo", { ...ADBE, change: twin(pki) }),
    ...UNVERIFIED,
    problema: "certificado",
  },
  {
    name: "a kind of signature over a SHA-1 of the file",
    make: (pki) => pki.sign("Laudo", { kind: "adbe.pkcs7.sha1" }),
    ...UNVERIFIED,
    problema: "tipo",
    openssl: true,
    pdfsig: true,
  },
  {
    name: "a signature that is no CMS",
    make: (pki) => pki.sign("Laudo", { change: (cms) => Buffer.concat([bytesOf("0000"), cms]) }),
    ...UNVERIFIED,
    problema: "formato",
  },
  {
    name: "a signature of zeros",
    make: async () => (await withRoom("Laudo")).bytes,
    ...UNVERIFIED,
    problema: "formato",
  },
];

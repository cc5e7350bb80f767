import { withSecondRoom } from "../signed-pdfs.ts";
import { only, withProofs } from "./changed-pdfs.ts";
import type { CorpusFile } from "./corpus-file.ts";

const GOOD = { integridade: "integra", cadeia: true, openssl: true, pdfsig: true } as const;
const UNTRUSTED = { integridade: "integra", cadeia: false, openssl: false, pdfsig: false } as const;

const ADBE = { kind: "adbe.pkcs7.detached" } as const;

export const GENUINE_FILES: readonly CorpusFile[] = [
  { name: "a doctor's CAdES signature", make: async (_, good) => good, ...GOOD },
  {
    name: "an older kind of signature, without a named certificate",
    make: (pki) => pki.sign("Laudo", { ...ADBE, args: ["-md", "sha256"] }),
    ...GOOD,
  },
  {
    name: "an older kind of signature that names its certificate",
    make: (pki) => pki.sign("Laudo", ADBE),
    ...GOOD,
  },
  {
    name: "SHA-384",
    make: (pki) => pki.sign("Laudo", { args: ["-md", "sha384", "-cades"] }),
    ...GOOD,
  },
  {
    name: "SHA-512",
    make: (pki) => pki.sign("Laudo", { args: ["-md", "sha512", "-cades"] }),
    ...GOOD,
  },
  {
    name: "RSA-PSS",
    make: (pki) =>
      pki.sign("Laudo", {
        args: ["-md", "sha256", "-cades", "-keyopt", "rsa_padding_mode:pss"],
      }),
    ...GOOD,
  },
  {
    name: "a certificate for e-mail and client authentication",
    make: (pki) => pki.sign("Laudo", { signer: "client" }),
    ...GOOD,
  },
  {
    name: "another doctor of the same authority",
    make: (pki) => pki.sign("Laudo", { signer: "colleague" }),
    ...GOOD,
  },
  {
    name: "a trusted certificate without CPF",
    make: (pki) => pki.sign("Laudo", { signer: "nameless" }),
    ...GOOD,
  },
  {
    name: "signed twice by the same doctor",
    make: async (pki, good) => pki.fill(await withSecondRoom(good)),
    ...GOOD,
  },
  {
    name: "validation data added",
    make: (_, good) => withProofs(good, { dss: true }),
    ...GOOD,
    pdfsig: false,
  },
  {
    name: "a document time stamp added",
    make: (_, good) => withProofs(good, { stamp: [0, 0, 0, 0] }),
    ...GOOD,
    pdfsig: false,
  },
  {
    name: "validation data and a document time stamp added",
    make: (_, good) => withProofs(good, { dss: true, stamp: [0, 0, 0, 0] }),
    ...GOOD,
    pdfsig: false,
  },
  {
    name: "an invented certificate in the doctor's name",
    make: (pki) => pki.sign("Laudo", { signer: "stranger" }),
    ...UNTRUSTED,
  },
  {
    name: "a server's certificate",
    make: (pki) => pki.sign("Laudo", { signer: "server" }),
    ...UNTRUSTED,
  },
  {
    name: "a certificate that may only encrypt",
    make: (pki) => pki.sign("Laudo", { signer: "encipherer" }),
    ...UNTRUSTED,
  },
  {
    name: "a certificate that has ended",
    make: (pki) => pki.sign("Laudo", { signer: "expired" }),
    ...UNTRUSTED,
  },
  {
    name: "without the authority between doctor and root",
    make: (pki) =>
      pki.sign("Laudo", { args: ["-md", "sha256", "-cades", "-nocerts"], change: only(pki) }),
    ...UNTRUSTED,
  },
];

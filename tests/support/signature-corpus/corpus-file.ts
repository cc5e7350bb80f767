import type { Integridade, ProblemaAssinatura } from "#domain/laudos/assinaturas.ts";
import type { Pki } from "../signed-pdfs.ts";

export interface CorpusFile {
  name: string;
  make(pki: Pki, good: Buffer): Promise<Buffer>;
  integridade: Integridade;
  /** True if each signature's chain ends at the trusted root. */
  cadeia: boolean;
  problema?: ProblemaAssinatura;
  /** What `openssl cms -verify` says of the last signature, and `pdfsig` of all. */
  openssl: boolean;
  pdfsig: boolean;
}

import { isIP } from "node:net";
import { z } from "zod";

export interface DicomPeer {
  readonly ae: string;
  readonly address: string;
}

export interface DicomConfig {
  readonly port: number;
  readonly host: string;
  readonly ae: string;
  readonly peers: readonly DicomPeer[];
}

export const IMAGENS_EXPECTED = {
  DICOM_PORT: "um número inteiro de 1 a 65535",
  DICOM_HOST: "o endereço IP desta máquina na rede dos equipamentos",
  DICOM_AE: "de 1 a 16 letras, números, espaços, pontos, hifens ou sublinhados",
  DICOM_PEERS: "TITULO@endereço IP de cada equipamento, separados por vírgulas",
  PACS_URL: "um endereço DICOMweb como https://usuario:senha@pacs.clinica.com.br/dicom-web",
  BACKUP_IMAGES: "yes ou no",
  DEMO_IMAGENS: "yes ou no",
};

const AE = /^[A-Za-z0-9._-](?:[A-Za-z0-9 ._-]{0,14}[A-Za-z0-9._-])?$/;

export const IMAGENS_SHAPE = {
  DICOM_PORT: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .pipe(z.number().max(65_535))
    .optional(),
  DICOM_HOST: z
    .string()
    .refine((value) => isIP(value) !== 0)
    .default("127.0.0.1"),
  DICOM_AE: z.string().regex(AE).default("CLINICA"),
  DICOM_PEERS: z
    .string()
    .transform((value) => value.split(",").map((peer) => parsePeer(peer.trim())))
    .pipe(z.array(z.object({ ae: z.string().regex(AE), address: z.string().refine(isIP) })))
    .default([]),
  PACS_URL: z.string().refine(isPacsUrl).optional(),
  BACKUP_IMAGES: z.enum(["no", "yes"]).default("no"),
  DEMO_IMAGENS: z.enum(["no", "yes"]).default("yes"),
};

interface Given {
  DICOM_PORT?: number | undefined;
  DICOM_HOST: string;
  DICOM_AE: string;
  DICOM_PEERS: readonly DicomPeer[];
  PACS_URL?: string | undefined;
  BACKUP_IMAGES: "no" | "yes";
  DEMO_IMAGENS: "no" | "yes";
}

export function imagensConfig(given: Given) {
  const { DICOM_PORT: port, DICOM_HOST: host, DICOM_AE: ae, DICOM_PEERS: peers } = given;
  return {
    dicom: port === undefined ? undefined : Object.freeze({ port, host, ae, peers }),
    pacsUrl: given.PACS_URL === undefined ? undefined : withoutSlash(given.PACS_URL),
    backupImages: given.BACKUP_IMAGES === "yes",
    demoImages: given.DEMO_IMAGENS === "yes",
  };
}

function parsePeer(peer: string): DicomPeer {
  const [ae = "", address = "", ...more] = peer.split("@").map((part) => part.trim());
  return { ae: more.length > 0 ? "" : ae, address };
}

/** Refuses a URL with a query or fragment, because resource paths are appended to the URL. */
function isPacsUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && !/[?#\s]/.test(value);
}

/** Works without a regular expression, which would be slow for many trailing slashes. */
export function withoutSlash(address: string): string {
  let end = address.length;
  while (address[end - 1] === "/") end--;
  return address.slice(0, end);
}

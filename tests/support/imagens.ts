import { randomBytes, randomUUID } from "node:crypto";
import { addImagem } from "#server/data/imagens/store-imagem.ts";
import { estudos, imagens, series } from "#server/db/schema/estudos.ts";
import type { InstanceHeader, ReceivedInstance } from "#server/imagens/received.ts";
import type { TestDatabase } from "./database.ts";

function instanceHeader(values: Partial<InstanceHeader> = {}): InstanceHeader {
  return {
    sopClass: "1.2.840.10008.5.1.4.1.1.2",
    sopInstance: `2.25.${Math.floor(Math.random() * 1e15)}`,
    study: "2.25.1",
    series: "2.25.2",
    transferSyntax: "1.2.840.10008.1.2.1",
    accession: "",
    patientName: "SOUZA^MARIA DA CONCEICAO",
    patientId: "52998224725",
    birthDate: "1980-05-17",
    studyDate: "2026-11-20",
    studyDescription: "TC DE CRANIO",
    seriesDescription: "AXIAL",
    modality: "CT",
    bodyPart: "HEAD",
    seriesNumber: 1,
    instanceNumber: 1,
    rows: 512,
    columns: 512,
    frames: 1,
    ...values,
  };
}

export function receivedInstance(
  header: Partial<InstanceHeader> = {},
  values: Partial<ReceivedInstance> = {},
): ReceivedInstance {
  const arquivo = randomUUID();
  const slot = { arquivo, versao_chave: 1, key: Buffer.alloc(32), name: "", path: "" };
  return {
    slot,
    header: instanceHeader(header),
    bytes: 1000,
    sha256: randomBytes(32),
    origem: "dicom",
    nome: "",
    ...values,
  };
}

export function storedImagem({ database }: TestDatabase, received: ReceivedInstance) {
  return database.as({ role: "sistema" }, (tx) => addImagem(tx, received));
}

const ESTUDO_ID = "00000000-0000-4000-8000-0000000e5700";
const SERIE_ID = "00000000-0000-4000-8000-0000005e1e00";
const encrypted = Buffer.from("cifrado");
/** Tests copy rows through JSON, so `toJSON` writes the bytes as a bytea literal. */
const SHA256 = Object.assign(Buffer.alloc(32), { toJSON: () => `\\x${"00".repeat(32)}` });
const recebida_em = new Date();

export const IMAGENS_ROWS = {
  estudos: {
    table: estudos,
    rows: [
      {
        id: ESTUDO_ID,
        chave_hash: Buffer.from("estudo"),
        parte_hash: Buffer.from("parte"),
        dados: encrypted,
        divergencias: [],
        origem: "dicom",
        recebido_em: recebida_em,
      },
    ],
  },
  series: {
    table: series,
    rows: [
      {
        id: SERIE_ID,
        estudo_id: ESTUDO_ID,
        chave_hash: Buffer.from("serie"),
        rotulo: encrypted,
        modalidade: "CT",
        situacao: "pendente",
        renderizacao: 0,
        iniciada: 0,
        versao_chave: 0,
        recebida_em,
      },
    ],
  },
  imagens: {
    table: imagens,
    rows: [
      {
        id: "00000000-0000-4000-8000-0000001a6e00",
        serie_id: SERIE_ID,
        chave_hash: Buffer.from("imagem"),
        sha256: SHA256,
        arquivo: "00000000-0000-4000-8000-0000000a4400",
        versao_chave: 1,
        bytes: 1000,
        recebida_em,
      },
    ],
  },
};

export const IMAGENS_CHANGES = {
  estudos: "divergencias = divergencias",
  series: "situacao = situacao",
  imagens: "problema = problema",
};

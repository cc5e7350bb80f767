import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { IndiceSerie, Quadro } from "#domain/imagens/pacotes.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { encryptFile } from "#server/crypto/file-chunks.ts";
import { saveRendered } from "#server/data/imagens/renderings.ts";
import { originalKey, packKey } from "#server/imagens/stored-imagem.ts";
import { encryptedFile } from "#server/pdf/stored-pdf.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { TestDatabase } from "./database.ts";
import { receivedInstance, storedImagem } from "./imagens.ts";

const CURVA: IndiceSerie["curva"] = [
  [0, -1000],
  [60, -160],
  [200, 240],
  [255, 3000],
];
const SIDE = 64;
const FRAMES_IN_PACK = 3;

interface Needs {
  test: TestDatabase;
  keys: DataKeys;
  storage: Storage;
}

export interface RenderedFixture {
  serie: string;
  indice: IndiceSerie;
  packs: Buffer[];
  originals: Buffer[];
}

/** @param protocolo the number of a report of the patient in tests/support/portal.ts */
export async function renderedSerie(
  { test, keys, storage }: Needs,
  protocolo: string,
  { count = 5, uid = String(Math.floor(Math.random() * 1e12)) } = {},
): Promise<RenderedFixture> {
  const originals: Buffer[] = [];
  // A person sends them, because the report may be released already.
  const [laudo] = await test.superuser<{ id: string }[]>`
    select id from laudos where protocolo_hash = ${keys.protocoloHash(protocolo)}`;
  const sent = laudo && { laudoId: laudo.id };
  for (let number = 1; number <= count; number++) {
    const header = {
      accession: protocolo,
      study: `2.25.${uid}.1`,
      series: `2.25.${uid}.2`,
      instanceNumber: number,
      seriesDescription: "CRANIO",
    };
    const plain = randomBytes(100_000 + number);
    const received = receivedInstance(header, { bytes: plain.length, ...sent });
    const name = originalKey(received.slot.arquivo);
    const { file, version } = encryptedFile(keys, name);
    received.slot.versao_chave = version;
    await storage.put(name, encryptFile(file, plain));
    await storedImagem(test, received);
    originals.push(plain);
  }
  const [row] = await test.superuser<{ id: string }[]>`
    select id from series order by recebida_em desc limit 1`;
  const serie = row?.id ?? "";
  const { packs, quadros } = await packedFrames(count);
  const version = await storePacks({ keys, storage }, serie, packs);
  const indice: IndiceSerie = {
    tipo: "pilha",
    largura: SIDE,
    altura: SIDE,
    quadros,
    pacotes: packs.map((pack) => pack.length),
    chave: Math.floor(count / 2),
    colorida: false,
    curva: CURVA,
  };
  const rendered = { renderizacao: 1, versao_chave: version, indice, falhas: [] };
  await test.superuser`update series set situacao = 'renderizando', iniciada = 1 where id = ${serie}`;
  await test.database.as({ role: "sistema" }, (tx) => saveRendered(tx, serie, rendered));
  return { serie, indice, packs, originals };
}

async function packedFrames(count: number) {
  const packs: Buffer[] = [];
  const quadros: Quadro[] = [];
  for (let number = 0; number < count; number++) {
    const pixels = Buffer.alloc(SIDE * SIDE, 40 + 10 * number);
    pixels.fill(230, 0, (SIDE * SIDE) / 2);
    const raw = { width: SIDE, height: SIDE, channels: 1 } as const;
    const frame = await sharp(pixels, { raw }).webp({ quality: 80 }).toBuffer();
    const pack = Math.floor(number / FRAMES_IN_PACK);
    quadros.push([pack, packs[pack]?.length ?? 0, frame.length]);
    packs[pack] = Buffer.concat([packs[pack] ?? Buffer.alloc(0), frame]);
  }
  return { packs, quadros };
}

async function storePacks(
  { keys, storage }: Pick<Needs, "keys" | "storage">,
  serie: string,
  packs: readonly Buffer[],
): Promise<number> {
  let used = 0;
  for (const [number, pack] of packs.entries()) {
    const name = packKey(serie, 1, number);
    const { file, version } = encryptedFile(keys, name);
    await storage.put(name, encryptFile(file, pack));
    used = version;
  }
  return used;
}

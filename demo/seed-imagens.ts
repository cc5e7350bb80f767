import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { dicomName } from "#domain/imagens/dicom-name.ts";
import { studyUidOf } from "#domain/imagens/uid.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { DAY_MS } from "#domain/texto/durations.ts";
import { encryptFile } from "#server/crypto/file-chunks.ts";
import { estudos } from "#server/db/schema/estudos.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { DataSetHash } from "#server/imagens/process/receive/data-set-hash.ts";
import { readHeader } from "#server/imagens/process/receive/header/read-header.ts";
import { originalKey } from "#server/imagens/stored-imagem.ts";
import { saveImagem } from "#server/imagens/take-instance.ts";
import { encryptedFile } from "#server/pdf/stored-pdf.ts";
import type { Services } from "#server/services.ts";
import { DEMO_IMAGENS, DEMO_SEM_LAUDO } from "./content/imagens.ts";
import { DEMO_LAUDOS } from "./content/laudos.ts";
import { DEMO_PACIENTES } from "./content/pacientes.ts";
import { drawImagens } from "./draw-imagens.ts";
import { demoId } from "./ids.ts";
import type { PhantomIdentity } from "./imagens-exame/identity.ts";
import type { PhantomKind } from "./imagens-exame/phantom-files.ts";

interface Needs extends Pick<Services, "database" | "storage" | "dataKeys" | "queue"> {
  signal: AbortSignal;
}

/** At least as many bytes as a phantom's header has. */
const HEADER_BYTES = 64 * 1024;
const asSystem = { role: "sistema" } as const;

/** @param signal stops the seeding; a later start does not resume it */
export async function seedDemoImagens(services: Services, signal: AbortSignal): Promise<void> {
  const needs: Needs = { ...services, signal };
  const has = await needs.database.as(asSystem, (tx) => tx.$count(estudos));
  if (has > 0) return;
  for (const { kind, laudo: index, descricao } of DEMO_IMAGENS) {
    const laudo = DEMO_LAUDOS[index];
    const paciente = laudo && DEMO_PACIENTES[laudo.paciente];
    if (!laudo || !paciente) continue;
    // A person adds them, because most of these reports are released already.
    const protocolo_hash = needs.dataKeys.protocoloHash(laudo.protocolo);
    const [row] = await needs.database.as(asSystem, (tx) =>
      tx.select({ id: laudos.id }).from(laudos).where(eq(laudos.protocolo_hash, protocolo_hash)),
    );
    await sendStudy(
      needs,
      { kind, descricao, laudoId: row?.id },
      {
        patientName: dicomName(paciente.nome),
        patientId: paciente.cpf ?? "",
        birthDate: paciente.data_nascimento,
        accession: laudo.protocolo,
        studyUid: studyUidOf(demoId(`estudos/${laudo.protocolo}`)),
        studyDate: isoDate(new Date(Date.now() - laudo.dias * DAY_MS)),
      },
    );
  }
  for (const { kind, nome, nascimento, descricao } of DEMO_SEM_LAUDO) {
    await sendStudy(
      needs,
      { kind, descricao },
      {
        patientName: nome,
        patientId: "",
        birthDate: nascimento,
        accession: "",
        studyUid: studyUidOf(demoId(`estudos/${nome}`)),
        studyDate: isoDate(new Date()),
      },
    );
  }
}

interface DemoStudy {
  kind: PhantomKind;
  descricao: string;
  laudoId?: string | undefined;
}

async function sendStudy(
  needs: Needs,
  { kind, descricao, laudoId }: DemoStudy,
  identity: PhantomIdentity,
): Promise<void> {
  const { storage, dataKeys, signal } = needs;
  for await (const bytes of drawImagens({ kind, identity })) {
    signal.throwIfAborted();
    const header = readHeader(Buffer.from(bytes.subarray(0, HEADER_BYTES)));
    if (typeof header === "string") throw new Error(`a phantom is ${header}`);
    const arquivo = randomUUID();
    const name = originalKey(arquivo);
    const { file, version } = encryptedFile(dataKeys, name);
    // The file is stored first, so that no row names a missing file.
    await storage.put(name, encryptFile(file, bytes));
    await saveImagem(needs, {
      slot: { arquivo, versao_chave: version, key: file.key, name, path: "" },
      header: { ...header, studyDescription: descricao },
      bytes: bytes.length,
      sha256: hashOf(bytes),
      origem: "dicom",
      nome: "",
      ...(laudoId && { laudoId }),
    });
  }
}

/** @returns the hash that is stored for received images, so that the same image sent by equipment is recognised */
function hashOf(bytes: Uint8Array): Buffer {
  const hash = new DataSetHash();
  hash.update(Buffer.from(bytes));
  return hash.digest();
}

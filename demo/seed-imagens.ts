/** Images of eight reports of the demonstration, and studies that wait for one, as if equipment had sent them. */
import { createHash, randomUUID } from "node:crypto";
import { dicomName } from "#domain/imagens/dicom-name.ts";
import { studyUidOf } from "#domain/imagens/uid.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { DAY_MS } from "#domain/texto/durations.ts";
import { encryptFile } from "#server/crypto/file-chunks.ts";
import { addImagem } from "#server/data/imagens/store-imagem.ts";
import { estudos } from "#server/db/schema/estudos.ts";
import { readHeader } from "#server/imagens/process/receive/header/read-header.ts";
import { originalKey, QUIET_SECONDS } from "#server/imagens/stored-imagem.ts";
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

/** A phantom's header ends before. */
const HEADER_BYTES = 64 * 1024;
const asSystem = { role: "sistema" } as const;

/** Adds nothing if there is any study. @param signal ends it; a later start does not go on */
export async function seedDemoImagens(services: Services, signal: AbortSignal): Promise<void> {
  const needs: Needs = { ...services, signal };
  const has = await needs.database.as(asSystem, (tx) => tx.$count(estudos));
  if (has > 0) return;
  for (const { kind, laudo: index, descricao } of DEMO_IMAGENS) {
    const laudo = DEMO_LAUDOS[index];
    const paciente = laudo && DEMO_PACIENTES[laudo.paciente];
    if (!laudo || !paciente) continue;
    await sendStudy(needs, kind, descricao, {
      patientName: dicomName(paciente.nome),
      patientId: paciente.cpf ?? "",
      birthDate: paciente.data_nascimento,
      accession: laudo.protocolo,
      studyUid: studyUidOf(demoId(`estudos/${laudo.protocolo}`)),
      studyDate: isoDate(new Date(Date.now() - laudo.dias * DAY_MS)),
    });
  }
  for (const { kind, nome, nascimento, descricao } of DEMO_SEM_LAUDO) {
    await sendStudy(needs, kind, descricao, {
      patientName: nome,
      patientId: "",
      birthDate: nascimento,
      accession: "",
      studyUid: studyUidOf(demoId(`estudos/${nome}`)),
      studyDate: isoDate(new Date()),
    });
  }
}

async function sendStudy(
  { database, storage, dataKeys, queue, signal }: Needs,
  kind: PhantomKind,
  studyDescription: string,
  identity: PhantomIdentity,
): Promise<void> {
  for await (const bytes of drawImagens({ kind, identity })) {
    signal.throwIfAborted();
    const header = readHeader(Buffer.from(bytes.subarray(0, HEADER_BYTES)));
    if (typeof header === "string") throw new Error(`a phantom is ${header}`);
    const arquivo = randomUUID();
    const name = originalKey(arquivo);
    const { file, version } = encryptedFile(dataKeys, name);
    // The file is stored first, so that no row names a missing file.
    await storage.put(name, encryptFile(file, bytes));
    await database.as(asSystem, async (tx) => {
      const { render } = await addImagem(tx, {
        slot: { arquivo, versao_chave: version, key: file.key, name, path: "" },
        header: { ...header, studyDescription },
        bytes: bytes.length,
        sha256: createHash("sha256").update(bytes).digest(),
        origem: "dicom",
        nome: "",
      });
      if (render) await queue.send(tx, "render-serie", { id: render }, { after: QUIET_SECONDS });
    });
  }
}

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { LARGURAS_PAGINA } from "#domain/laudos/laudos.ts";
import { formatCpf } from "#domain/pessoas/cpf.ts";
import { formatDay, isoDate } from "#domain/texto/datas.ts";
import { DAY_MS } from "#domain/texto/durations.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { encryptFile } from "#server/crypto/file-chunks.ts";
import { encryptedLaudo } from "#server/data/laudos/encrypted-laudo.ts";
import { documentoHashOf, encryptedVersao } from "#server/data/laudos/versoes.ts";
import { encryptedPaciente } from "#server/data/pacientes/encrypted-paciente.ts";
import { encryptedResponsavel } from "#server/data/pacientes/responsaveis.ts";
import type { Database, Tx } from "#server/db/open.ts";
import { laudos, laudoVersoes, type PaginaDesenhada } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { responsaveis } from "#server/db/schema/responsaveis.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import type { Log } from "#server/log.ts";
import { encryptedFile, pdfKey, storePageImage } from "#server/pdf/stored-pdf.ts";
import type { Storage } from "#server/storage/storage.ts";
import { DEMO_LAUDOS, type DemoLaudo } from "./content/laudos.ts";
import { accessCpf, DEMO_PACIENTES } from "./content/pacientes.ts";
import { DEMO_USUARIOS } from "./usuarios.ts";

interface SeedOptions {
  database: Database;
  storage: Storage;
  dataKeys: DataKeys;
  log: Log;
}

interface DrawnPdf {
  bytes: number;
  sha256: string;
  paginas: PaginaDesenhada[];
  textos: string[];
}

interface StoredDemoPdf extends DrawnPdf {
  arquivo: string;
  versao_chave: number;
}

const RELATIVE = "demo/midia/laudos";
const AT_ONCE = 8;
const DESK = DEMO_USUARIOS.find(({ tipo_usuario }) => tipo_usuario === "recepcao")?.nome ?? null;

export async function seedDemoLaudos({ database, storage, dataKeys, log }: SeedOptions) {
  const asOperator = <T>(work: (tx: Tx) => Promise<T>) => database.as({ role: "operador" }, work);
  if (await asOperator(hasPacientes)) return;
  // The files are stored first, so that no row names a missing file.
  const stored = await storePdfs({ storage, dataKeys });
  await asOperator(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('clinica: demo laudos'))`);
    if (await hasPacientes(tx)) return;
    const ids = await insertPacientes(tx);
    for (const laudo of DEMO_LAUDOS) await insertLaudo(tx, laudo, ids, stored);
  });
  log.info("demonstration reports written");
}

export function demoPatients(): string {
  const lines = DEMO_PACIENTES.map((patient, index) => {
    const own = DEMO_LAUDOS.filter(({ paciente }) => paciente === index);
    const reports = own.map(({ protocolo, status }) => `${protocolo} (${status})`);
    const cpf = formatCpf(accessCpf(patient)) + (patient.cpf === null ? " (responsável)" : "");
    return `  ${patient.nome}, CPF ${cpf}, ${formatDay(patient.data_nascimento)}: ${reports.join(", ")}`;
  });
  return ["Pacientes da demonstração em /resultados:", ...lines].join("\n");
}

async function hasPacientes(tx: Tx): Promise<boolean> {
  const [row] = await tx.select({ id: pacientes.id }).from(pacientes).limit(1);
  return row !== undefined;
}

async function storePdfs(
  needs: Pick<SeedOptions, "storage" | "dataKeys">,
): Promise<Map<string, StoredDemoPdf>> {
  const folder = mediaFolder();
  const index: Record<string, DrawnPdf> = JSON.parse(
    await readFile(path.join(folder, "index.json"), "utf8"),
  );
  const stored = new Map<string, StoredDemoPdf>();
  const left = Object.entries(index);
  const storeNext = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [name, pdf] = next;
      const arquivo = randomUUID();
      const key = pdfKey(arquivo);
      const { file, version } = encryptedFile(needs.dataKeys, key);
      const bytes = await readFile(path.join(folder, `${name}.pdf`));
      await needs.storage.put(key, encryptFile(file, bytes));
      const files = { arquivo, versao_chave: version };
      for (const page of pdf.paginas.keys()) {
        for (const largura of LARGURAS_PAGINA) {
          const image = await readFile(path.join(folder, `${name}-${page + 1}-${largura}.webp`));
          await storePageImage(needs, files, { pagina: page + 1, largura, bytes: image });
        }
      }
      stored.set(name, { ...pdf, ...files });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
  return stored;
}

/** Searches the folders above, because this module may run from its source or from a bundle. */
function mediaFolder(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, RELATIVE))) return path.join(folder, RELATIVE);
    if (folder === path.dirname(folder)) throw new Error(`${RELATIVE} not found`);
  }
}

async function insertPacientes(tx: Tx): Promise<string[]> {
  const ids = DEMO_PACIENTES.map(() => randomUUID());
  const guardians = await insertGuardians(tx);
  await tx.insert(pacientes).values(
    DEMO_PACIENTES.map((values, index) => {
      const id = String(ids[index]);
      const responsavel_id = guardians.get(values.responsavel_cpf ?? "") ?? null;
      const patient = { ...values, responsavel_id };
      // The times are one minute apart, so that lists have an order.
      const criado_em = new Date(Date.now() - 260 * DAY_MS + index * 60_000);
      return { id, criado_em, ...encryptedPaciente.encrypt(tx, id, patient) };
    }),
  );
  return ids;
}

async function insertGuardians(tx: Tx): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const {
    responsavel_cpf: cpf,
    responsavel_nome: nome,
    responsavel_email,
  } of DEMO_PACIENTES) {
    if (cpf === null || nome === null || ids.has(cpf)) continue;
    const id = randomUUID();
    const written = encryptedResponsavel.encrypt(tx, id, { nome, cpf, email: responsavel_email });
    await tx.insert(responsaveis).values({ id, ...written });
    ids.set(cpf, id);
  }
  return ids;
}

async function insertLaudo(
  tx: Tx,
  laudo: DemoLaudo,
  patients: readonly string[],
  stored: ReadonlyMap<string, StoredDemoPdf>,
): Promise<void> {
  const id = randomUUID();
  const { medico_responsavel, crm, status, protocolo, exame, dias } = laudo;
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  const set = (values: Partial<typeof laudos.$inferInsert>) =>
    tx.update(laudos).set(values).where(eq(laudos.id, id));
  await tx.insert(laudos).values({
    id,
    paciente_id: String(patients[laudo.paciente]),
    ...encryptedLaudo.encrypt(tx, id, { protocolo, exame }),
    protocolo_hash: dataKeysOf(tx).protocoloHash(protocolo),
    exame_hash: dataKeysOf(tx).exameHash(exame),
    data_exame: isoDate(ago(dias)),
    previsto_para: isoDate(ago(dias - 3)),
    medico_responsavel,
    crm,
    criado_em: ago(dias),
  });
  const versoes: string[] = [];
  for (const name of laudo.pdfs) {
    const pdf = stored.get(name);
    if (pdf) versoes.push(await insertVersao(tx, { pdf, protocolo, laudoId: id, versoes }));
  }
  const [first, second] = versoes;
  if (first) await set({ versao_atual: first });
  if (status === "em_analise") return;
  await set({ status: "liberado", liberado_em: ago(dias - 2) });
  if (status === "retificado") {
    await set({ status, versao_atual: String(second), retificado_em: ago(dias - 3) });
  }
  if (status === "anulado") {
    const why = { motivo_anulacao: "Emitido com o exame trocado." };
    const written = encryptedLaudo.encrypt(tx, id, why);
    await set({ status, anulado_em: ago(dias - 3), anulado_por: DESK, ...written });
  }
  if (laudo.aberto !== undefined) await set({ aberto_em: ago(laudo.aberto) });
}

async function insertVersao(
  tx: Tx,
  {
    pdf,
    protocolo,
    laudoId,
    versoes,
  }: { pdf: StoredDemoPdf; protocolo: string; laudoId: string; versoes: readonly string[] },
): Promise<string> {
  const { textos, ...plain } = pdf;
  const id = randomUUID();
  const isCorrection = versoes.length > 0;
  const words = {
    nome_arquivo: `${protocolo}.pdf`,
    texto: textos,
    motivo: isCorrection ? "Erro de digitação na conclusão." : null,
  };
  await tx.insert(laudoVersoes).values({
    ...plain,
    id,
    laudo_id: laudoId,
    numero: versoes.length + 1,
    codigo_hash: documentoHashOf(tx, id),
    assinado: false,
    desenho: "pronto",
    ...encryptedVersao.encrypt(tx, id, words),
  });
  return id;
}

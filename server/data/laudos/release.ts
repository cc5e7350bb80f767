import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Para } from "#domain/laudos/avisos.ts";
import type { StatusLaudo } from "#domain/laudos/laudos.ts";
import { releaseEstudos } from "#server/data/imagens/estudos.ts";
import { encryptedPaciente } from "#server/data/pacientes/encrypted-paciente.ts";
import type { Tx } from "#server/db/open.ts";
import { avisosLaudos } from "#server/db/schema/avisos-laudos.ts";
import { laudoVersoes } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import type { StaffLaudo } from "./encrypted-laudo.ts";
import { createLaudo, freshProtocolo, lockLaudo, writeLaudo } from "./laudos.ts";
import { readNoticeAddresses } from "./notices.ts";
import { copyVersao, markAlteracaoLida, matchVersao } from "./versoes.ts";

interface ReleaseRequest {
  id: string;
  versao: number;
}

type Refused =
  | { status: "missing" }
  | { status: "conflict" }
  | { status: "impossible"; current: StatusLaudo };

type Refusal =
  | Refused
  | { status: "wrong-birth-date" }
  | { status: "no-pdf" }
  /** The corrected PDF is gone, or belongs to a report already. */
  | { status: "pdf-gone" }
  | { status: "not-drawn" }
  /** The file was changed after it was signed, and the form does not confirm that this warning was read. */
  | { status: "altered-unread" }
  | { status: "no-doctor" };

export type ReleaseResult =
  | Refusal
  /** `avisos` are the e-mails to queue (`aviso-laudo`); none if nobody who may be told has an e-mail address. */
  | { status: "done"; laudo: StaffLaudo; avisos: { id: string; para: Para }[] };

interface Confirmed {
  /** The patient's birth date, typed again: YYYY-MM-DD. */
  data_nascimento: string;
  li_alterado?: boolean | undefined;
}

export async function releaseLaudo(
  tx: Tx,
  { data_nascimento, li_alterado = false, ...requested }: ReleaseRequest & Confirmed,
): Promise<ReleaseResult> {
  const found = await findFor(tx, requested, ["em_analise"]);
  if (found.status !== "found") return found;
  const { laudo } = found;
  const refusal = await findRefusal(
    tx,
    laudo,
    { data_nascimento, li_alterado },
    laudo.versao_atual,
  );
  if (refusal) return refusal;
  return done(tx, await writeLaudo(tx, laudo.id, { status: "liberado" }), "liberado");
}

export async function correctLaudo(
  tx: Tx,
  {
    data_nascimento,
    li_alterado = false,
    motivo,
    versaoId,
    ...requested
  }: ReleaseRequest & Confirmed & { motivo: string; versaoId: string },
): Promise<ReleaseResult> {
  const found = await findFor(tx, requested, ["liberado", "retificado"]);
  if (found.status !== "found") return found;
  const { laudo } = found;
  const refusal = await findRefusal(tx, laudo, { data_nascimento, li_alterado }, versaoId);
  if (refusal) return refusal.status === "no-pdf" ? { status: "pdf-gone" } : refusal;
  const matched = await matchVersao(tx, { versaoId, laudoId: laudo.id, motivo });
  if (matched !== "matched") return { status: "pdf-gone" };
  const corrected = { status: "retificado", versao_atual: versaoId } as const;
  return done(tx, await writeLaudo(tx, laudo.id, corrected), "retificado");
}

export type StepResult =
  | Refused
  | { status: "no-patient" }
  /** `desenhar` is the id of a PDF whose pages are not rendered yet; the caller must queue `draw-laudo` for it. */
  | { status: "done"; laudo: StaffLaudo; desenhar?: string | undefined };

/** Annuls a report permanently: none of its files is delivered any more, and every open access to it ends. */
export async function annulLaudo(
  tx: Tx,
  { motivo, ...requested }: ReleaseRequest & { motivo: string },
): Promise<StepResult> {
  const found = await findFor(tx, requested, ["em_analise", "liberado", "retificado"]);
  if (found.status !== "found") return found;
  const annulled = { status: "anulado", motivo_anulacao: motivo } as const;
  return { status: "done", laudo: await writeLaudo(tx, found.laudo.id, annulled) };
}

/** Gives the report a new number. Ends the report's shares, and the accesses that the former number opened. */
export async function reissueProtocolo(tx: Tx, requested: ReleaseRequest): Promise<StepResult> {
  const found = await findFor(tx, requested, ["em_analise", "liberado", "retificado"]);
  if (found.status !== "found") return found;
  const protocolo = freshProtocolo();
  return { status: "done", laudo: await writeLaudo(tx, found.laudo.id, { protocolo }) };
}

/** Annuls a report under the wrong patient, and creates a copy `em_analise` with a new number under the right one. */
export async function moveLaudo(
  tx: Tx,
  { paciente_id, motivo, ...requested }: ReleaseRequest & { paciente_id: string; motivo: string },
): Promise<StepResult> {
  const [right] = await tx
    .select({ id: pacientes.id })
    .from(pacientes)
    .where(eq(pacientes.id, paciente_id));
  if (!right) return { status: "no-patient" };
  const annulled = await annulLaudo(tx, { ...requested, motivo });
  if (annulled.status !== "done") return annulled;
  const { laudo: old } = annulled;
  const { exame, data_exame, previsto_para, medico_responsavel, crm } = old;
  const values = { paciente_id, exame, data_exame, previsto_para, medico_responsavel, crm };
  const created = await createLaudo(tx, values);
  const copied = old.versao_atual && (await copyVersao(tx, old.versao_atual, created.id));
  const laudo = copied ? await writeLaudo(tx, created.id, { versao_atual: copied.id }) : created;
  await writeLaudo(tx, old.id, { movido_para: laudo.id });
  await releaseEstudos(tx, old.id);
  const desenhar = copied && copied.desenho === "pendente" ? copied.id : undefined;
  return { status: "done", laudo, desenhar };
}

/** Locks the report, so that the second of two simultaneous releases sees the first one's result. */
async function findFor(
  tx: Tx,
  { id, versao }: ReleaseRequest,
  from: readonly StatusLaudo[],
): Promise<Refused | { status: "found"; laudo: StaffLaudo }> {
  const laudo = await lockLaudo(tx, id);
  if (!laudo) return { status: "missing" };
  if (laudo.versao !== versao) return { status: "conflict" };
  if (!from.includes(laudo.status)) return { status: "impossible", current: laudo.status };
  return { status: "found", laudo };
}

async function findRefusal(
  tx: Tx,
  laudo: StaffLaudo,
  confirmed: Required<Confirmed>,
  versaoId: string | null,
): Promise<Refusal | undefined> {
  const { id, data_nascimento } = pacientes;
  const [row] = await tx
    .select({ id, data_nascimento })
    .from(pacientes)
    .where(eq(id, laudo.paciente_id));
  if (!row || encryptedPaciente.decrypt(tx, row).data_nascimento !== confirmed.data_nascimento) {
    return { status: "wrong-birth-date" };
  }
  if (laudo.medico_responsavel === "" || laudo.crm === "") return { status: "no-doctor" };
  if (versaoId === null) return { status: "no-pdf" };
  const [pdf] = await tx
    .select({ desenho: laudoVersoes.desenho, integridade: laudoVersoes.integridade })
    .from(laudoVersoes)
    .where(eq(laudoVersoes.id, versaoId));
  if (!pdf) return { status: "no-pdf" };
  if (pdf.desenho !== "pronto") return { status: "not-drawn" };
  if (pdf.integridade !== "alterada") return undefined;
  if (!confirmed.li_alterado) return { status: "altered-unread" };
  await markAlteracaoLida(tx, versaoId);
  return undefined;
}

async function done(
  tx: Tx,
  laudo: StaffLaudo,
  tipo: "liberado" | "retificado",
): Promise<ReleaseResult> {
  const told = await readNoticeAddresses(tx, laudo);
  const avisos = told.map(({ para }) => ({ id: randomUUID(), para }));
  const rows = avisos.map((aviso) => ({ ...aviso, laudo_id: laudo.id, tipo }));
  if (rows.length > 0) await tx.insert(avisosLaudos).values(rows);
  return { status: "done", laudo, avisos };
}

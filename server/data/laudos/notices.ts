import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { noticeAddresses, type Para } from "#domain/laudos/avisos.ts";
import { isInFamily } from "#domain/pessoas/pacientes.ts";
import { documento } from "#domain/registro/documentos.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { encryptedPaciente } from "#server/data/pacientes/encrypted-paciente.ts";
import { encryptedResponsavel } from "#server/data/pacientes/responsaveis.ts";
import type { Tx } from "#server/db/open.ts";
import { avisosLaudos } from "#server/db/schema/avisos-laudos.ts";
import { codigosAcesso } from "#server/db/schema/codigos-acesso.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { responsaveis } from "#server/db/schema/responsaveis.ts";
import { noteReading } from "./patient-trail.ts";

/** @returns the patient's e-mail address, or the guardian's if the guardian requested the code */
export async function getCodeAddressee(
  tx: Tx,
  codigoId: string,
  now = new Date(),
): Promise<string | undefined> {
  const { id, email, data_nascimento, responsavel_ate } = pacientes;
  const [row] = await tx
    .select({
      paciente: { id, email, data_nascimento, responsavel_ate },
      responsavel: { id: responsaveis.id, email: responsaveis.email },
    })
    .from(codigosAcesso)
    .innerJoin(pacientes, eq(pacientes.id, codigosAcesso.paciente_id))
    .leftJoin(
      responsaveis,
      and(
        eq(responsaveis.id, codigosAcesso.responsavel_id),
        eq(responsaveis.id, pacientes.responsavel_id),
        pacientes.na_familia,
      ),
    )
    .where(
      and(
        eq(codigosAcesso.id, codigoId),
        gt(codigosAcesso.criado_em, sql`now() - interval '10 minutes'`),
        isNull(codigosAcesso.encerrado_em),
        // False for a code created during a change of the person's data, because that change did not end the code.
        sql`case when ${codigosAcesso.responsavel_id} is null
          then sha256(${pacientes.identidade_hash} || ${pacientes.email})
          else sha256(${responsaveis.cpf_hash} || ${responsaveis.email}) end = ${codigosAcesso.conferido}`,
      ),
    );
  if (!row) return undefined;
  const paciente = encryptedPaciente.decrypt(tx, row.paciente);
  const responsavel = row.responsavel && encryptedResponsavel.decrypt(tx, row.responsavel);
  noteReading(tx, {
    acao: "enviou_codigo_acesso",
    pacientes: [paciente.id],
    dados: ["email"],
  });
  if (!responsavel) return paciente.email ?? undefined;
  return isInFamily(paciente, isoDate(now)) ? (responsavel.email ?? undefined) : undefined;
}

/** Whom an e-mail may tell of the report; records no reading, because the caller does or shows no address. */
export async function readNoticeAddresses(
  tx: Tx,
  { paciente_id, reservado }: { paciente_id: string; reservado: boolean | null },
  now = new Date(),
): Promise<{ para: Para; email: string }[]> {
  const { id, email, responsavel_ate } = pacientes;
  const [row] = await tx
    .select({
      paciente: { id, email, responsavel_ate },
      responsavel: { id: responsaveis.id, email: responsaveis.email },
    })
    .from(pacientes)
    .leftJoin(responsaveis, eq(responsaveis.id, pacientes.responsavel_id))
    .where(eq(id, paciente_id));
  if (!row) return [];
  const paciente = encryptedPaciente.decrypt(tx, row.paciente);
  const guardian = row.responsavel && encryptedResponsavel.decrypt(tx, row.responsavel);
  const person = { ...paciente, responsavel_email: guardian?.email ?? null };
  return noticeAddresses(person, { reservado, today: isoDate(now) });
}

/** @returns undefined if the mail was sent, or the address may no longer be told of this report */
export async function getLaudoNotice(
  tx: Tx,
  avisoId: string,
): Promise<{ email: string; para: Para; tipo: "liberado" | "retificado" } | undefined> {
  const [row] = await tx
    .select({
      paciente_id: laudos.paciente_id,
      reservado: laudos.reservado,
      tipo: avisosLaudos.tipo,
      para: avisosLaudos.para,
      laudo_id: avisosLaudos.laudo_id,
    })
    .from(avisosLaudos)
    .innerJoin(laudos, eq(laudos.id, avisosLaudos.laudo_id))
    .where(
      and(
        eq(avisosLaudos.id, avisoId),
        isNull(avisosLaudos.enviado_em),
        inArray(laudos.status, ["liberado", "retificado"]),
      ),
    );
  if (!row) return undefined;
  const { para, tipo, paciente_id, laudo_id } = row;
  const email = (await readNoticeAddresses(tx, row)).find((one) => one.para === para)?.email;
  if (email === undefined) return undefined;
  noteReading(tx, {
    acao: "avisou_por_email",
    pacientes: [paciente_id],
    documentos: [documento("laudo", laudo_id)],
    dados: ["email"],
  });
  return { email, para, tipo };
}

export async function markNoticeSent(tx: Tx, avisoId: string): Promise<void> {
  await tx
    .update(avisosLaudos)
    .set({ enviado_em: sql`now()`, falha: null })
    .where(eq(avisosLaudos.id, avisoId));
}

/** @param falha a reason's code from server/mail/mail-failure.ts */
export async function markNoticeFailed(tx: Tx, avisoId: string, falha: string): Promise<void> {
  await tx.update(avisosLaudos).set({ falha }).where(eq(avisosLaudos.id, avisoId));
}

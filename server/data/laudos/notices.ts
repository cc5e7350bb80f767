/** Reads the recipients of the portal's mails and records their outcome, with the role `sistema`. */
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { documento } from "#domain/registro/documentos.ts";
import { encryptedPaciente } from "#server/data/pacientes/encrypted-paciente.ts";
import type { Tx } from "#server/db/open.ts";
import { avisosLaudos } from "#server/db/schema/avisos-laudos.ts";
import { codigosAcesso } from "#server/db/schema/codigos-acesso.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { noteReading } from "./patient-trail.ts";

/** @returns the patient's e-mail address; undefined if no patient matched, or the code has expired */
export async function getCodeAddressee(tx: Tx, codigoId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: pacientes.id, email: pacientes.email })
    .from(codigosAcesso)
    .innerJoin(pacientes, eq(pacientes.id, codigosAcesso.paciente_id))
    .where(
      and(
        eq(codigosAcesso.id, codigoId),
        gt(codigosAcesso.criado_em, sql`now() - interval '10 minutes'`),
        isNull(codigosAcesso.encerrado_em),
        // Changing a patient ends the patient's codes, except a code that another transaction creates at that moment.
        // So the data is compared here too.
        sql`sha256(${pacientes.identidade_hash} || ${pacientes.email}) = ${codigosAcesso.conferido}`,
      ),
    );
  if (!row?.email) return undefined;
  noteReading(tx, {
    acao: "enviou_codigo_acesso",
    pacientes: [row.id],
    dados: ["email"],
  });
  return encryptedPaciente.decrypt(tx, row).email ?? undefined;
}

/** @returns undefined if there is nothing left to send */
export async function getLaudoNotice(
  tx: Tx,
  avisoId: string,
): Promise<{ email: string; tipo: "liberado" | "retificado" } | undefined> {
  const [row] = await tx
    .select({
      paciente: { id: pacientes.id, email: pacientes.email },
      tipo: avisosLaudos.tipo,
      laudo_id: avisosLaudos.laudo_id,
    })
    .from(avisosLaudos)
    .innerJoin(laudos, eq(laudos.id, avisosLaudos.laudo_id))
    .innerJoin(pacientes, eq(pacientes.id, laudos.paciente_id))
    .where(
      and(
        eq(avisosLaudos.id, avisoId),
        isNull(avisosLaudos.enviado_em),
        inArray(laudos.status, ["liberado", "retificado"]),
      ),
    );
  const email = row && encryptedPaciente.decrypt(tx, row.paciente).email;
  if (!email) return undefined;
  noteReading(tx, {
    acao: "avisou_por_email",
    pacientes: [row.paciente.id],
    documentos: [documento("laudo", row.laudo_id)],
    dados: ["email"],
  });
  return { email, tipo: row.tipo };
}

export async function markNoticeSent(tx: Tx, avisoId: string): Promise<void> {
  await tx
    .update(avisosLaudos)
    .set({ enviado_em: sql`now()`, falha: null })
    .where(eq(avisosLaudos.id, avisoId));
}

/** @param falha the reason in one word */
export async function markNoticeFailed(tx: Tx, avisoId: string, falha: string): Promise<void> {
  await tx.update(avisosLaudos).set({ falha }).where(eq(avisosLaudos.id, avisoId));
}

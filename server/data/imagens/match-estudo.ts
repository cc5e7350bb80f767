import { eq } from "drizzle-orm";
import { parseCodigo } from "#domain/agendamentos/codigo.ts";
import {
  compareIdentity,
  contradictions,
  type Divergencia,
} from "#domain/imagens/correspondencia.ts";
import type { DadosEstudo } from "#domain/imagens/imagens.ts";
import { isLegivel } from "#domain/laudos/laudos.ts";
import { parseProtocolo } from "#domain/laudos/protocolo.ts";
import { encryptedPaciente } from "#server/data/pacientes/encrypted-paciente.ts";
import type { Tx } from "#server/db/open.ts";
import { agendamentos } from "#server/db/schema/agendamentos.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";

interface Match {
  laudo_id: string | null;
  divergencias: Divergencia[];
}

/** @param chosen the report for which staff upload the images; absent for images from equipment */
export async function matchEstudo(tx: Tx, dados: DadosEstudo, chosen?: string): Promise<Match> {
  const named = await findNamed(tx, dados.protocolo);
  if (chosen !== undefined) {
    const laudo = await findBy(tx, laudos.id, chosen);
    if (!laudo) return waits("desligado");
    const isAnother = named && named.id !== laudo.id;
    return decide(laudo, [
      ...(isAnother ? (["outro_protocolo"] as const) : []),
      ...contradictions(dados, laudo.pessoa),
    ]);
  }
  if (named === undefined) return waits("sem_protocolo");
  if (named === null) return waits("protocolo_desconhecido");
  const match = decide(named, compareIdentity(dados, named.pessoa));
  // The patient may already have read the report, so that a person decides what is added to it.
  const isLate = match.laudo_id !== null && isLegivel(named.status);
  return isLate ? waits("depois_da_liberacao") : match;
}

type Found = NonNullable<Awaited<ReturnType<typeof findBy>>>;

function decide(laudo: Found, divergencias: Divergencia[]): Match {
  if (laudo.status === "anulado") return waits("laudo_anulado");
  return divergencias.length > 0
    ? { laudo_id: null, divergencias }
    : { laudo_id: laudo.id, divergencias: [] };
}

function waits(divergencia: Divergencia): Match {
  return { laudo_id: null, divergencias: [divergencia] };
}

/**
 * Also accepts an appointment's number, which the DICOM worklist contains until the patient arrives.
 * @returns null if no report has the number; undefined if the text has the form of neither number
 */
async function findNamed(tx: Tx, number: string): Promise<Found | null | undefined> {
  const keys = dataKeysOf(tx);
  const protocolo = parseProtocolo(number);
  if (protocolo) {
    return (await findBy(tx, laudos.protocolo_hash, keys.protocoloHash(protocolo))) ?? null;
  }
  const codigo = parseCodigo(number);
  if (!codigo) return undefined;
  const { laudo_id, codigo_hash } = agendamentos;
  const [row] = await tx
    .select({ laudo_id })
    .from(agendamentos)
    .where(eq(codigo_hash, keys.agendamentoHash(codigo)));
  return row?.laudo_id ? ((await findBy(tx, laudos.id, row.laudo_id)) ?? null) : null;
}

async function findBy(
  tx: Tx,
  column: typeof laudos.id | typeof laudos.protocolo_hash,
  value: string | Buffer,
) {
  const { id, nome, cpf, data_nascimento } = pacientes;
  const [row] = await tx
    .select({
      id: laudos.id,
      status: laudos.status,
      pessoa: { id, nome, cpf, data_nascimento },
    })
    .from(laudos)
    .innerJoin(pacientes, eq(pacientes.id, laudos.paciente_id))
    .where(eq(column, value));
  return row && { ...row, pessoa: encryptedPaciente.decrypt(tx, row.pessoa) };
}

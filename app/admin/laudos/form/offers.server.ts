import { formatCrm } from "#domain/clinica/registro-medico.ts";
import { exames } from "#server/data/exames/exames.ts";
import { profissionais } from "#server/data/plain-lists.ts";
import type { Tx } from "#server/db/open.ts";
import type { Offers } from "./laudo-fields.tsx";

export async function readOffers(tx: Tx): Promise<Offers> {
  const exams = await exames.all(tx);
  const doctors = await profissionais.all(tx);
  return {
    exames: exams.map(({ nome }) => nome),
    medicos: doctors.map(({ nome, crm }) => ({ nome, crm: formatCrm(crm) })),
  };
}

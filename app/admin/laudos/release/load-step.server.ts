/** Loads the report for a release step, without the patient's birth date, which staff have to type. */
import { data } from "react-router";
import type { RouteArgs } from "#app/admin/record/list/list-records.server.ts";
import { cpfEnding } from "#domain/pessoas/pacientes.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getLaudo } from "#server/data/laudos/laudos.ts";
import { listVersoes } from "#server/data/laudos/versoes.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";

export async function loadStep(args: RouteArgs) {
  const work = await asStaff(args, "update", "laudos");
  return work.transaction(async (tx) => {
    const laudo = await getLaudo(tx, args.params.id ?? "");
    const paciente = laudo && (await getPaciente(tx, laudo.paciente_id));
    if (!paciente) throw data(null, { status: 404 });
    const pdf = (await listVersoes(tx, laudo)).find(({ id }) => id === laudo.versao_atual);
    const { id, versao, protocolo, exame, data_exame, medico_responsavel, crm, status } = laudo;
    const reservado = laudo.reservado === true;
    return {
      laudo: {
        id,
        versao,
        protocolo,
        exame,
        data_exame,
        medico_responsavel,
        crm,
        status,
        reservado,
      },
      paciente: {
        nome: paciente.nome,
        cpf: cpfEnding(paciente.cpf),
        responsavel: paciente.responsavel_nome,
      },
      pdf: pdf && {
        id: pdf.id,
        nome_arquivo: pdf.nome_arquivo,
        sha256: pdf.sha256,
        integridade: pdf.integridade,
        assinaturas: pdf.assinaturas,
        anexos: pdf.anexos,
        desenho: pdf.desenho,
        paginas: pdf.paginas,
      },
    };
  });
}

export type Step = Awaited<ReturnType<typeof loadStep>>;

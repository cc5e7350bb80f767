/** Loads a report's shares for staff. The patients' trail records this, because shares name who opened them. */
import { data } from "react-router";
import type { RouteArgs } from "#app/admin/record/list/list-records.server.ts";
import { parseLogo } from "#domain/midia/logo.ts";
import { initialsOf } from "#domain/pessoas/pacientes.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { listCompartilhamentos } from "#server/data/compartilhamentos/compartilhamentos.ts";
import { hasImagens } from "#server/data/imagens/own-exame.ts";
import { getLaudo } from "#server/data/laudos/laudos.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import { readSettings } from "#server/http/public-read.ts";

const READING = { acao: "viu_acessos", dados: ["acessos"] } as const;

export async function loadShares(args: RouteArgs) {
  const work = await asStaff(args, "update", "laudos");
  const { nome_clinica, logo_url, telefone } = await readSettings(work.context);
  return work.transaction(async (tx) => {
    const laudo = await getLaudo(tx, args.params.id ?? "", READING);
    const paciente = laudo && (await getPaciente(tx, laudo.paciente_id));
    if (!paciente) throw data(null, { status: 404 });
    const { id, protocolo, exame, data_exame, status } = laudo;
    return {
      laudo: { id, protocolo, exame, data_exame, status },
      paciente: { nome: paciente.nome, iniciais: initialsOf(paciente.nome) },
      clinic: { clinica: nome_clinica, logo: parseLogo(logo_url), telefone },
      compartilhamentos: await listCompartilhamentos(tx, id),
      hasImages: await hasImagens(tx, protocolo),
      pedido: crypto.randomUUID(),
      agora: new Date(),
    };
  });
}

import { isLembreteDue, lembreteWhatsapp } from "#domain/agenda/lembretes.ts";
import { whatsappHref } from "#domain/clinica/telefone.ts";
import { parsePreparo } from "#domain/exames/preparo.ts";
import { hasWhatsapp } from "#domain/mensagens/mensagens.ts";
import { guardianUntil } from "#domain/pessoas/pacientes.ts";
import { isoDate } from "#domain/texto/datas.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import type { Agendamento } from "#server/data/agendamentos/agendamentos.ts";
import { readSettings } from "#server/http/public-read.ts";

interface Needed {
  exames: readonly { id: string; preparo: string | null }[];
  now: Date;
}

export async function reminderLinks(
  { context }: StaffWork,
  requests: readonly Agendamento[],
  { exames, now }: Needed,
): Promise<Map<string, string>> {
  const { nome_clinica, endereco } = await readSettings(context);
  const links = new Map<string, string>();
  for (const { id, estado, horario, pedido, codigo } of requests) {
    if (estado !== "confirmado" || !horario || !isLembreteDue(horario, now)) continue;
    if (!hasWhatsapp(pedido.telefone)) continue;
    const preparo = exames.find((exame) => exame.id === pedido.exame?.id)?.preparo ?? null;
    const text = lembreteWhatsapp(
      {
        inicio: horario,
        passos: parsePreparo(preparo),
        temConvenio: pedido.convenio !== null,
        isMenor: guardianUntil(pedido.data_nascimento, isoDate(now)) !== undefined,
        endereco,
      },
      { clinica: nome_clinica, href: `${context.origin}/agendar/${codigo}`, now },
    );
    links.set(id, whatsappHref(pedido.telefone, text));
  }
  return links;
}

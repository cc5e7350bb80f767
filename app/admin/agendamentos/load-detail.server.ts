import { data } from "react-router";
import { CANAL_LEMBRETE_LABELS } from "#domain/agenda/lembretes.ts";
import { horarioText } from "#domain/agenda/proposta.ts";
import { preferenceText } from "#domain/agendamentos/agendamentos.ts";
import { isAberto } from "#domain/agendamentos/estados.ts";
import { unanswered } from "#domain/agendamentos/seguranca.ts";
import { formatTelefone, telHref, whatsappHref } from "#domain/clinica/telefone.ts";
import { hasWhatsapp } from "#domain/mensagens/mensagens.ts";
import { formatCpf } from "#domain/pessoas/cpf.ts";
import { formatDateTime, formatDay, isoDate } from "#domain/texto/datas.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { listHorariosDe } from "#server/data/agenda/horarios.ts";
import { type LembreteEnviado, listReminders } from "#server/data/agenda/lembretes.ts";
import { getAgendamento } from "#server/data/agendamentos/agendamentos.ts";
import { listAnexosOf } from "#server/data/agendamentos/anexos.ts";
import { countMissed } from "#server/data/agendamentos/count-missed.ts";
import { listPerguntas } from "#server/data/agendamentos/perguntas.ts";
import { exames } from "#server/data/exames/exames.ts";
import { convenios } from "#server/data/plain-lists.ts";
import type { Tx } from "#server/db/open.ts";
import { coverageText, describeAgendamento, readFeriados } from "./describe.server.ts";
import { reminderLinks } from "./reminder.server.ts";

export type LoadedAgendamento = Awaited<ReturnType<typeof loadAgendamento>>;

export async function loadAgendamento(work: StaffWork, id: string) {
  const now = new Date();
  const found = await work.transaction(async (tx) => {
    const row = await getAgendamento(tx, id);
    return (
      row && {
        row,
        anexos: await listAnexosOf(tx, row.id),
        faltas: await countMissed(tx, row.id),
        feriados: await readFeriados(tx),
        ...(await readTimes(tx, row.id)),
        perguntas: isAberto(row.estado) ? await listPerguntas(tx, row.pedido) : [],
        exames: await exames.all(tx),
        convenios: await convenios.all(tx),
      }
    );
  });
  if (!found) throw data(null, { status: 404 });
  const { row, feriados } = found;
  const { pedido, guia, autorizacao_pedida_em, autorizacao_prazo, alta_complexidade } = row;
  const { telefone } = pedido;
  const { respondidos, decisao } = row.respostas ?? { respondidos: [], decisao: null };
  const conversas = await reminderLinks(work, [row], { exames: found.exames, now });
  const named = ({ id, nome }: { id: string; nome: string }) => ({ id, nome });
  return {
    ...describeAgendamento(row, feriados, now),
    temEmail: row.tem_email,
    laudo: row.laudo_id,
    isOpen: isAberto(row.estado),
    respondidos: respondidos.map((one) => ({ ...one, quando: formatDateTime(new Date(one.em)) })),
    decisao: decisao && { ...decisao, quando: formatDateTime(new Date(decisao.em)) },
    perguntasAbertas: unanswered(found.perguntas, respondidos).length,
    faltas: found.faltas,
    nascimento: formatDay(pedido.data_nascimento),
    cpf: pedido.cpf && formatCpf(pedido.cpf),
    telefone: { text: formatTelefone(telefone), href: telHref(telefone) },
    whatsapp: hasWhatsapp(telefone) ? whatsappHref(telefone) : undefined,
    email: pedido.email,
    horarios: found.horarios.map(({ id, sala, inicio, expira_em, presenca_em }) => ({
      id,
      texto: [horarioText(inicio), sala].filter(Boolean).join(", "),
      expira: expira_em && formatDateTime(expira_em),
      presenca: presenca_em && formatDateTime(presenca_em),
      lembretes: (found.lembretes.get(id) ?? []).map(lembreteText),
    })),
    conversa: conversas.get(row.id),
    quando: preferenceText(pedido),
    observacoes: pedido.observacoes,
    cobertura: coverageText(pedido, found.exames),
    recebido: formatDateTime(row.recebido_em),
    encerrado: row.encerrado_em && formatDateTime(row.encerrado_em),
    foto_motivo: row.foto_motivo,
    motivo: row.motivo,
    autorizacao: guia &&
      autorizacao_pedida_em &&
      autorizacao_prazo && {
        guia,
        pedida_em: autorizacao_pedida_em,
        prazo: autorizacao_prazo,
        alta_complexidade,
        pedida: formatDay(autorizacao_pedida_em),
        ate: formatDay(autorizacao_prazo),
      },
    chosen: { exame: pedido.exame?.id ?? null, convenio: pedido.convenio?.id ?? null },
    exames: found.exames.map(named),
    convenios: found.convenios.map(named),
    feriados: [...feriados],
    hoje: isoDate(now),
    arquivos: found.anexos.map(({ id, nome, tipo, bytes, recebido_em }) => ({
      id,
      nome,
      tipo,
      bytes,
      recebido: formatDateTime(recebido_em),
    })),
  };
}

async function readTimes(tx: Tx, id: string) {
  const horarios = await listHorariosDe(tx, id);
  const lembretes = await listReminders(
    tx,
    horarios.map((horario) => horario.id),
  );
  return { horarios, lembretes };
}

function lembreteText({ canal, criado_em }: LembreteEnviado): string {
  return `${CANAL_LEMBRETE_LABELS[canal]} em ${formatDateTime(criado_em)}`;
}

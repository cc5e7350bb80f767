import { NAO_ABERTOS_DIAS } from "../laudos/nao-abertos.ts";
import { formatTotal } from "../listas/total.ts";
import type { Thing } from "../permissions.ts";
import { formatDateTime, formatTime, isoDate } from "../texto/datas.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../texto/durations.ts";

interface Entry {
  /** The line is shown to people who may change these records. */
  thing: Thing;
  path: string;
  one: string;
  many: string;
  oldest: "o mais antigo" | "a mais antiga";
  /** The participle before the waiting time, such as `cadastrado`; shown only if exactly one record waits. */
  since?: string;
  isLate?: true;
}

export const HOJE = {
  mensagens_atrasadas: {
    thing: "mensagens",
    path: "/admin/mensagens?estado=atrasada",
    one: "mensagem sem resposta no prazo",
    many: "mensagens sem resposta no prazo",
    oldest: "a mais antiga",
    isLate: true,
  },
  respostas_presas: {
    thing: "mensagens",
    path: "/admin/mensagens?estado=resposta_presa",
    one: "resposta que não saiu",
    many: "respostas que não saíram",
    oldest: "a mais antiga",
    isLate: true,
  },
  mensagens_novas: {
    thing: "mensagens",
    path: "/admin/mensagens?estado=nova",
    one: "mensagem nova",
    many: "mensagens novas",
    oldest: "a mais antiga",
  },
  agendamentos_atrasados: {
    thing: "agendamentos",
    path: "/admin/agendamentos?estado=atrasado",
    one: "agendamento fora do prazo",
    many: "agendamentos fora do prazo",
    oldest: "o mais antigo",
    isLate: true,
  },
  agendamentos_decidir: {
    thing: "agendamentos",
    path: "/admin/agendamentos?estado=decidir",
    one: "resposta de segurança a decidir",
    many: "respostas de segurança a decidir",
    oldest: "a mais antiga",
    isLate: true,
  },
  agendamentos_novos: {
    thing: "agendamentos",
    path: "/admin/agendamentos?estado=novo",
    one: "agendamento novo",
    many: "agendamentos novos",
    oldest: "o mais antigo",
  },
  agendamentos_autorizacao: {
    thing: "agendamentos",
    path: "/admin/agendamentos?estado=aguardando_autorizacao",
    one: "agendamento aguardando autorização",
    many: "agendamentos aguardando autorização",
    oldest: "o mais antigo",
  },
  agendamentos_propostos: {
    thing: "agendamentos",
    path: "/admin/agendamentos?estado=proposto",
    one: "agendamento proposto, sem resposta do paciente",
    many: "agendamentos propostos, sem resposta do paciente",
    oldest: "o mais antigo",
  },
  agendamentos_confirmados: {
    thing: "agendamentos",
    path: "/admin/agendamentos?estado=confirmado",
    one: "agendamento confirmado",
    many: "agendamentos confirmados",
    oldest: "o mais antigo",
  },
  laudos_atrasados: {
    thing: "laudos",
    path: "/admin/laudos?status=atrasado",
    one: "laudo atrasado",
    many: "laudos atrasados",
    oldest: "o mais antigo",
    isLate: true,
  },
  laudos_assinatura: {
    thing: "laudos",
    path: "/admin/laudos?status=assinatura",
    one: "laudo cuja assinatura tem outro resultado",
    many: "laudos cuja assinatura tem outro resultado",
    oldest: "o mais antigo",
    isLate: true,
  },
  laudos_para_liberar: {
    thing: "laudos",
    path: "/admin/laudos?status=para_liberar",
    one: "laudo para liberar",
    many: "laudos para liberar",
    oldest: "o mais antigo",
    since: "cadastrado",
  },
  laudos_sem_pdf: {
    thing: "laudos",
    path: "/admin/laudos?status=sem_pdf",
    one: "laudo sem PDF",
    many: "laudos sem PDF",
    oldest: "o mais antigo",
    since: "cadastrado",
  },
  pdfs_sem_laudo: {
    thing: "laudos",
    path: "/admin/laudos/envios",
    one: "PDF sem laudo",
    many: "PDFs sem laudo",
    oldest: "o mais antigo",
    since: "enviado",
  },
  imagens_sem_laudo: {
    thing: "estudos",
    path: "/admin/imagens",
    one: "estudo de imagens sem laudo",
    many: "estudos de imagens sem laudo",
    oldest: "o mais antigo",
    since: "recebido",
  },
  laudos_nao_abertos: {
    thing: "laudos",
    path: `/admin/laudos?nao_abertos=${NAO_ABERTOS_DIAS}`,
    one: `laudo que o paciente não abriu em ${NAO_ABERTOS_DIAS} dias`,
    many: `laudos que os pacientes não abriram em ${NAO_ABERTOS_DIAS} dias`,
    oldest: "o mais antigo",
    since: "liberado",
  },
  artigos_da_semana: {
    thing: "blog_posts",
    path: "/admin/blog?estado=semana",
    one: "artigo que sai nos próximos 7 dias",
    many: "artigos que saem nos próximos 7 dias",
    oldest: "o mais antigo",
  },
  artigos_guardados: {
    thing: "blog_posts",
    path: "/admin/blog?estado=guardado",
    one: "artigo com uma versão guardada sem publicar",
    many: "artigos com uma versão guardada sem publicar",
    oldest: "a mais antiga",
  },
} as const satisfies Record<string, Entry>;

export type HojeId = keyof typeof HOJE;
export const HOJE_IDS = Object.keys(HOJE) as HojeId[];

export interface Waiting {
  id: HojeId;
  total: number;
  /** When the oldest record began to wait, or when the next scheduled article is published, in ms since 1970. */
  since: number | null;
}

export interface WaitingLine {
  id: HojeId;
  path: string;
  number: string;
  label: string;
  age: string;
  isLate: boolean;
}

export function describeWaiting({ id, total, since }: Waiting, now: Date): WaitingLine {
  const entry: Entry = HOJE[id];
  return {
    id,
    path: entry.path,
    number: formatTotal(total),
    label: total === 1 ? entry.one : entry.many,
    age: since === null ? "" : ageOf(entry, total, new Date(since), now),
    isLate: entry.isLate === true,
  };
}

function ageOf(entry: Entry, total: number, since: Date, now: Date): string {
  const isOne = total === 1;
  if (since > now) {
    const isToday = isoDate(since) === isoDate(now);
    const moment = isToday ? `hoje às ${formatTime(since)}` : `em ${formatDateTime(since)}`;
    return isOne ? moment : `o próximo ${moment}`;
  }
  const ago = formatAgo(now.getTime() - since.getTime());
  if (!isOne) return `${entry.oldest} ${ago}`;
  return entry.since ? `${entry.since} ${ago}` : ago;
}

export function formatAgo(ms: number): string {
  if (ms < HOUR_MS) return `há ${Math.max(1, Math.floor(ms / MINUTE_MS))} min`;
  if (ms < 2 * DAY_MS) return `há ${Math.floor(ms / HOUR_MS)} h`;
  return `há ${Math.floor(ms / DAY_MS)} dias`;
}

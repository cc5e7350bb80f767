import { formatDate, formatTime, isoDate } from "../texto/datas.ts";
import { HOUR_MS } from "../texto/durations.ts";
import { ACOMPANHANTE } from "./acompanhante.ts";
import { nextDay } from "./horarios-livres.ts";
import { preparoNaHora } from "./preparo-na-hora.ts";

/** Reminders are due this many days (of 24 hours) before an exam. `poe_lembretes` (SQL) has a copy of this list. */
export const LEMBRETE_DIAS = [3, 1] as const;
export const CANAIS_LEMBRETE = ["email", "whatsapp"] as const;
export type CanalLembrete = (typeof CANAIS_LEMBRETE)[number];
export const CANAL_LEMBRETE_LABELS: Record<CanalLembrete, string> = {
  email: "por e-mail",
  whatsapp: "pelo WhatsApp",
};

export type Presenca = "confirmada" | "lembrada";
export const PRESENCA_LABELS: Record<Presenca, string> = {
  confirmada: "Confirmou presença",
  lembrada: "Lembrete enviado",
};

export interface Lembrete {
  inicio: Date;
  passos: readonly string[];
  temConvenio: boolean;
  isMenor: boolean;
  endereco: string;
}

export function quandoText(inicio: Date, now: Date): string {
  const days = [isoDate(now), nextDay(isoDate(now))].indexOf(isoDate(inicio));
  const near = ["hoje, ", "amanhã, "][days] ?? "";
  return `${near}${formatDate(inicio)} às ${formatTime(inicio)}`;
}

/** Names neither the patient nor the exam, because other people may see the reminder. */
export function lembreteParts({ inicio, passos, temConvenio, isMenor, endereco }: Lembrete) {
  const parts = [
    {
      title: "Traga",
      lines: [
        "Documento com foto e CPF",
        "Pedido médico original",
        ...(temConvenio ? ["Carteirinha do convênio"] : []),
        "Exames anteriores da mesma região, se tiver",
      ],
    },
    {
      title: "Acompanhante",
      lines: [
        isMenor
          ? "O paciente é menor de idade: um responsável precisa vir junto."
          : "Se precisar de ajuda para andar ou for tomar sedação, venha com um adulto.",
        ACOMPANHANTE,
      ],
    },
    { title: "Endereço", lines: endereco.split(/\r?\n/).filter((line) => line.trim() !== "") },
  ];
  const preparo = preparoNaHora(passos, inicio);
  if (preparo.length > 0) parts.unshift({ title: "Preparo, nas suas horas", lines: preparo });
  return parts;
}

export const RESPONDA =
  "Responda na página do pedido: Confirmo, Preciso remarcar ou Desisto. Para abrir, informe a data de nascimento do paciente.";

export function lembreteWhatsapp(
  lembrete: Lembrete,
  { clinica, href, now }: { clinica: string; href: string; now: Date },
): string {
  const parts = lembreteParts(lembrete).map(({ title, lines }) =>
    [`${title}:`, ...lines.map((line) => `- ${line}`)].join("\n"),
  );
  const when = quandoText(lembrete.inicio, now);
  return [
    `Olá! Aqui é da ${clinica}. O seu horário conosco é ${when}.`,
    ...parts,
    `${RESPONDA}\n${href}`,
  ].join("\n\n");
}

const OFFER_MS = LEMBRETE_DIAS[0] * 24 * HOUR_MS;

export function isLembreteDue(inicio: Date, now: Date): boolean {
  return inicio > now && inicio.getTime() - now.getTime() <= OFFER_MS;
}

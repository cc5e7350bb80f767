import { Badge, type BadgeTone } from "#app/ui/controls/badge.tsx";
import { PRESENCA_LABELS, type Presenca } from "#domain/agenda/lembretes.ts";
import { ESTADO_AGENDAMENTO_LABELS, type EstadoAgendamento } from "#domain/agendamentos/estados.ts";
import type { Urgency, Wait } from "#domain/mensagens/mensagens.ts";

const STATE_TONES: Record<EstadoAgendamento, BadgeTone> = {
  novo: "accent",
  aguardando_autorizacao: "warning",
  proposto: "neutral",
  confirmado: "good",
  chegou: "good",
  faltou: "neutral",
  cancelado: "neutral",
  nao_atendemos: "neutral",
};

const CLOCK_TONES: Record<Urgency, BadgeTone> = {
  calm: "neutral",
  soon: "warning",
  late: "bad",
  done: "neutral",
};

const SPOKEN: Partial<Record<Urgency, string>> = { soon: ", prazo perto", late: ", atrasado" };

export function EstadoBadge({ estado }: { estado: EstadoAgendamento }) {
  return <Badge tone={STATE_TONES[estado]}>{ESTADO_AGENDAMENTO_LABELS[estado]}</Badge>;
}

export function PresencaBadge({ presenca }: { presenca: Presenca | undefined }) {
  if (!presenca) return null;
  const tone = presenca === "confirmada" ? "good" : "neutral";
  return <Badge tone={tone}>{PRESENCA_LABELS[presenca]}</Badge>;
}

export function ClockBadge({ clock: { urgency, text } }: { clock: Wait }) {
  return (
    <Badge tone={CLOCK_TONES[urgency]}>
      {text}
      <span className="sr-only">{SPOKEN[urgency]}</span>
    </Badge>
  );
}

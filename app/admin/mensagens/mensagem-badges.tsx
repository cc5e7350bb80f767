import { Badge, type BadgeTone } from "#app/ui/controls/badge.tsx";
import {
  ESTADO_LABELS,
  type EstadoMensagem,
  type Urgency,
  type Wait,
} from "#domain/mensagens/mensagens.ts";

const STATE_TONES: Record<EstadoMensagem, BadgeTone> = {
  nova: "accent",
  lida: "neutral",
  respondida: "good",
  arquivada: "neutral",
};

const WAIT_TONES: Record<Urgency, BadgeTone> = {
  calm: "neutral",
  soon: "warning",
  late: "bad",
  done: "neutral",
};

const SPOKEN: Partial<Record<Urgency, string>> = { soon: ", prazo perto", late: ", atrasada" };

export function EstadoBadge({ estado }: { estado: EstadoMensagem }) {
  return <Badge tone={STATE_TONES[estado]}>{ESTADO_LABELS[estado]}</Badge>;
}

export function WaitBadge({ wait: { urgency, text } }: { wait: Wait }) {
  return (
    <Badge tone={WAIT_TONES[urgency]}>
      {text}
      <span className="sr-only">{SPOKEN[urgency]}</span>
    </Badge>
  );
}

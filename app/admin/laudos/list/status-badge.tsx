import { Badge, type BadgeTone } from "#app/ui/controls/badge.tsx";
import { type StatusLaudo, statusLaudoLabel } from "#domain/laudos/laudos.ts";

const TONES: Record<StatusLaudo, BadgeTone> = {
  em_analise: "neutral",
  liberado: "good",
  retificado: "accent",
  anulado: "bad",
};

export function StatusBadge({ status }: { status: StatusLaudo }) {
  return <Badge tone={TONES[status]}>{statusLaudoLabel(status)}</Badge>;
}

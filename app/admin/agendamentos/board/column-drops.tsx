import { DropZone } from "react-aria-components";
import { ESTADO_AGENDAMENTO_LABELS, type EstadoAgendamento } from "#domain/agendamentos/estados.ts";

interface ColumnDropsProps {
  drops: readonly EstadoAgendamento[];
  onDrop(para: EstadoAgendamento): void;
}

export function ColumnDrops({ drops, onDrop }: ColumnDropsProps) {
  return (
    <div className="absolute inset-0 z-10 grid min-h-full content-stretch gap-1 rounded-panel bg-white/80">
      {drops.map((para) => (
        <DropZone
          aria-label={ESTADO_AGENDAMENTO_LABELS[para]}
          className="grid min-h-11 content-start justify-items-center rounded-panel border-2 border-dashed border-primaria-600 p-1.5 data-[drop-target]:bg-primaria-100"
          getDropOperation={(_types, [operation = "cancel"]) => operation}
          key={para}
          onDrop={() => onDrop(para)}
        >
          <span className="rounded-control bg-white px-3 py-1 text-center font-medium">
            {ESTADO_AGENDAMENTO_LABELS[para]}
          </span>
        </DropZone>
      ))}
    </div>
  );
}

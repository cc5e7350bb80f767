import { Badge, type BadgeTone } from "#app/ui/controls/badge.tsx";
import { IconButton } from "#app/ui/controls/icon-button.tsx";
import { Table } from "#app/ui/controls/table.tsx";
import { SITUACAO_INSCRITO_LABELS, type SituacaoInscrito } from "#domain/mensagens/newsletter.ts";
import { formatDate } from "#domain/texto/datas.ts";

export interface InscritoRow {
  id: string;
  email: string;
  situacao: SituacaoInscrito;
  pedido_em: Date;
  confirmado_em: Date | null;
  saiu_em: Date | null;
  recusado_em: Date | null;
}

interface InscritosTableProps {
  rows: readonly InscritoRow[];
  onRemove(row: InscritoRow): void;
}

const TONES: Record<SituacaoInscrito, BadgeTone> = {
  confirmado: "good",
  pendente: "neutral",
  saiu: "neutral",
  recusado: "warning",
};

export function InscritosTable({ rows, onRemove }: InscritosTableProps) {
  return (
    <Table
      columns={[
        {
          header: "E-mail",
          cell: ({ email }) => email,
          className: "w-full font-medium wrap-anywhere max-lg:order-1",
        },
        {
          header: "Situação",
          cell: ({ situacao }) => (
            <Badge tone={TONES[situacao]}>{SITUACAO_INSCRITO_LABELS[situacao]}</Badge>
          ),
          className: "max-lg:order-3",
        },
        {
          header: "Desde",
          cell: (row) => formatDate(since(row)),
          className: "whitespace-nowrap max-lg:order-4 max-lg:text-sm max-lg:text-neutro-700",
        },
        {
          header: "Ações",
          cell: (row) => (
            <IconButton
              aria-label={`Excluir ${row.email}`}
              icon="trash"
              variant="danger"
              onPress={() => onRemove(row)}
            />
          ),
          className: "py-0.5! text-right lg:min-w-16 max-lg:order-2",
        },
      ]}
      keyOf={({ id }) => id}
      label="Inscritos"
      rows={rows}
    />
  );
}

function since({ situacao, pedido_em, confirmado_em, saiu_em, recusado_em }: InscritoRow): Date {
  const moments = {
    pendente: pedido_em,
    confirmado: confirmado_em,
    saiu: saiu_em,
    recusado: recusado_em,
  };
  return moments[situacao] ?? pedido_em;
}

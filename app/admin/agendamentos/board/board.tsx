import { useDrag } from "react-aria/useDrag";
import { Button as DragButton } from "react-aria-components";
import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { dragType } from "#app/ui/controls/order/drag-type.ts";
import { GRIP } from "#app/ui/controls/order/plain-handle.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ESTADO_AGENDAMENTO_LABELS, type EstadoAgendamento } from "#domain/agendamentos/estados.ts";
import { SEGURANCA_LABELS } from "#domain/agendamentos/seguranca.ts";
import { formatTotal } from "#domain/listas/total.ts";
import type { BoardColumn } from "#server/data/agendamentos/agendamentos.ts";
import { ClockBadge, EstadoBadge, PresencaBadge } from "../badges.tsx";
import type { ShownAgendamento } from "../describe.server.ts";
import { ColumnDrops } from "./column-drops.tsx";
import { columnOf, formOfDrop, listDrops } from "./drops.ts";
import { useBoardDrag } from "./use-board-drag.ts";

const PATH = "/admin/agendamentos";

interface ShownColumn extends Omit<BoardColumn, "rows"> {
  rows: ShownAgendamento[];
}

const EMPTY: Record<BoardColumn["estado"], string> = {
  novo: "Nenhum pedido novo.",
  aguardando_autorizacao: "Nenhuma autorização pendente.",
  proposto: "Nenhum horário esperando resposta.",
  confirmado: "Nenhum horário confirmado.",
  encerrados: "Nada encerrado ainda.",
};

export function Board({ columns }: { columns: ShownColumn[] }) {
  const { dragged, start, end, drop } = useBoardDrag(columns);
  const drops = dragged ? listDrops(dragged) : [];
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5">
      {columns.map(({ estado, ...column }) => (
        <Column
          {...column}
          drops={drops.filter((para) => columnOf(para) === estado)}
          estado={estado}
          key={estado}
          onDrop={drop}
          onEnd={end}
          onStart={start}
        />
      ))}
    </div>
  );
}

interface ColumnProps extends ShownColumn {
  drops: readonly EstadoAgendamento[];
  onDrop(para: EstadoAgendamento): void;
  onStart(row: ShownAgendamento): void;
  onEnd(): void;
}

function Column({ estado, rows, total, drops, onDrop, ...drag }: ColumnProps) {
  const isEnded = estado === "encerrados";
  const title = isEnded ? "Encerrados há pouco" : ESTADO_AGENDAMENTO_LABELS[estado];
  const id = `coluna-${estado}`;
  const more = total - rows.length;
  return (
    <section aria-labelledby={id} className="relative min-w-0 rounded-panel bg-neutro-100 p-3">
      <h2 className="flex items-baseline justify-between gap-2 px-1 font-semibold" id={id}>
        {title}
        {!isEnded && (
          <span className="text-sm font-medium text-neutro-700 tabular-nums">
            {formatTotal(total)}
          </span>
        )}
      </h2>
      {rows.length === 0 && <p className="px-1 pt-2 text-sm text-neutro-700">{EMPTY[estado]}</p>}
      <ul className="mt-2 grid gap-2">
        {rows.map((row) => (
          <Card key={row.id} {...drag} isEnded={isEnded} row={row} />
        ))}
      </ul>
      {more > 0 && !isEnded && (
        <Link
          className="link mt-2 inline-flex min-h-11 items-center px-1"
          to={`${PATH}?estado=${estado}`}
        >
          mais {formatTotal(more)}
          <span className="sr-only"> em {title}</span>
        </Link>
      )}
      {drops.length > 0 && <ColumnDrops drops={drops} onDrop={onDrop} />}
    </section>
  );
}

interface CardProps extends Pick<ColumnProps, "onStart" | "onEnd"> {
  row: ShownAgendamento;
  isEnded: boolean;
}

function Card({ row, isEnded, onStart, onEnd }: CardProps) {
  const { id, nome, exame, convenio, anexos, clock, estado, esperaFoto, versao } = row;
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    getItems: () => [{ [dragType()]: nome }],
    hasDragButton: true,
    onDragEnd: onEnd,
    onDragStart: () => onStart(row),
  });
  return (
    <li
      {...dragProps}
      className={`relative rounded-control border border-neutro-200 bg-white p-3 ${isDragging ? "opacity-60" : ""}`}
      data-record={id}
    >
      <div className="flex flex-wrap items-center gap-1.5 pr-8">
        {isEnded ? <EstadoBadge estado={estado} /> : <ClockBadge clock={clock} />}
        <PresencaBadge presenca={row.presenca} />
        {row.seguranca === "decidir" && <Badge tone="bad">{SEGURANCA_LABELS[row.seguranca]}</Badge>}
        {esperaFoto && <span className="text-sm text-neutro-700">outra foto pedida</span>}
      </div>
      <DragButton
        {...dragButtonProps}
        aria-label={`Arrastar ${nome}`}
        className={`absolute top-0 right-0 ${GRIP.className}`}
      >
        {GRIP.icon}
      </DragButton>
      <Link
        className="mt-1.5 inline-flex min-h-11 items-center font-medium break-words underline-offset-2 hover:underline md:min-h-0"
        // The browser would drag the link's URL instead of the card.
        draggable={false}
        to={`${PATH}/${id}`}
      >
        {nome}
      </Link>
      <p className="text-sm break-words text-neutro-800">{exame}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-neutro-700">
        {convenio}
        {anexos > 0 && (
          <span className="inline-flex items-center gap-1">
            <Icon className="size-4" name="file-text" />
            {anexos}
            <span className="sr-only">{anexos === 1 ? " arquivo" : " arquivos"}</span>
          </span>
        )}
      </p>
      <Steps
        estado={estado}
        id={id}
        nome={nome}
        podeFaltar={row.podeFaltar}
        temConvenio={row.temConvenio}
        versao={versao}
      />
    </li>
  );
}

function Steps({
  estado,
  id,
  nome,
  podeFaltar,
  temConvenio,
  versao,
}: Pick<ShownAgendamento, "estado" | "id" | "nome" | "podeFaltar" | "temConvenio" | "versao">) {
  const next = nextForm(estado, temConvenio);
  if (next) {
    return (
      <div className="mt-1 -mb-1 -ml-4">
        <Button
          aria-label={`${next.label}: ${nome}`}
          to={formOfDrop({ id }, next.para) ?? `${PATH}/${id}`}
          variant="quiet"
        >
          {next.label}
        </Button>
      </div>
    );
  }
  if (estado !== "confirmado") return null;
  return (
    <div className="mt-1 -mb-1 -ml-4 flex flex-wrap">
      {(podeFaltar ? HERE_OR_MISSED : HERE).map((para) => (
        <Form key={para} method="post">
          <input name="formulario" type="hidden" value="mover" />
          <input name="id" type="hidden" value={id} />
          <input name="versao" type="hidden" value={versao} />
          <input name="para" type="hidden" value={para} />
          <Button
            aria-label={`${ESTADO_AGENDAMENTO_LABELS[para]}: ${nome}`}
            type="submit"
            variant="quiet"
          >
            {ESTADO_AGENDAMENTO_LABELS[para]}
          </Button>
        </Form>
      ))}
    </div>
  );
}

const HERE = ["chegou"] as const;
const HERE_OR_MISSED = [...HERE, "faltou"] as const;

function nextForm(estado: EstadoAgendamento, temConvenio: boolean) {
  if (estado === "novo" && temConvenio) {
    return { para: "aguardando_autorizacao", label: "Pedir autorização" } as const;
  }
  if (estado === "novo" || estado === "aguardando_autorizacao") {
    return { para: "proposto", label: "Propor horários" } as const;
  }
  return undefined;
}

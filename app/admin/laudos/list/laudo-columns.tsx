import type { ReactNode } from "react";
import { href } from "react-router";
import { HeldMail } from "#app/admin/parts/held-mail.tsx";
import type { Column } from "#app/ui/controls/table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatTelefone } from "#domain/clinica/telefone.ts";
import { formatDateTime, formatDay } from "#domain/texto/datas.ts";
import { SelectBox } from "../selection/select-box.tsx";
import { notesOf } from "./laudo-notes.ts";
import type { Row } from "./laudo-row.ts";
import { StatusBadge } from "./status-badge.tsx";

const CARD_LINE = "max-lg:col-start-2";

export const COLUMNS: readonly Column<Row>[] = [
  {
    header: "Selecionar",
    cell: ({ id, protocolo }) => <SelectBox id={id} protocolo={protocolo} />,
    className: "max-lg:[grid-row:1/span_4]",
    width: "lg:w-9 lg:text-[0px]",
  },
  {
    header: "Paciente",
    cell: ({ paciente_nome, protocolo, telefone }) => (
      <>
        <Cut className="font-medium">{paciente_nome}</Cut>
        <Second>{telefone ? `${protocolo} · ${formatTelefone(telefone)}` : protocolo}</Second>
      </>
    ),
    className: CARD_LINE,
    // With these widths the protocol number fits beside the other columns from 1024 px on.
    width: "lg:w-32 xl:w-[19%]",
    isRowHeader: true,
  },
  {
    header: "Exame",
    cell: ({ exame, medico_responsavel }) => (
      <>
        <Cut>{exame}</Cut>
        <Second>{medico_responsavel}</Second>
      </>
    ),
    className: CARD_LINE,
  },
  {
    header: "Data",
    cell: ({ data_exame, previsto_para, status, isLate }) => (
      <>
        {formatDay(data_exame)}
        {status === "em_analise" && previsto_para && (
          <Second isWarning={isLate}>
            <span className="lg:sr-only">Previsto para </span>
            <span aria-hidden="true" className="max-lg:hidden">
              até{" "}
            </span>
            {formatDay(previsto_para)}
          </Second>
        )}
      </>
    ),
    className: `${CARD_LINE} tabular-nums`,
    width: "lg:w-27",
  },
  {
    header: "Situação",
    cell: (laudo) => (
      <>
        <span className="block lg:[&>span]:py-0 lg:[&>span]:text-xs/4">
          <StatusBadge status={laudo.status} />
        </span>
        {laudo.status === "anulado" ? <AnnulmentLine laudo={laudo} /> : <Notes laudo={laudo} />}
        {laudo.isAvisoHeld && (
          <HeldMail
            text="E-mail de aviso sai em instantes"
            undo={{
              path: href("/admin/laudos/:id/aviso", { id: laudo.id }),
              formulario: "desfazer",
              id: laudo.id,
            }}
          />
        )}
      </>
    ),
    className: CARD_LINE,
    width: "lg:w-[15%] xl:w-[19%]",
  },
];

function Cut({ className = "", children }: { className?: string; children: string }) {
  return (
    <span className={`block lg:truncate ${className}`} title={children}>
      {children}
    </span>
  );
}

function Second({ isWarning = false, children }: { isWarning?: boolean; children: ReactNode }) {
  return (
    <span
      className={`block text-sm tabular-nums lg:truncate lg:text-xs/4 ${isWarning ? "font-medium text-aviso" : "text-neutro-700"}`}
    >
      {children}
    </span>
  );
}

function Notes({ laudo }: { laudo: Row }) {
  const notes = notesOf(laudo);
  return (
    <ul
      className="flex flex-wrap gap-x-4 text-sm text-neutro-700 lg:block lg:truncate lg:text-xs/4"
      title={notes.map(({ text }) => text).join(" · ")}
    >
      {notes.map(({ text, isWarning }) => (
        <li
          className={`lg:mr-3 lg:inline lg:text-nowrap ${isWarning ? "flex gap-1 text-aviso" : ""}`}
          key={text}
        >
          {isWarning && <Icon className="mt-0.5 size-4 lg:hidden" name="alert" />}
          {text}
        </li>
      ))}
    </ul>
  );
}

function AnnulmentLine({ laudo: { motivo_anulacao, anulado_em, anulado_por } }: { laudo: Row }) {
  const done = `Anulado${anulado_por ? ` por ${anulado_por}` : ""}${anulado_em ? ` em ${formatDateTime(anulado_em)}` : ""}`;
  const text = motivo_anulacao ? `Motivo: ${motivo_anulacao}. ${done}` : done;
  return (
    <span
      className="block text-sm text-neutro-700 max-lg:wrap-anywhere lg:truncate lg:text-xs/4"
      title={text}
    >
      {text}
    </span>
  );
}

import { href } from "react-router";
import { HeldMail } from "#app/admin/parts/held-mail.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatTelefone } from "#domain/clinica/telefone.ts";
import { isLegivel } from "#domain/laudos/laudos.ts";
import { formatDateTime, formatDay } from "#domain/texto/datas.ts";
import type { ListedLaudo } from "#server/data/laudos/laudos.ts";
import { Annulment } from "./annulment.tsx";
import { StatusBadge } from "./status-badge.tsx";

export type Row = Pick<
  ListedLaudo,
  | "id"
  | "protocolo"
  | "exame"
  | "data_exame"
  | "previsto_para"
  | "status"
  | "paciente_nome"
  | "desenho"
  | "assinado"
  | "tem_email"
  | "aviso"
  | "aberto_em"
  | "motivo_anulacao"
  | "anulado_em"
  | "anulado_por"
> & {
  temMedico: boolean;
  isLate: boolean;
  movido: boolean;
  isAvisoHeld: boolean;
  /** Set if the clinic should telephone the patient. */
  telefone: string | null;
};

export function LaudoRow({ laudo }: { laudo: Row }) {
  const { protocolo, exame, data_exame, status, paciente_nome, telefone } = laudo;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-medium">{paciente_nome}</span>
        <StatusBadge status={status} />
      </p>
      <p className="mt-0.5 text-neutro-800">{exame}</p>
      <p className="text-sm text-neutro-700 tabular-nums">
        {formatDay(data_exame)} · <span className="font-medium">{protocolo}</span>
        {telefone && ` · ${formatTelefone(telefone)}`}
      </p>
      {status === "anulado" && <Annulment laudo={laudo} />}
      <ul className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-neutro-700">
        {notesOf(laudo).map(({ text, isWarning }) => (
          <li className={isWarning ? "flex gap-1 text-aviso" : undefined} key={text}>
            {isWarning && <Icon className="mt-0.5 size-4" name="alert" />}
            {text}
          </li>
        ))}
      </ul>
      {laudo.isAvisoHeld && (
        <div className="mt-1.5">
          <HeldMail
            text="E-mail de aviso sai em instantes"
            undo={{
              path: href("/admin/laudos/:id/aviso", { id: laudo.id }),
              formulario: "desfazer",
              id: laudo.id,
            }}
          />
        </div>
      )}
    </>
  );
}

interface Note {
  text: string;
  isWarning?: boolean;
}

function notesOf(laudo: Row): Note[] {
  const notes: Note[] = [...pdfNotes(laudo)];
  const { status, previsto_para, isLate, temMedico, movido } = laudo;
  if (status === "em_analise") {
    if (!temMedico) notes.push({ text: "Sem médico responsável", isWarning: true });
    if (previsto_para) {
      notes.push({ text: `Previsto para ${formatDay(previsto_para)}`, isWarning: isLate });
    }
  }
  if (movido) notes.push({ text: "Movido para o paciente certo" });
  if (isLegivel(status)) {
    if (!laudo.isAvisoHeld) notes.push(noticeNote(laudo));
    notes.push(openedNote(laudo));
  }
  return notes;
}

function pdfNotes({ desenho, assinado, status }: Row): Note[] {
  if (status === "anulado") return [];
  if (desenho === null) return [{ text: "Sem PDF", isWarning: true }];
  if (desenho === "pendente") return [{ text: "Páginas em preparo" }];
  if (desenho === "falhou") return [{ text: "O PDF não pôde ser desenhado", isWarning: true }];
  return assinado ? [{ text: "Assinado digitalmente" }] : [];
}

function noticeNote({ aviso, tem_email }: Row): Note {
  if (!aviso) return { text: tem_email ? "Sem aviso" : "Sem e-mail", isWarning: !tem_email };
  if (aviso.enviado_em) return { text: `E-mail enviado em ${formatDateTime(aviso.enviado_em)}` };
  if (aviso.falha) return { text: `E-mail não entregue: ${aviso.falha}`, isWarning: true };
  return { text: "E-mail na fila de envio" };
}

function openedNote({ aberto_em }: Row): Note {
  return {
    text: aberto_em ? `Aberto em ${formatDateTime(aberto_em)}` : "Não aberto pelo paciente",
  };
}

import { mailFailureText } from "#app/admin/parts/mail-failure-text.ts";
import { shortSignatureText } from "#domain/laudos/assinaturas.ts";
import { isLegivel } from "#domain/laudos/laudos.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import type { Row } from "./laudo-row.ts";

interface Note {
  text: string;
  isWarning?: boolean;
}

/** @returns notes on a report, warnings first, because a narrow column shows only the first ones */
export function notesOf(laudo: Row): Note[] {
  const notes: Note[] = [...pdfNotes(laudo)];
  const { status, temMedico, movido } = laudo;
  if (status === "em_analise" && !temMedico) {
    notes.push({ text: "Sem médico responsável", isWarning: true });
  }
  if (movido) notes.push({ text: "Movido para o paciente certo" });
  if (isLegivel(status)) {
    notes.push(openedNote(laudo));
    if (!laudo.isAvisoHeld) notes.push(noticeNote(laudo));
  }
  return notes.sort(
    (one, other) => Number(other.isWarning ?? false) - Number(one.isWarning ?? false),
  );
}

function pdfNotes({ desenho, integridade, status }: Row): Note[] {
  if (status === "anulado") return [];
  if (desenho === null) return [{ text: "Sem PDF", isWarning: true }];
  if (desenho === "pendente") return [{ text: "Páginas em preparo" }];
  if (desenho === "falhou") return [{ text: "O PDF não pôde ser desenhado", isWarning: true }];
  const text = integridade && shortSignatureText(integridade);
  return text ? [{ text, isWarning: integridade === "alterada" }] : [];
}

function noticeNote({ aviso, tem_email }: Row): Note {
  if (!aviso) return { text: tem_email ? "Sem aviso" : "Sem e-mail", isWarning: !tem_email };
  if (aviso.enviado_em) return { text: `E-mail enviado em ${formatDateTime(aviso.enviado_em)}` };
  if (aviso.falha) {
    const why = mailFailureText(aviso.falha);
    const text = aviso.isRetrying
      ? `Aviso ainda não saiu: ${why}; haverá nova tentativa`
      : `Aviso não entregue: ${why}`;
    return { text, isWarning: true };
  }
  return { text: "E-mail na fila de envio" };
}

function openedNote({ aberto_em }: Row): Note {
  return {
    text: aberto_em ? `Aberto em ${formatDateTime(aberto_em)}` : "Não aberto pelo paciente",
  };
}

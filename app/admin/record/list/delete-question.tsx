import { type ReactNode, useRef } from "react";
import { AlertDialog } from "#app/ui/controls/alert-dialog.tsx";

interface DeleteQuestionProps {
  /** The question that is shown; undefined while the dialog is closed. */
  question: string | undefined;
  isBusy: boolean;
  onCancel(): void;
  onConfirm(): void;
  children: ReactNode;
}

export function DeleteQuestion({ question, children, ...dialog }: DeleteQuestionProps) {
  // The last question remains visible while the dialog fades out.
  const last = useRef({ question: "", children });
  if (question) last.current = { question, children };
  return (
    <AlertDialog
      {...dialog}
      cancel="Cancelar"
      confirm="Excluir"
      isOpen={question !== undefined}
      question={last.current.question}
    >
      {last.current.children}
    </AlertDialog>
  );
}

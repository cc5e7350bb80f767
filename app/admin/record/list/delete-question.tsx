import { type ReactNode, useRef } from "react";
import { AlertDialog } from "#app/ui/controls/alert-dialog.tsx";

interface DeleteQuestionProps {
  /** Undefined while no question is shown. */
  question: string | undefined;
  isBusy: boolean;
  onCancel(): void;
  onConfirm(): void;
  children: ReactNode;
}

export function DeleteQuestion({ question, children, ...dialog }: DeleteQuestionProps) {
  // The words stay while the dialog fades out.
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

import { type ReactNode, useRef } from "react";
import { AlertDialog } from "#app/ui/controls/alert-dialog.tsx";

interface RestoreQuestionProps {
  question: string | undefined;
  children: ReactNode;
  onCancel(): void;
  onConfirm(): void;
}

export function RestoreQuestion({ question, children, ...dialog }: RestoreQuestionProps) {
  // The last question remains visible while the dialog fades out.
  const last = useRef(question);
  if (question) last.current = question;
  return (
    <AlertDialog
      {...dialog}
      cancel="Cancelar"
      confirm="Restaurar"
      isOpen={question !== undefined}
      variant="filled"
      question={last.current ?? ""}
    >
      {children}
    </AlertDialog>
  );
}

import { type ComponentProps, type ReactNode, useRef } from "react";
import { AlertDialog } from "#app/ui/controls/alert-dialog.tsx";

interface QuestionProps
  extends Omit<ComponentProps<typeof AlertDialog>, "cancel" | "isOpen" | "question"> {
  question: string | undefined;
  children: ReactNode;
}

export function Question({ question, children, ...dialog }: QuestionProps) {
  // The last question remains visible while the dialog fades out.
  const last = useRef({ question: "", children });
  if (question) last.current = { question, children };
  return (
    <AlertDialog
      {...dialog}
      cancel="Cancelar"
      isOpen={question !== undefined}
      question={last.current.question}
    >
      {last.current.children}
    </AlertDialog>
  );
}

import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

interface AlertDialogProps {
  isOpen: boolean;
  question: string;
  children?: ReactNode;
  cancel: string;
  confirm: string;
  variant?: ButtonVariant;
  isBusy?: boolean;
  onCancel(): void;
  onConfirm(): void;
}

export function AlertDialog({
  isOpen,
  question,
  children,
  cancel,
  confirm,
  variant = "danger",
  isBusy = false,
  onCancel,
  onConfirm,
}: AlertDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
      role="alertdialog"
      title={question}
    >
      {children && <div className="mt-2 text-neutro-800">{children}</div>}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button autoFocus onPress={onCancel}>
          {cancel}
        </Button>
        <Button isBusy={isBusy} variant={variant} onPress={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}

import type { ReactNode } from "react";
import { latePart, PART_MISSING, useLatePart, usePrepared } from "./overlay/late-part.ts";
import { useToast } from "./toasts.tsx";

export interface DialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  title: string;
  /** `alertdialog` where the person must answer before going on. */
  role?: "dialog" | "alertdialog";
  /** Escape and a click beside it close it. */
  isDismissable?: boolean;
  isWide?: boolean;
  children: ReactNode;
}

/** For a dialog that a late-loaded part opens. */
export const dialogWindow = latePart(() =>
  import("./overlay/dialog-window.tsx").then(({ DialogWindow }) => DialogWindow),
);

export function Dialog(props: DialogProps) {
  const toast = useToast();
  usePrepared(dialogWindow);
  const Window = useLatePart(dialogWindow, props.isOpen, () => {
    props.onOpenChange(false);
    toast({ kind: "error", text: PART_MISSING });
  });
  return Window && <Window {...props} />;
}

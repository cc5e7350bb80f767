/** Traps the focus, and returns it when closed. */
import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";

export interface DialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  title: string;
  /** `alertdialog` where the person must answer before going on. */
  role?: "dialog" | "alertdialog";
  /** Escape and a click beside it close it. */
  isDismissable?: boolean;
  /** Pictures need the width. */
  isWide?: boolean;
  children: ReactNode;
}

export function DialogWindow({
  title,
  role,
  isDismissable = true,
  isWide = false,
  children,
  ...overlay
}: DialogProps) {
  return (
    <ModalOverlay
      {...overlay}
      className="dialog-overlay"
      isDismissable={isDismissable && role !== "alertdialog"}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className="dialog-window" data-wide={isWide || undefined}>
        <Dialog className="p-6 outline-none" role={role}>
          <Heading className="text-h3" slot="title">
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

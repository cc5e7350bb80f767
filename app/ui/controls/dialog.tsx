/** A modal dialog: traps the focus and returns it when closed. */
import type { ReactNode } from "react";
import {
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
  type ModalOverlayProps,
} from "react-aria-components";

interface DialogProps extends Pick<ModalOverlayProps, "isOpen" | "onOpenChange"> {
  title: string;
  /** `alertdialog` where the person must answer before going on. */
  role?: "dialog" | "alertdialog";
  /** Escape and a click beside it close it too. */
  isDismissable?: boolean;
  /** For pictures, which need the room. */
  isWide?: boolean;
  children: ReactNode;
}

export function Dialog({
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
        <AriaDialog className="p-6 outline-none" role={role}>
          <Heading className="text-h3" slot="title">
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Traps the focus, and returns it when closed. */
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import type { DialogProps } from "../dialog.tsx";

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

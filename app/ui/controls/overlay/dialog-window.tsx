import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";

export interface DialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  title: string;
  role?: "dialog" | "alertdialog";
  isDismissable?: boolean;
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
      // The transparent border leaves room for the toasts, which would otherwise cover the dialog's buttons.
      className="dialog-overlay fixed inset-0 z-60 grid grid-cols-1 items-center justify-items-center overflow-y-auto border-b-[length:var(--toasts-height,0px)] border-transparent bg-veu p-4 data-entering:animate-appear data-exiting:animate-[appear_100ms_var(--ease-out)_reverse]"
      isDismissable={isDismissable && role !== "alertdialog"}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal
        className="w-full max-w-md rounded-panel bg-white shadow-raised data-wide:max-w-176"
        data-wide={isWide || undefined}
      >
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

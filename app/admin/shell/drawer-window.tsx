import type { ReactNode } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "#app/ui/controls/icon-button.tsx";

interface DrawerWindowProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  children: ReactNode;
}

export function DrawerWindow({ isOpen, onOpenChange, children }: DrawerWindowProps) {
  return (
    <ModalOverlay
      // Lies above the toasts, which would otherwise cover entries of the menu.
      className="fixed inset-0 z-80 bg-veu data-entering:animate-appear"
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal className="fixed inset-y-0 left-0 w-72 max-w-[88vw] overflow-y-auto bg-papel shadow-raised data-entering:animate-[slide-in_180ms_var(--ease-out)]">
        <Dialog aria-label="Menu lateral" className="relative outline-none">
          <IconButton
            aria-label="Fechar menu lateral"
            className="absolute! top-1.5 right-1.5"
            icon="close"
            onPress={() => onOpenChange(false)}
          />
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

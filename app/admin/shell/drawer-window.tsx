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
      className="drawer-overlay"
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal className="sidebar-drawer">
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

import type { ReactNode } from "react";
import { IconButton } from "#app/ui/controls/icon-button.tsx";
import {
  latePart,
  PART_MISSING,
  prepare,
  useLatePart,
} from "#app/ui/controls/overlay/late-part.ts";
import { useToast } from "#app/ui/controls/toasts.tsx";

interface DrawerProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  children: ReactNode;
}

const drawerWindow = latePart(() => import("./drawer-window.tsx"), "DrawerWindow");
const prepareWindow = () => prepare(drawerWindow);

export function Drawer({ isOpen, onOpenChange, children }: DrawerProps) {
  const toast = useToast();
  const Window = useLatePart(drawerWindow, isOpen, () => {
    onOpenChange(false);
    toast({ kind: "error", text: PART_MISSING });
  });
  return (
    <>
      <IconButton
        aria-label="Abrir menu lateral"
        icon="menu"
        onFocus={prepareWindow}
        onPointerEnter={prepareWindow}
        onPress={() => onOpenChange(true)}
      />
      {Window && (
        <Window isOpen={isOpen} onOpenChange={onOpenChange}>
          {children}
        </Window>
      )}
    </>
  );
}

import type { ReactNode } from "react";
import { IconButton } from "#app/ui/controls/icon-button.tsx";
import { StepButtons } from "./step-buttons.tsx";

interface RowContentProps {
  name: string;
  handle?: ReactNode;
  steps?: { up: boolean; down: boolean; take(to: "up" | "down"): void };
  onRemove(): void;
  children: ReactNode;
}

const BELOW_ON_PHONES = "max-md:order-3 max-md:flex-[1_0_100%]";

export function RowContent({ name, handle, steps, onRemove, children }: RowContentProps) {
  return (
    <>
      {handle}
      <div className={`min-w-[min(100%,6rem)] flex-1 ${handle ? BELOW_ON_PHONES : ""}`}>
        {children}
      </div>
      <div
        className={`flex flex-wrap justify-end ${handle ? "max-md:order-2 max-md:ml-auto" : ""}`}
      >
        {steps && <StepButtons {...steps} name={name} />}
        <IconButton
          aria-label={`Remover ${name}`}
          data-remove=""
          icon="trash"
          variant="danger"
          onPress={onRemove}
        />
      </div>
    </>
  );
}

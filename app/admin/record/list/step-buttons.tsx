import { IconButton } from "#app/ui/controls/icon-button.tsx";

interface StepButtonsProps {
  name: string;
  up: boolean;
  down: boolean;
  take(to: "up" | "down"): void;
}

export function StepButtons({ name, up, down, take }: StepButtonsProps) {
  return (
    <>
      <IconButton
        aria-label={`Mover ${name} para cima`}
        data-step="up"
        icon="arrow-up"
        isDisabled={!up}
        onPress={() => take("up")}
      />
      <IconButton
        aria-label={`Mover ${name} para baixo`}
        data-step="down"
        icon="arrow-down"
        isDisabled={!down}
        onPress={() => take("down")}
      />
    </>
  );
}

/** @returns the row's button for this direction, or its other button if this one is disabled */
export function stepButtonOf(
  row: Element | null | undefined,
  to: "up" | "down",
): HTMLElement | null | undefined {
  const wanted = row?.querySelector<HTMLElement>(`[data-step=${to}]:not(:disabled)`);
  return wanted ?? row?.querySelector<HTMLElement>("[data-step]:not(:disabled)");
}

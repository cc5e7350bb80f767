/** Tooltips open towards the middle of what they stand in, so that neither sidebar nor edge cuts them. */
import { useEffect } from "react";

/** What cuts off whatever goes beyond it. */
const FRAMES = "main, [role=dialog], [role=alertdialog]";

export function useTipSides(): void {
  useEffect(() => {
    const place = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
      if (!control) return;
      const frame = control.closest(FRAMES) ?? document.documentElement;
      const isLeft = middleOf(control) < middleOf(frame);
      control.dataset.tipSide = isLeft ? "start" : "end";
    };
    document.addEventListener("pointerover", place);
    document.addEventListener("focusin", place);
    return () => {
      document.removeEventListener("pointerover", place);
      document.removeEventListener("focusin", place);
    };
  }, []);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

import { useEffect } from "react";

const FRAMES = "main, [role=dialog], [role=alertdialog]";

export function useTipSides(): void {
  useEffect(() => {
    const chooseSide = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
      if (!control) return;
      const frame = control.closest(FRAMES) ?? document.documentElement;
      const isLeft = middleOf(control) < middleOf(frame);
      control.dataset.tipSide = isLeft ? "start" : "end";
    };
    document.addEventListener("pointerover", chooseSide);
    document.addEventListener("focusin", chooseSide);
    return () => {
      document.removeEventListener("pointerover", chooseSide);
      document.removeEventListener("focusin", chooseSide);
    };
  }, []);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

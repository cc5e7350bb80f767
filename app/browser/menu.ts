export function startMenu() {
  const button = document.querySelector<HTMLButtonElement>("[data-menu-toggle]");
  const panel = document.getElementById(button?.dataset.menuToggle ?? "");
  if (!button || !panel) return;

  const setLabel = (open: boolean) => {
    button.setAttribute("aria-label", open ? "Fechar menu" : "Abrir menu");
    button.setAttribute("aria-expanded", String(open));
  };
  setLabel(false);

  const closeOnLeave = (close: () => void) => {
    for (const part of [button, panel]) {
      part.addEventListener("focusout", ({ relatedTarget: next }) => {
        // Closes the menu when the focus leaves it, because the menu would cover the focused element.
        if (next instanceof Node && next !== button && !panel.contains(next)) close();
      });
    }
  };

  if (!("togglePopover" in panel)) {
    const toggle = (open: boolean) => {
      setLabel(open);
      (panel as HTMLElement).classList.toggle("closed", !open);
    };
    toggle(false);
    closeOnLeave(() => toggle(false));
    (button as HTMLElement).addEventListener("click", () => {
      toggle((button as HTMLElement).getAttribute("aria-expanded") !== "true");
    });
    return;
  }
  closeOnLeave(() => panel.hidePopover());
  panel.addEventListener("toggle", (event) => setLabel((event as ToggleEvent).newState === "open"));
  panel.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) panel.hidePopover();
  });
}

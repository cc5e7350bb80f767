/** The panel opens by the Popover API alone; this keeps the button's name true and closes it. */
export function startMenu() {
  const button = document.querySelector<HTMLButtonElement>("[data-menu-toggle]");
  const panel = document.getElementById(button?.dataset.menuToggle ?? "");
  if (!button || !panel) return;

  const say = (open: boolean) => {
    button.setAttribute("aria-label", open ? "Fechar menu" : "Abrir menu");
    button.setAttribute("aria-expanded", String(open));
  };
  say(false);

  const closeOnLeave = (close: () => void) => {
    for (const part of [button, panel]) {
      part.addEventListener("focusout", ({ relatedTarget: next }) => {
        // Going on behind the panel, the focus would be out of sight.
        if (next instanceof Node && next !== button && !panel.contains(next)) close();
      });
    }
  };

  if (!("togglePopover" in panel)) {
    // Older phones ignore `popover` and show the panel in place: there it opens and closes by class.
    const toggle = (open: boolean) => {
      say(open);
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
  panel.addEventListener("toggle", (event) => say((event as ToggleEvent).newState === "open"));
  panel.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) panel.hidePopover();
  });
}

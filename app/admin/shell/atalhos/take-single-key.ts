import { actionOf, areSingleKeysOn, type ShortcutAction } from "./single-keys.ts";

const TYPED_IN =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=row]";
const MENU = "[role=menu], [role=listbox]";
const WINDOW = "[role=dialog], [role=alertdialog]";
const EDIT = "main [data-edit]";

export function takeSingleKey(event: KeyboardEvent, onHelp: () => void): void {
  const action = actionOf(event);
  if (!action || !areSingleKeysOn()) return;
  const { target } = event;
  if (target instanceof Element && (target.matches(TYPED_IN) || target.closest(MENU))) return;
  if (document.querySelector(WINDOW)) return;
  if (action === "help") onHelp();
  else if (!act(action)) return;
  event.preventDefault();
}

function act(action: Exclude<ShortcutAction, "help">): boolean {
  if (action === "search") return focus(find("main [role=search] input[type=search]"));
  if (action === "add") {
    const button = find('main form[action$="/novo"] button');
    button?.click();
    return button !== null;
  }
  const buttons = [...document.querySelectorAll<HTMLElement>(EDIT)];
  const record = document.activeElement?.closest("[data-record]");
  const current = buttons.findIndex((button) => record?.contains(button));
  const next = action === "next" ? current + 1 : current - 1;
  return focus(buttons[Math.max(0, Math.min(next, buttons.length - 1))] ?? null);
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

function focus(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null;
}

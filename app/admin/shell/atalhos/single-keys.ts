/** Shortcuts of one key. People can switch them off (WCAG 2.1.4), because speech input turns words into key presses. */

const SINGLE_KEYS = {
  "/": "search",
  n: "add",
  j: "next",
  k: "previous",
  "?": "help",
} as const;

export type ShortcutAction = (typeof SINGLE_KEYS)[keyof typeof SINGLE_KEYS];

const STORED = "atalhos-de-uma-tecla";
const OFF = "desligados";

export function areSingleKeysOn(): boolean {
  return localStorage.getItem(STORED) !== OFF;
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, OFF);
}

type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat" | "isComposing" | "defaultPrevented"
>;

export function actionOf(pressed: Pressed): ShortcutAction | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = pressed;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return undefined;
  const name = key.toLowerCase();
  if (!Object.hasOwn(SINGLE_KEYS, name)) return undefined;
  const action = SINGLE_KEYS[name as keyof typeof SINGLE_KEYS];
  const mayRepeat = action === "next" || action === "previous";
  return pressed.repeat && !mayRepeat ? undefined : action;
}

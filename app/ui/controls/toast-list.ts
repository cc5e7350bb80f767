const MAX_SHOWN = 3;

export interface ToastContent {
  title?: string;
  text: string;
  kind?: "success" | "error" | "warning";
  link?: { label: string; to: string };
  /** A link to another screen of the back office, in the same tab. */
  next?: { label: string; to: string };
  action?: { label: string; seconds: number; onPress(): void };
}

export interface Toast extends ToastContent {
  key: number;
}

/** Adds a toast, which replaces one with the same text. Surplus old toasts are removed unless they are in `held`. */
export function withNewest(
  shown: readonly Toast[],
  newest: Toast,
  held: ReadonlySet<number>,
): Toast[] {
  const others = shown.filter((toast) => !saysTheSame(toast, newest));
  const surplus = Math.max(0, others.length + 1 - MAX_SHOWN);
  const free = others.filter(({ key }) => !held.has(key));
  const leaving = free.slice(Math.max(0, free.length - surplus));
  return [newest, ...others.filter((toast) => !leaving.includes(toast))];
}

function saysTheSame(one: Toast, other: Toast): boolean {
  return one.kind === other.kind && one.title === other.title && one.text === other.text;
}

/** An action's answer that says why nothing happened; the screen stays as it is. */
import { data } from "react-router";

export function refuse(text: string, status: number) {
  return data({ toast: { kind: "error" as const, text } }, { status });
}

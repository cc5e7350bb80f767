import { createContext, use } from "react";
import type { FieldState } from "./field-state.ts";

export const FieldLabels = createContext<Readonly<Record<string, string>>>({});

export function useLabel({ name }: Pick<FieldState, "name">, label?: string): string {
  const labels = use(FieldLabels);
  const found = label ?? labels[name];
  if (found === undefined) throw new Error(`the field ${name} has no label`);
  return found;
}

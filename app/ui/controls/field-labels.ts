/** A form provides all labels at once, by field name, so that no field repeats its own. */
import { createContext, use } from "react";
import type { FieldState } from "./field-state.ts";

export const FieldLabels = createContext<Readonly<Record<string, string>>>({});

/** @param label used instead of the form's label @throws if the field has no label */
export function useLabel({ name }: Pick<FieldState, "name">, label?: string): string {
  const labels = use(FieldLabels);
  const found = label ?? labels[name];
  if (found === undefined) throw new Error(`the field ${name} has no label`);
  return found;
}

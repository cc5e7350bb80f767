import type { SubmissionResult } from "@conform-to/react";
import { type FieldState, fieldState } from "./controls/field-state.ts";

export type FormResult = SubmissionResult<string[]>;

export function isRefused(result: FormResult | undefined): boolean {
  return Object.values(result?.error ?? {}).some((messages) => messages !== null);
}

export function answeredFields<Name extends string>(
  names: readonly Name[],
  result: FormResult | undefined,
): Record<Name, FieldState> {
  const errors = result?.error ?? {};
  const first = names.find((name) => errors[name]);
  const states = names.map((name): [Name, FieldState] => [
    name,
    fieldState(name, {
      errors: errors[name] ?? undefined,
      defaultValue: result?.initialValue?.[name],
      isFirstError: name === first,
    }),
  ]);
  return Object.fromEntries(states) as Record<Name, FieldState>;
}

/** From a posted form to what its page shows again: everything typed, and what was wrong. */
import type { z } from "zod";
import { readFormData } from "./read-form-data.ts";

export interface FormAnswer {
  /** As typed, by field name, however long. */
  values: Record<string, string>;
  /** The first message of each wrong field. */
  errors: Record<string, string>;
}

/**
 * Line ends come as \r\n and go as \n, or a text area would lose its first empty line.
 * @param names the form's own fields; anything else that was sent is ignored
 */
export async function readForm(request: Request, names: readonly string[]) {
  const sent = await readFormData(request);
  return Object.fromEntries(
    names.map((name) => {
      const value = sent.get(name);
      return [name, typeof value === "string" ? value.replace(/\r\n?/g, "\n") : ""];
    }),
  );
}

/** The messages of a failed parse, one a field. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
}

/** Whether a form came back because something in it was wrong. */
export function isRefused(answer: Pick<FormAnswer, "errors"> | undefined): boolean {
  return Object.keys(answer?.errors ?? {}).length > 0;
}

/** The first of `names`, in the form's order, that has an error. */
export function firstError(names: readonly string[], errors: Record<string, string>) {
  return names.find((name) => errors[name]);
}

/**
 * What a field of a form that came back shows: what was typed, what was wrong, and whether the focus
 * belongs there.
 * @param names in the form's order
 */
export function answeredFields<Name extends string>(
  names: readonly Name[],
  answer: FormAnswer | undefined,
) {
  const errors = answer?.errors ?? {};
  const first = firstError(names, errors);
  return (name: Name) => ({
    name,
    defaultValue: answer?.values[name],
    error: errors[name],
    isFirstError: name === first,
  });
}

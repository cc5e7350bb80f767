/** From a posted form to what its page shows again: everything typed, and what was wrong. */
import type { z } from "zod";

export interface FormAnswer {
  /** As typed, by field name; never more than a field may hold. */
  values: Record<string, string>;
  /** The first message of each wrong field. */
  errors: Record<string, string>;
}

const LONGEST_KEPT = 20_000;

/** @param names the form's own fields; anything else that was sent is ignored. */
export async function readForm(request: Request, names: readonly string[]) {
  const sent = await request.formData();
  return Object.fromEntries(
    names.map((name) => {
      const value = sent.get(name);
      return [name, typeof value === "string" ? value.slice(0, LONGEST_KEPT) : ""];
    }),
  );
}

/** The messages of a failed parse, one a field. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
}

/** The first of `names`, in the form's order, that has an error. */
export function firstError(names: readonly string[], errors: Record<string, string>) {
  return names.find((name) => errors[name]);
}

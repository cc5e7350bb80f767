import { parse } from "@conform-to/react";
import type { RecordValues } from "#domain/registro/record-values.ts";
import { DAY_MS } from "#domain/texto/durations.ts";

export interface Draft {
  values: RecordValues;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const DRAFT_MS = 7 * DAY_MS;
/** Drafts leave out internal fields and passwords. */
const LEFT_OUT = ["formulario", "versao", "senha"];

/** Reads the form's values. A field named `a.b` becomes `b` within the object `a`. */
export function draftOf(form: HTMLFormElement): Draft {
  const { payload } = parse(new FormData(form), { resolve: () => ({ value: null }) });
  const values = Object.fromEntries(
    Object.entries(payload).filter(([name]) => !LEFT_OUT.includes(name)),
  );
  return { values, savedAt: Date.now() };
}

/** Fails silently if the browser's storage is full or forbidden, because the form works without a draft. */
export function writeDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    removeDraft(key);
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

export function readDraft(key: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (isDraft(draft) && Date.now() - draft.savedAt < DRAFT_MS) return draft;
    removeDraft(key);
  } catch {
    removeDraft(key);
  }
  return undefined;
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as Draft).savedAt === "number" &&
    typeof (value as Draft).values === "object" &&
    (value as Draft).values !== null
  );
}

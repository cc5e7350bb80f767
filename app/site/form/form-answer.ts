/** What a public form gets back where it was not stored: what was typed, and what was wrong. */
import type { FormResult } from "#app/ui/form-answer.ts";

export interface FormAnswer {
  result: FormResult;
  /** What is wrong with no field. */
  notice?: { title: string; text: string };
  /** Nothing could be stored just now. */
  isUnavailable?: boolean;
}

/** What a form of /auth shows again: what was typed, passwords and codes apart, and what was wrong. */
import type { FormResult } from "#app/ui/form-answer.ts";

export interface AuthAnswer {
  result: FormResult;
  notice?: { title: string; text: string; kind: "success" | "warning" | "error" };
  isDeadLink?: boolean;
}

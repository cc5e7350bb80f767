/** What a form of /auth shows again: what was typed, passwords apart, and what was wrong. */
export interface AuthAnswer {
  values: { email: string };
  errors: Record<string, string>;
  notice?: { title: string; text: string; kind: "success" | "warning" | "error" };
  isDeadLink?: boolean;
}

/** What the screen that an answer leads to will say: empty where it will say nothing. */
export function flashOf(answer: Response): string {
  const [, cookie = ""] = /-aviso=([^.;]+)/.exec(answer.headers.get("set-cookie") ?? "") ?? [];
  return Buffer.from(cookie, "base64url").toString();
}

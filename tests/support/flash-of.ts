export function flashOf(answer: Response): string {
  const [, cookie = ""] = /-aviso=([^.;]+)/.exec(answer.headers.get("set-cookie") ?? "") ?? [];
  return Buffer.from(cookie, "base64url").toString();
}

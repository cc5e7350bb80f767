/** One notice carried over a redirect, in a cookie that lives a minute and is shown once. */
import { redirect } from "react-router";
import { z } from "zod";

export interface Flash {
  title: string;
  text: string;
  kind: "success" | "warning" | "error";
}

const NAME = "clinica-aviso";
const ATTRIBUTES = "Path=/; HttpOnly; SameSite=Lax";
const CLEARED = `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;
const SHAPE = z.strictObject({
  title: z.string().max(120),
  text: z.string().max(400),
  kind: z.enum(["success", "warning", "error"]),
});

/** @param headers others of the answer, such as the cookies of a sign-in. */
export function redirectWithFlash(to: string, flash: Flash, headers?: HeadersInit): Response {
  const all = new Headers(headers);
  const value = Buffer.from(JSON.stringify(flash)).toString("base64url");
  all.append("Set-Cookie", `${NAME}=${value}; Max-Age=60; ${ATTRIBUTES}`);
  return redirect(to, { headers: all });
}

/** @returns the notice, and the headers that keep it from being shown again. */
export function readFlash(request: Request): { flash?: Flash; headers: Headers } {
  const headers = new Headers();
  const value = cookieValue(request.headers);
  if (value === undefined) return { headers };
  headers.append("Set-Cookie", CLEARED);
  const flash = parse(value);
  return flash ? { flash, headers } : { headers };
}

export function hasFlashCookie(headers: Headers): boolean {
  return cookieValue(headers) !== undefined;
}

function cookieValue(headers: Headers): string | undefined {
  const cookie = headers.get("cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,4000})(?:;|$)`).exec(cookie)?.[1];
}

/** Whoever can set a cookie here can show a text to this one reader, and nothing else. */
function parse(value: string): Flash | undefined {
  try {
    return SHAPE.parse(JSON.parse(Buffer.from(value, "base64url").toString("utf8")));
  } catch {
    return undefined;
  }
}

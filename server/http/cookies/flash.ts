import { redirect } from "react-router";
import { z } from "zod";
import type { Undo } from "#domain/registro/undo.ts";
import type { Config } from "#server/config.ts";
import { isSignatureOf, signatureOf } from "#server/crypto/signature.ts";
import type { Services } from "#server/services.ts";
import { cookieAttributes, cookieName, hasCookie, readCookie } from "./cookie-name.ts";

export interface Flash {
  title: string;
  text: string;
  kind: "success" | "warning" | "error";
  undo?: Undo;
  /** The public page on which a saved record is seen. */
  site?: string;
  next?: { label: string; to: string };
}

const COOKIE = "aviso";
const PURPOSE = "flash cookie";
const SECONDS = 60;
const SHAPE = z.strictObject({
  title: z.string().max(120),
  text: z.string().max(400),
  kind: z.enum(["success", "warning", "error"]),
  undo: z
    .strictObject({
      path: z.string().max(1_000),
      formulario: z.string().max(40),
      id: z.string().max(40),
      antes_de: z.string().max(40).optional(),
      depois_de: z.string().max(40).optional(),
    })
    .optional(),
  site: z.string().max(300).optional(),
  next: z.strictObject({ label: z.string().max(60), to: z.string().max(300) }).optional(),
});

type Needed = { services: Pick<Services, "secretKey"> & { config: Pick<Config, "origin"> } };

export function redirectWithFlash(
  { services }: Needed,
  to: string,
  said: Flash | string,
  headers?: HeadersInit,
): Response {
  const flash: Flash =
    typeof said === "string" ? { title: "Sucesso", text: said, kind: "success" } : said;
  const all = new Headers(headers);
  const until = (Math.floor(Date.now() / 1000) + SECONDS).toString(36);
  const text = `${Buffer.from(JSON.stringify(flash)).toString("base64url")}.${until}`;
  const value = `${text}.${signatureOf(services.secretKey, PURPOSE, text)}`;
  all.append("Set-Cookie", cookie(services, value, SECONDS));
  return redirect(to, { headers: all });
}

/** @returns the notice, and the headers that delete its cookie */
export function readFlash(
  { services }: Needed,
  request: Request,
): { flash?: Flash; headers: Headers } {
  const headers = new Headers();
  const value = readCookie(request.headers, cookieName(COOKIE, services.config.origin));
  if (value === undefined) return { headers };
  headers.append("Set-Cookie", cookie(services, "", 0));
  const flash = parse(services.secretKey, value);
  return flash ? { flash, headers } : { headers };
}

export function hasFlashCookie(headers: Headers): boolean {
  return hasCookie(headers, COOKIE);
}

function cookie({ config }: Needed["services"], value: string, seconds: number): string {
  const name = cookieName(COOKIE, config.origin);
  return `${name}=${value}; Max-Age=${seconds}; ${cookieAttributes(config.origin)}`;
}

/** Accepts only what this server signed within the last minute, so nobody else can show notices to a visitor. */
function parse(secretKey: Buffer, value: string): Flash | undefined {
  const [, text = "", json = "", until = "", signature = ""] =
    /^(([\w-]{1,3000})\.([0-9a-z]{1,9}))\.([\w-]{43})$/.exec(value) ?? [];
  if (!isSignatureOf(secretKey, PURPOSE, text, signature)) return undefined;
  if (Number.parseInt(until, 36) * 1000 < Date.now()) return undefined;
  return SHAPE.safeParse(JSON.parse(Buffer.from(json, "base64url").toString("utf8"))).data;
}

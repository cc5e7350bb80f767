/** The database receives a session token's hash and stores a hash of that hash. Neither reveals the token. */
import { createHash, createHmac } from "node:crypto";
import type { Config } from "#server/config.ts";
import { deriveKey } from "#server/crypto/secret-key.ts";
import { isSameText } from "#server/crypto/signature.ts";
import { cookieName, readCookie } from "#server/http/cookies/cookie-name.ts";

interface Needed {
  config: Pick<Config, "origin">;
  secretKey: Buffer;
}

export function authSecret(secretKey: Buffer): string {
  return deriveKey(secretKey, "better-auth", 32).toString("base64url");
}

/** Returns the cookie's value as better-auth writes it: the token, a dot and the signature. */
export function signSessionToken(secretKey: Buffer, token: string): string {
  return encodeURIComponent(`${token}.${signature(secretKey, token)}`);
}

function readSessionToken({ config, secretKey }: Needed, headers: Headers): string | undefined {
  const value = readCookie(headers, cookieName("sessao", config.origin));
  const [, token = "", sent = ""] = /^(.+)\.([^.]+)$/.exec(decoded(value)) ?? [];
  return isSameText(sent, signature(secretKey, token)) ? token : undefined;
}

/** @returns the hash that the database gets; undefined if this server did not sign the cookie */
export function sessionCredential(needed: Needed, headers: Headers): string | undefined {
  const token = readSessionToken(needed, headers);
  return token === undefined ? undefined : credentialOf(token);
}

export function credentialOf(token: string): string {
  return sha256(token);
}

/** Returns the stored hash of a token, by which the SQL function `quem_pede` finds the session. */
export function storedToken(token: string): string {
  return sha256(credentialOf(token));
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function signature(secretKey: Buffer, token: string): string {
  return createHmac("sha256", authSecret(secretKey)).update(token).digest("base64");
}

function decoded(value = ""): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

import { afterEach, describe, expect, it, vi } from "vitest";
import { signatureOf } from "#server/crypto/signature.ts";
import { type Flash, hasFlashCookie, readFlash, redirectWithFlash } from "./flash.ts";

const NOTICE: Flash = {
  title: "Sucesso",
  text: "Usuário criado com sucesso; “já” ✓",
  kind: "success",
};
const secretKey = Buffer.alloc(32, 7);
const server = (origin?: string, key = secretKey) => ({
  services: { secretKey: key, config: { origin } },
});
const here = server();
const https = server("https://www.clinica.test");

function requestAfter(response: Response): Request {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return requestWith(`a=1; ${cookies.join("; ")}; b=2`);
}

function requestWith(cookie: string): Request {
  return new Request("http://localhost/", { headers: { cookie } });
}

function cookieValue(response: Response): string {
  return /clinica-aviso=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? "";
}

afterEach(() => void vi.useRealTimers());

it("carries a notice over a redirect, once, beside other cookies", () => {
  const response = redirectWithFlash(here, "/admin", NOTICE, { "Set-Cookie": "outro=1" });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/admin");
  expect(response.headers.getSetCookie()).toHaveLength(2);
  expect(response.headers.getSetCookie()[1]).toMatch(
    /^clinica-aviso=.*Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const { flash, headers } = readFlash(here, requestAfter(response));
  expect(flash).toEqual(NOTICE);
  expect(headers.get("set-cookie")).toMatch(/^clinica-aviso=; Max-Age=0;/);
  expect(hasFlashCookie(requestAfter(response).headers)).toBe(true);
});

it("touches no cookie where there is no notice", () => {
  const { flash, headers } = readFlash(here, new Request("http://localhost/"));
  expect(flash).toBeUndefined();
  expect(headers.get("set-cookie")).toBeNull();
});

describe("behind https", () => {
  it("is called __Host- and Secure, when it is set and when it is cleared", () => {
    const response = redirectWithFlash(https, "/admin", NOTICE);
    const attributes =
      /^__Host-clinica-aviso=[^;]*; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/;
    expect(response.headers.get("set-cookie")).toMatch(attributes);
    const { flash, headers } = readFlash(https, requestAfter(response));
    expect(flash).toEqual(NOTICE);
    expect(headers.get("set-cookie")).toMatch(attributes);
    expect(hasFlashCookie(requestAfter(response).headers)).toBe(true);
  });

  it("ignores a cookie of the plain name, which another host of the domain could set", () => {
    const value = cookieValue(redirectWithFlash(https, "/admin", NOTICE));
    expect(readFlash(https, requestWith(`clinica-aviso=${value}`)).flash).toBeUndefined();
  });
});

describe("what this server did not sign", () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const value = cookieValue(redirectWithFlash(here, "/", NOTICE));
  const [, until, signature] = value.split(".");
  const later = "zzzzzz";
  const shown = (cookie: string) => readFlash(here, requestWith(`clinica-aviso=${cookie}`)).flash;

  it.each([
    ["nothing", ""],
    ["a word", "x"],
    ["a percent sign", "%00"],
    ["no signature", encode(NOTICE)],
    ["an empty signature", `${encode(NOTICE)}.${until}.`],
    [
      "another text under the old signature",
      `${encode({ ...NOTICE, text: "Oi" })}.${until}.${signature}`,
    ],
    ["a longer life under the old signature", `${value.split(".")[0]}.${later}.${signature}`],
    [
      "another key's",
      cookieValue(redirectWithFlash(server(undefined, Buffer.alloc(32, 8)), "/", NOTICE)),
    ],
  ])("is not shown: %s", (_what, cookie) => {
    expect(shown(cookie)).toBeUndefined();
    const cleared = readFlash(here, requestWith(`clinica-aviso=${cookie}`)).headers;
    expect(cleared.get("set-cookie")).toMatch(/^clinica-aviso=; Max-Age=0;/);
  });

  it("is not shown where it was signed for something else", () => {
    const text = `${encode(NOTICE)}.${later}`;
    const sign = (purpose: string) => `${text}.${signatureOf(secretKey, purpose, text)}`;
    expect(shown(sign("known browser"))).toBeUndefined();
    expect(shown(sign("flash cookie"))).toEqual(NOTICE);
  });

  it("is not believed beside the right one: both go", () => {
    for (const values of [
      ["x", value],
      [value, "x"],
      [value, value],
    ]) {
      const cookie = values.map((one) => `clinica-aviso=${one}`).join("; ");
      expect(readFlash(here, requestWith(cookie)).flash).toBeUndefined();
    }
  });
});

it("expires after a minute, also for a client that stored it", () => {
  vi.useFakeTimers();
  const request = requestAfter(redirectWithFlash(here, "/", NOTICE));
  vi.advanceTimersByTime(59_000);
  expect(readFlash(here, request).flash).toEqual(NOTICE);
  vi.advanceTimersByTime(3_000);
  expect(readFlash(here, request).flash).toBeUndefined();
});

import { expect, it } from "vitest";
import { type Flash, readFlash, redirectWithFlash } from "./flash.ts";

const NOTICE: Flash = {
  title: "Sucesso",
  text: "Usuário criado com sucesso; “já” ✓",
  kind: "success",
};

function requestAfter(response: Response): Request {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return new Request("http://localhost/", {
    headers: { cookie: `a=1; ${cookies.join("; ")}; b=2` },
  });
}

it("carries a notice over a redirect, once, beside other cookies", () => {
  const response = redirectWithFlash("/admin", NOTICE, { "Set-Cookie": "outro=1" });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/admin");
  expect(response.headers.getSetCookie()).toHaveLength(2);
  expect(response.headers.getSetCookie()[1]).toMatch(
    /Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const { flash, headers } = readFlash(requestAfter(response));
  expect(flash).toEqual(NOTICE);
  expect(headers.get("set-cookie")).toMatch(/^clinica-aviso=; Max-Age=0;/);
});

it("touches no cookie where there is no notice", () => {
  const { flash, headers } = readFlash(new Request("http://localhost/"));
  expect(flash).toBeUndefined();
  expect(headers.get("set-cookie")).toBeNull();
});

it("shows nothing of a cookie that is not one of ours, and clears it", () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const forged = [
    "x",
    "%00",
    encode("texto"),
    encode({ ...NOTICE, kind: "info" }),
    encode({ ...NOTICE, href: "/" }),
  ];
  for (const value of [...forged, encode({ ...NOTICE, text: "a".repeat(401) })]) {
    const cookie = `clinica-aviso=${value}`;
    expect(
      readFlash(new Request("http://localhost/", { headers: { cookie } })).flash,
    ).toBeUndefined();
  }
});

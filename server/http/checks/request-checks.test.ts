import { describe, expect, test } from "vitest";
import { refuse, refuseLength, requestOrigin } from "./request-checks.ts";
import { matchRoute } from "./route-match.ts";

const ORIGIN = "https://www.clinica.com.br";

function check(path: string, init: RequestInit = {}, origin: string | undefined = ORIGIN) {
  const url = new URL(path, ORIGIN);
  return refuse(new Request(url, init), url, origin, matchRoute(url.pathname))?.status;
}

function post(headers: Record<string, string>) {
  return check("/contato", { method: "POST", headers });
}

describe("requestOrigin", () => {
  const of = (host: string, origin?: string, from?: string) =>
    requestOrigin({ origin }, new URL("http://x/"), host, from);

  test("is the configured one, whatever Host says", () => {
    expect(of("evil.example", ORIGIN)).toBe(ORIGIN);
  });

  test.each(["localhost", "localhost:3000", "127.0.0.1:8080", "127.1.2.3", "[::1]:3000"])(
    "%s is its own while none is configured",
    (host) => {
      expect(of(host)).toBe(`http://${host}`);
    },
  );

  test("is written in small letters, as browsers send it", () => {
    expect(of("LOCALHOST:3000")).toBe("http://localhost:3000");
  });

  test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])(
    "of a form from %s is its own where ORIGIN is another name of this machine",
    (host) => {
      for (const origin of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:80"]) {
        expect(of(host, origin, `http://${host}`)).toBe(`http://${host}`);
        expect(of(host, origin)).toBe(origin);
      }
    },
  );

  test.each([
    ["localhost:3000", "http://evil.example"],
    ["localhost:3000", "http://127.0.0.1:3000"],
    ["localhost:3000", "http://localhost:3001"],
    ["evil.example", "http://evil.example"],
  ])("of a form to %s from %s stays ORIGIN, so that it is refused", (host, from) => {
    expect(of(host, "http://localhost:80", from)).toBe("http://localhost:80");
  });

  test("of a form to this machine stays a public ORIGIN", () => {
    expect(of("localhost:3000", ORIGIN, "http://localhost:3000")).toBe(ORIGIN);
  });

  test.each([
    "",
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "localhost:3000@evil.example",
    "localhost:",
    "localhost\n",
    "192.168.0.10:3000",
  ])("%j is refused while none is configured", (host) => {
    expect(of(host)).toBeUndefined();
  });
});

describe("refuse", () => {
  test("lets a page be read and a form be sent", () => {
    expect(check("/")).toBeUndefined();
    expect(check("/", { method: "HEAD" })).toBeUndefined();
    expect(post({ origin: ORIGIN, "sec-fetch-site": "same-origin" })).toBeUndefined();
  });

  test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])("%s is 405", (method) => {
    expect(check("/", { method })).toBe(405);
  });

  test("an unknown Host is 400 and names ORIGIN", () => {
    const url = new URL("/", "http://evil.example");
    expect(refuse(new Request(url), url, undefined, matchRoute("/"))).toMatchObject({
      status: 400,
      text: expect.stringContaining("ORIGIN"),
    });
  });

  test.each(["/%", "/%E0%A4%A", "/%ff", "/exames%00", "/%0d%0aX: y", "/%7f"])(
    "%s is 400",
    (path) => {
      expect(check(path)).toBe(400);
    },
  );

  test.each(["/conv%C3%AAnios", "/%2e%2e", "/a%20b"])("%s can be read", (path) => {
    expect(check(path)).toBeUndefined();
  });

  test.each([
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ origin: "http://www.clinica.com.br" }],
    [{ origin: `${ORIGIN}.evil.example` }],
    [{ origin: "https://evil.example", "sec-fetch-site": "same-origin" }],
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
  ])("a form from elsewhere is 403: %j", (headers) => {
    expect(post(headers as Record<string, string>)).toBe(403);
  });

  test.each([[{ "sec-fetch-site": "none" }], [{ "sec-fetch-site": "same-origin" }]])(
    "a form without Origin is checked by Sec-Fetch-Site: %j",
    (headers) => {
      expect(post(headers as Record<string, string>)).toBeUndefined();
    },
  );

  test("a form with neither is accepted only from programs that are not browsers and send no cookie", () => {
    expect(post({ "user-agent": "curl/8.5.0" })).toBeUndefined();
    expect(post({})).toBeUndefined();
    expect(post({ "user-agent": "curl/8.5.0", cookie: "a=b" })).toBe(403);
    expect(post({ "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/70" })).toBe(403);
    expect(post({ "user-agent": "Opera/9.80" })).toBe(403);
  });

  test("a Host that makes no address is 400", () => {
    expect(refuse(new Request(ORIGIN), null, ORIGIN, matchRoute(""))).toMatchObject({
      status: 400,
    });
  });

  test.each(["/exames", "/metrics", "/admin/auditoria/exportar", "/assets/a.js"])(
    "a form to %s, which accepts none, is 405 with the allowed methods",
    (path) => {
      const url = new URL(path, ORIGIN);
      const request = new Request(url, { method: "POST", headers: { origin: ORIGIN } });
      const refusal = refuse(request, url, ORIGIN, matchRoute(path));
      expect(refusal).toMatchObject({ status: 405, allow: "GET, HEAD" });
    },
  );

  test.each([
    ["sec-purpose", "prefetch"],
    ["sec-purpose", "prefetch;prerender"],
    ["purpose", "prefetch"],
    ["x-moz", "prefetch"],
  ])(
    "a screen of the back office is not fetched before somebody opens it (%s: %s)",
    (name, value) => {
      const init = { headers: { [name]: value } };
      expect(check("/admin/mensagens/x", init)).toBe(403);
      expect(check("/admin/mensagens/x.data", init)).toBe(403);
      expect(check("/exames", init)).toBeUndefined();
      expect(check("/assets/a.js", init)).toBeUndefined();
      expect(check("/admin/mensagens/x", { headers: { [name]: "other" } })).toBeUndefined();
    },
  );

  test("a link from elsewhere may be followed", () => {
    expect(check("/", { headers: { "sec-fetch-site": "cross-site" } })).toBeUndefined();
  });
});

test("an address longer than 2,048 characters is 414", () => {
  expect(refuseLength(`http://localhost:3000/${"a".repeat(2_047)}`)).toBeUndefined();
  expect(refuseLength(`http://localhost:3000/${"a".repeat(2_048)}`)?.status).toBe(414);
  expect(refuseLength(`http://localhost/?busca=${"a".repeat(2_048)}`)?.status).toBe(414);
  expect(refuseLength("http://localhost")).toBeUndefined();
});

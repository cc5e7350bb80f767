import type { RouteConfigEntry } from "@react-router/dev/routes";
import { beforeAll, describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { ADMIN_ROUTES, SIGN_IN_ROUTE, STAFF_ROLES } from "./support/admin-routes.ts";
import { demoServer } from "./support/demo-server.ts";
import { type StaffCookies, signInEveryone } from "./support/staff-cookies.ts";

const server = demoServer();
let cookies: StaffCookies;

beforeAll(async () => {
  cookies = await signInEveryone(server.url);
});

test("the table holds every route below /admin", () => {
  const written = (routes as RouteConfigEntry[]).flatMap((entry) => pathsOf(entry, ""));
  const below = written
    .filter((path) => /^admin(?:\/|$)/.test(path))
    .map((path) => path.replace(/^admin\/?/, ""));
  const known = [...ADMIN_ROUTES.map(({ route }) => route), SIGN_IN_ROUTE];
  expect([...new Set(below)].sort()).toEqual([...known].sort());
});

describe.each(ADMIN_ROUTES)("$path", ({ path, allowed, status = 200, leadsTo, posts }) => {
  test("sends nobody to /auth", async () => {
    const response = await get(path);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(leadsTo ?? "/auth");
    expect(response.headers.get("cache-control")).toContain("no-store");
  });

  test.each(STAFF_ROLES)(`answers %s with the listed status`, async (role) => {
    const expected = allowed.includes(role) ? status : 403;
    const response = await get(path, cookies[role]);
    expect(response.status).toBe(expected);
    expect(response.headers.get("cache-control")).toContain("private");
    const body = await response.text();
    if (expected === 403) expect(body).not.toContain("@clinica.test</p>");
  });

  test.each(STAFF_ROLES)("gives %s no more by its data than by its page", async (role) => {
    const response = await get(path === "/admin" ? "/admin.data" : `${path}.data`, cookies[role]);
    const body = await response.text();
    if (!allowed.includes(role)) {
      expect(response.status).toBe(403);
      for (const other of STAFF_ROLES.filter((one) => one !== role)) {
        expect(body).not.toContain(`${other}@`);
      }
    }
    expect(response.headers.get("cache-control")).toContain("private");
  });

  for (const { does, body, allowed, status } of posts) {
    test(`${does} for nobody: 401, or a page sent to /auth`, async () => {
      const page = await post(path, body);
      if (page.status !== 401) expect(page.headers.get("location")).toBe("/auth");
      expect((await post(`${path}.data`, body)).status).toBe(401);
    });

    test.each(STAFF_ROLES)(`${does} for %s if the table lists it`, async (role) => {
      const response = await post(path, body, cookies[role]);
      expect(response.status).toBe(allowed.includes(role) ? status : 403);
    });

    test(`${does} for no other site`, async () => {
      const headers = { origin: "https://evil.example", cookie: cookies.admin_master };
      const response = await fetch(server.url + path, {
        method: "POST",
        headers,
        body: new URLSearchParams(body),
        redirect: "manual",
      });
      expect(response.status).toBe(403);
    });
  }
});

test("what a role may not open answers it 403", async () => {
  expect((await get("/admin/mensagens", cookies.leitor)).status).toBe(403);
  expect((await get("/admin/configuracoes", cookies.recepcao)).status).toBe(403);
});

test("each answer carries a nonce of its own and a policy that forbids all other inline script", async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => {
      const response = await get("/admin", cookies.leitor);
      const policy = response.headers.get("content-security-policy") ?? "";
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
      const html = await response.text();
      const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)].map(([tag]) => tag);
      expect(inline.length).toBeGreaterThan(0);
      for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(policies[0]).toBeTruthy();
  expect(policies[0]).not.toBe(policies[1]);
});

function get(path: string, cookie = "") {
  return fetch(server.url + path, { headers: { cookie }, redirect: "manual" });
}

function post(path: string, body: Record<string, string>, cookie = "") {
  return fetch(server.url + path, {
    method: "POST",
    headers: { cookie, origin: server.url },
    body: new URLSearchParams(body),
    redirect: "manual",
  });
}

/** A layout route is no page. A list is a page, although it contains the routes of its forms. */
function pathsOf(entry: RouteConfigEntry, above: string): string[] {
  const path = [above, entry.path].filter(Boolean).join("/");
  const children = entry.children ?? [];
  const isFrame = children.length > 0 && !entry.file.endsWith("/list.tsx");
  return [...(isFrame ? [] : [path]), ...children.flatMap((child) => pathsOf(child, path))];
}

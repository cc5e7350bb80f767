import { expect, test } from "vitest";
import { BARE_POLICY, pagePolicy, SECURITY_HEADERS } from "./policy.ts";

test("a public page may run our own script, show our own images and frame the map, no more", () => {
  expect(pagePolicy()).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src https://www.google.com; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test("the hosts of images shown by address are added to that page's images only", () => {
  const policy = pagePolicy(new Set(["https://fotos.example", "https://cdn.example:8443"]));
  expect(policy).toContain(
    "; img-src 'self' data: https://fotos.example https://cdn.example:8443;",
  );
  expect(policy.match(/https:\/\/fotos\.example/g)).toHaveLength(1);
  expect(pagePolicy()).not.toContain("example");
});

test("nothing inline and nothing evaluated is ever allowed", () => {
  for (const policy of [pagePolicy(), BARE_POLICY]) expect(policy).not.toMatch(/unsafe|\*|nonce/);
});

test("every answer forbids framing, sniffing and devices; Origin stays readable on forms", () => {
  expect(SECURITY_HEADERS["X-Content-Type-Options"]).toBe("nosniff");
  expect(SECURITY_HEADERS["X-Frame-Options"]).toBe("DENY");
  expect(SECURITY_HEADERS["Referrer-Policy"]).not.toBe("no-referrer");
  expect(SECURITY_HEADERS["Permissions-Policy"]).toContain("camera=()");
});

import { expect, test } from "vitest";
import { BARE_POLICY, policyOf, SECURITY_HEADERS } from "./policy.ts";

test("a public page may run our own script, show our own images and frame the map, no more", () => {
  expect(policyOf("public")).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src https://www.google.com; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test("the hosts of images shown by address are added to that page's images only", () => {
  const policy = policyOf("public", {
    imageHosts: new Set(["https://fotos.example", "https://cdn.example:8443"]),
  });
  expect(policy).toContain(
    "; img-src 'self' data: https://fotos.example https://cdn.example:8443;",
  );
  expect(policy.match(/https:\/\/fotos\.example/g)).toHaveLength(1);
  expect(policyOf("public")).not.toContain("example");
});

test("nothing inline and nothing evaluated is ever allowed", () => {
  for (const policy of [policyOf("public"), policyOf("bare"), BARE_POLICY])
    expect(policy).not.toMatch(/unsafe|\*|nonce/);
});

test("every answer forbids framing, sniffing and devices; Origin stays readable on forms", () => {
  expect(SECURITY_HEADERS["X-Content-Type-Options"]).toBe("nosniff");
  expect(SECURITY_HEADERS["X-Frame-Options"]).toBe("DENY");
  expect(SECURITY_HEADERS["Referrer-Policy"]).not.toBe("no-referrer");
  expect(SECURITY_HEADERS["Permissions-Policy"]).toContain("camera=()");
});

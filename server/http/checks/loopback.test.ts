import { expect, it } from "vitest";
import { isLoopbackHost } from "./loopback.ts";

it.each(["localhost", "LOCALHOST", "127.0.0.1", "127.8.9.10", "::1", "[::1]"])(
  "%s is this machine",
  (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  },
);

it.each([
  "localhost.evil.example",
  "evil.localhost.example",
  "127.evil.example",
  "127.0.0.1.evil.example",
  "127.1",
  "1.127.0.0",
  "10.0.0.1",
  "0.0.0.0",
  "::2",
  "mail.clinica.com.br",
  "",
])("%s is not", (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});

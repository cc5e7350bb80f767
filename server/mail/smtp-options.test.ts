import { expect, it } from "vitest";
import { smtpOptions } from "./smtp-options.ts";

it.each([
  "smtp://mail.clinica.com.br",
  "smtps://mail.clinica.com.br:8465",
  "smtp://10.0.0.1:25",
  "smtp://localhost.evil.example",
  "smtp://127.1",
  "smtp://[::ffff:7f00:1]",
])("%s has to use TLS and a valid certificate", (address) => {
  expect(smtpOptions(address)).toMatchObject({
    requireTLS: true,
    tls: { rejectUnauthorized: true, minVersion: "TLSv1.2" },
  });
});

it.each(["smtp://localhost", "smtp://127.0.0.1:1025", "smtps://[::1]:465"])(
  "%s is this machine",
  (address) => {
    expect(smtpOptions(address)).toMatchObject({
      requireTLS: false,
      tls: { rejectUnauthorized: false },
    });
  },
);

it.each([
  ["smtp://h.br", { host: "h.br", port: undefined, secure: false, auth: undefined }],
  ["smtp://h.br:465", { port: 465, secure: true }],
  ["smtps://h.br", { port: undefined, secure: true }],
  ["smtps://[2001:db8::1]:2465", { host: "2001:db8::1", port: 2465, secure: true }],
  ["smtp://ana%40x:p%2Fq%3F@h.br:587", { auth: { user: "ana@x", pass: "p/q?" }, secure: false }],
])("parses %s", (address, expected) => {
  expect(smtpOptions(address)).toMatchObject(expected);
});

import { expect, test } from "vitest";
import { parseDatabaseUrl } from "./database-url.ts";

test("every part is decoded; the port has a default", () => {
  expect(parseDatabaseUrl("postgres://ana%40x:p%2Fq%3F@db.x.br/cl%C3%ADnica")).toEqual({
    host: "db.x.br",
    port: 5432,
    database: "clínica",
    username: "ana@x",
    password: "p/q?",
    ssl: "prefer",
    connection: { application_name: "clinica" },
  });
});

test.each([
  ["postgres://u@localhost:6543/b", { host: "localhost", port: 6543, ssl: false }],
  ["postgres://u@[::1]/b", { host: "::1", ssl: false }],
  ["postgres://u@localhost/b?host=/run/pg&port=7", { host: "/run/pg", port: 7, ssl: false }],
  ["postgres://u@%2Frun%2Fpg/b?sslmode=require", { host: "/run/pg", ssl: false }],
  ["postgres://u@h/b?sslmode=disable", { ssl: false }],
  ["postgres://u@h/b?sslmode=allow", { ssl: "prefer" }],
  ["postgres://u@h/b?sslmode=require", { ssl: "require" }],
  ["postgres://u@localhost/b?sslmode=require", { ssl: "require" }],
  [
    "postgres://u@h.br/b?sslmode=verify-full",
    { ssl: { rejectUnauthorized: true, host: "h.br", servername: "h.br" } },
  ],
  [
    "postgres://u@10.0.0.1/b?sslmode=verify-full",
    { ssl: { rejectUnauthorized: true, host: "10.0.0.1" } },
  ],
  [
    "postgres://u@h/b?sslmode=verify-ca&sslrootcert=system",
    { ssl: { rejectUnauthorized: true, checkServerIdentity: expect.any(Function) } },
  ],
  [
    "postgres://u@h/b?sslmode=require&sslrootcert=/dev/null",
    { ssl: { rejectUnauthorized: true, ca: "" } },
  ],
  ["postgres://u@h/b?connect_timeout=7", { connect_timeout: 7 }],
])("%s", (address, expected) => {
  expect(parseDatabaseUrl(address)).toMatchObject(expected);
});

test("what the driver would send on and the server refuse is left out", () => {
  expect(parseDatabaseUrl("postgres://u@h/b?channel_binding=require").connection).toEqual({
    application_name: "clinica",
  });
});

test("a root certificate that cannot be read is one line without the address", () => {
  expect(() =>
    parseDatabaseUrl("postgres://u:segredo@h/b?sslmode=verify-ca&sslrootcert=/x"),
  ).toThrow('DATABASE_URL: sslrootcert "/x" não pode ser lido (ENOENT).');
});

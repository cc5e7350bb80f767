import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";
import { StartupError } from "./errors.ts";

const parse = (env: Record<string, string>) => parseConfig(env, "production");

function complaints(env: Record<string, string>): string[] {
  try {
    parse(env);
  } catch (error) {
    if (error instanceof StartupError) return error.message.split("\n");
    throw error;
  }
  return [];
}

const SECRET = Buffer.alloc(32, 7).toString("base64");

describe("defaults", () => {
  test("an empty environment serves on every address, port 3000, from ./data", () => {
    expect(parse({})).toEqual({
      mode: "production",
      port: 3000,
      host: "0.0.0.0",
      origin: undefined,
      dataDir: path.resolve("data"),
      backupDir: path.resolve("data/backups"),
      backupKey: undefined,
      databaseUrl: undefined,
      secretKey: undefined,
      adminEmail: "admin@clinica.test",
      adminPassword: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      trustProxy: 0,
      metricsToken: undefined,
      logLevel: "info",
      pageCache: true,
      icpRoots: "",
      dicom: undefined,
      pacsUrl: undefined,
      backupImages: false,
      demoImages: true,
    });
  });

  test("demo and development listen on loopback only; the demo has a folder of its own", () => {
    expect(parseConfig({}, "demo")).toMatchObject({
      host: "127.0.0.1",
      dataDir: path.resolve("data/demo"),
    });
    expect(parseConfig({}, "development")).toMatchObject({
      host: "127.0.0.1",
      dataDir: path.resolve("data"),
    });
  });

  test("an empty value counts as not set", () => {
    expect(parse({ PORT: "", ORIGIN: "", SECRET_KEY: "" })).toEqual(parse({}));
  });

  test("what is returned cannot be changed", () => {
    expect(Object.isFrozen(parse({}))).toBe(true);
  });
});

describe("good values", () => {
  test.each([
    ["PORT", "0", { port: 0 }],
    ["PORT", "65535", { port: 65_535 }],
    ["HOST", "::1", { host: "::1" }],
    ["HOST", "127.0.0.1", { host: "127.0.0.1" }],
    ["HOST", "localhost", { host: "localhost" }],
    ["ORIGIN", "https://www.clinica.com.br", { origin: "https://www.clinica.com.br" }],
    ["ORIGIN", "https://x.br/", { origin: "https://x.br" }],
    ["ORIGIN", "http://localhost:80", { origin: "http://localhost" }],
    ["ORIGIN", "https://x.br:443", { origin: "https://x.br" }],
    ["ORIGIN", "HTTPS://WWW.Clinica.BR:8443", { origin: "https://www.clinica.br:8443" }],
    ["ORIGIN", "http://[::1]:3000", { origin: "http://[::1]:3000" }],
    ["DATA_DIR", "dados", { dataDir: path.resolve("dados") }],
    ["DATA_DIR", "/srv/a b", { dataDir: "/srv/a b" }],
    ["DATABASE_URL", "postgres://u:p@h/b", { databaseUrl: "postgres://u:p@h/b" }],
    [
      "DATABASE_URL",
      "postgresql://u@localhost/b?host=/run/pg&sslmode=verify-full",
      { databaseUrl: "postgresql://u@localhost/b?host=/run/pg&sslmode=verify-full" },
    ],
    ["SECRET_KEY", SECRET, { secretKey: SECRET }],
    ["ADMIN_EMAIL", "ana@x.br", { adminEmail: "ana@x.br" }],
    ["ADMIN_PASSWORD", "123456", { adminPassword: "123456" }],
    ["SMTP_URL", "smtp://u:p@m.br:587", { smtpUrl: "smtp://u:p@m.br:587" }],
    ["SMTP_URL", "smtps://m.br/", { smtpUrl: "smtps://m.br/" }],
    ["MAIL_FROM", "a@b.br", { mailFrom: "a@b.br" }],
    ["MAIL_FROM", "Clínica <a@b.br>", { mailFrom: "Clínica <a@b.br>" }],
    ["TRUST_PROXY", "2", { trustProxy: 2 }],
    ["METRICS_TOKEN", "0123456789abcdef", { metricsToken: "0123456789abcdef" }],
    ["LOG_LEVEL", "silent", { logLevel: "silent" }],
    ["PAGE_CACHE", "off", { pageCache: false }],
  ])("%s=%s", (name, value, expected) => {
    expect(parse({ [name]: value })).toMatchObject(expected);
  });
});

describe("the demonstration, whose passwords everybody knows", () => {
  test.each([
    "https://www.clinica.com.br",
    "http://10.0.0.7:3000",
    "http://localhost.evil.example",
  ])("refuses ORIGIN=%s in one line", (ORIGIN) => {
    expect(() => parseConfig({ ORIGIN }, "demo")).toThrow(
      /^ORIGIN: a demonstração tem senhas que todos conhecem [^\n]+\.$/,
    );
    expect(parse({ ORIGIN }).origin).toBe(ORIGIN);
  });

  test.each(["http://localhost:3000", "http://127.0.0.1", "https://[::1]:8443"])(
    "takes ORIGIN=%s",
    (ORIGIN) => {
      expect(parseConfig({ ORIGIN }, "demo").origin).toBe(ORIGIN);
    },
  );
});

describe("a bad value is one line that names the variable and what is expected", () => {
  test.each([
    ["PORT", "abc"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "3e3"],
    ["PORT", "0x10"],
    ["PORT", " 3000"],
    ["PORT", "3000.5"],
    ["HOST", "localhost:3000"],
    ["HOST", "[::1]"],
    ["HOST", "http://localhost"],
    ["HOST", "a b"],
    ["ORIGIN", "www.clinica.com.br"],
    ["ORIGIN", "ftp://x.br"],
    ["ORIGIN", "https://x.br/site"],
    ["ORIGIN", "https://x.br?a=1"],
    ["ORIGIN", "https://x.br?"],
    ["ORIGIN", "https://x.br#a"],
    ["ORIGIN", "https://x.br\\@y.br"],
    ["ORIGIN", "https://u:p@x.br"],
    ["ORIGIN", "https://x.br:99999"],
    ["ORIGIN", "https://"],
    ["DATA_DIR", "  "],
    ["DATA_DIR", "a\0b"],
    ["DATABASE_URL", "clinica"],
    ["DATABASE_URL", "mysql://u:p@h/b"],
    ["DATABASE_URL", "postgres://h/b"],
    ["DATABASE_URL", "postgres://u:p@h"],
    ["DATABASE_URL", "postgres://u:p@h:porta/b"],
    ["DATABASE_URL", "postgres://u:p@h/b?sslmode=sim"],
    ["DATABASE_URL", "postgres://u:100%@h/b"],
    ["DATABASE_URL", "postgres://u:%ff@h/b"],
    ["SECRET_KEY", "curta"],
    ["SECRET_KEY", `${SECRET}!`],
    ["ADMIN_EMAIL", "admin"],
    ["ADMIN_PASSWORD", "12345"],
    ["SMTP_URL", "mail.clinica.com.br"],
    ["SMTP_URL", "http://mail.clinica.com.br"],
    ["SMTP_URL", "smtp://"],
    ["SMTP_URL", "smtp://mail.clinica.com.br/caixa"],
    ["MAIL_FROM", "clinica"],
    ["MAIL_FROM", "Clínica <clinica>"],
    ["MAIL_FROM", "Clínica <a@b.br>\nBcc: x@y.z"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "11"],
    ["METRICS_TOKEN", "curto"],
    ["LOG_LEVEL", "verbose"],
    ["PAGE_CACHE", "true"],
  ])("%s=%j", (name, value) => {
    const lines = complaints({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: valor inválido \\(.+\\); esperado: .+\\.$`));
    expect(lines[0]).not.toMatch(/\p{Cc}/u);
  });

  test("two bad values are two lines", () => {
    expect(complaints({ PORT: "abc", LOG_LEVEL: "x" })).toHaveLength(2);
  });

  test("a long value is cut", () => {
    expect(complaints({ LOG_LEVEL: "x".repeat(500) })[0]?.length).toBeLessThan(200);
  });
});

describe("nothing secret is repeated", () => {
  test.each([
    ["SECRET_KEY", "segredo"],
    ["ADMIN_PASSWORD", "segre"],
    ["METRICS_TOKEN", "segredo"],
    ["DATABASE_URL", "postgres://u:segredo@h"],
    ["DATABASE_URL", "postgres://u:se@segredo@h"],
    ["DATABASE_URL", "postgres://u:1/segredo@h/b?sslmode=x"],
    ["DATABASE_URL", "postgres://u:1?segredo@h/b"],
    ["DATABASE_URL", "postgres://u:1#segredo@h/b"],
    ["DATABASE_URL", "postgres://u/segredo@h"],
    ["DATABASE_URL", "postgres://u%3Asegredo%40h/b"],
    ["DATABASE_URL", "postgres://u:segredo/b"],
    ["DATABASE_URL", "postgres://u:p@h/b?sslmode=x&password=segredo"],
    ["DATABASE_URL", "u:segredo@h/b"],
    ["DATABASE_URL", "segredo:x@h/b"],
    ["DATABASE_URL", "segredo://u:x@h/b"],
    ["DATABASE_URL", "//u:segredo@h/b"],
    ["DATABASE_URL", "postgres://u:segredo@h:porta/b"],
    ["DATABASE_URL", " postgres://u:segredo@h "],
    ["SMTP_URL", "smtp://u:segredo@x.br/caixa"],
    ["SMTP_URL", "u:segredo@x.br"],
    ["ORIGIN", "https://u:segredo@x.br"],
    ["ORIGIN", "https://segredo@x.br"],
    ["ORIGIN", "https:u:segredo@x.br"],
    ["ORIGIN", "https://x.br/?token=segredo"],
    ["ORIGIN", "u:segredo@x.br"],
  ])("%s=%s", (name, value) => {
    const lines = complaints({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/se@|segre/);
  });

  const parts = fc.array(
    fc.constantFrom("Xq7z", "9182", "Wv0k", "@", "/", "?", "#", "%", ":", "&"),
    {
      minLength: 1,
      maxLength: 12,
    },
  );

  test.each([
    ["DATABASE_URL", "postgres://dono:", "@maquina.example:5432/banco?sslmode=nao"],
    ["DATABASE_URL", "postgres://dono:", "@maquina.example"],
    ["DATABASE_URL", "postgres://d@no:", "@maquina.example:porta/banco"],
    ["DATABASE_URL", "postgres://dono:", ""],
    ["SMTP_URL", "smtp://dono:", "@maquina.example:587/caixa"],
    ["SMTP_URL", "http://dono:", "@maquina.example"],
    ["SMTP_URL", "smtp://", ""],
    ["ORIGIN", "https://dono:", "@maquina.example"],
  ])("whatever characters are not encoded in the password of %s=%s…%s", (name, head, tail) => {
    fc.assert(
      fc.property(parts, (password) => {
        const said = complaints({ [name]: head + password.join("") + tail }).join("\n");
        expect(said).not.toMatch(/Xq7z|9182|Wv0k/);
      }),
    );
  });

  test.each([
    ["DATABASE_URL", "postgres://u:pa@ss/word@h:5432/d"],
    ["DATABASE_URL", "postgres://u:pa?ss@h:5432/d"],
    ["DATABASE_URL", "postgres://u:pa@ss/x?word@h:5432/d"],
    ["DATABASE_URL", "postgres://u:pa@ss/x#word@h:5432/d"],
    ["DATABASE_URL", "postgres://u:p@h/d#"],
    ["SMTP_URL", "smtp://u:pa@ss/word@h:587"],
    ["SMTP_URL", "smtp://u:pa@ss?word@h:587"],
    ["SMTP_URL", "smtp://u:pa@ss#word@h:587"],
    ["SMTP_URL", "smtp://u:p@h?requireTLS=false"],
    ["SMTP_URL", "smtp://u:p@h?tls.rejectUnauthorized=false"],
  ])("%s=%s is refused instead of parsed wrongly", (name, value) => {
    expect(complaints({ [name]: value })).toHaveLength(1);
  });

  test("digits of a password that were taken for a port are not shown", () => {
    expect(complaints({ DATABASE_URL: "postgres://u:1234/b" })[0]).not.toContain("1234");
  });

  test("a web address is shown without its query, any other address not at all", () => {
    expect(complaints({ DATABASE_URL: "postgres://u:p@h:5432/b?sslmode=x" })[0]).toContain(
      "(33 caracteres, ocultos)",
    );
    expect(complaints({ ORIGIN: "https://x.br/site" })[0]).toContain('("https://x.br/site")');
  });
});

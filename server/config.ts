import { X509Certificate } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import {
  type DicomConfig,
  IMAGENS_EXPECTED,
  IMAGENS_SHAPE,
  imagensConfig,
} from "./config-imagens.ts";
import { isOrigin, S3_EXPECTED, S3_SHAPE, type S3Config, s3Of } from "./config-s3.ts";
import { StartupError } from "./errors.ts";
import { isLoopbackHost } from "./http/checks/loopback.ts";

export type Mode = "production" | "demo" | "development";

/** Settings whose values no error message shows. URLs are included, because a misspelled URL may contain a password. */
export const SECRET_SETTINGS: ReadonlySet<string> = new Set([
  "SECRET_KEY",
  "ADMIN_PASSWORD",
  "METRICS_TOKEN",
  "BACKUP_KEY",
  "DATABASE_URL",
  "SMTP_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "PACS_URL",
]);
const ENCODED = "com @ : / ? # % da senha escritos %40 %3A %2F %3F %23 %25";
const SHOWN_AT_MOST = 60;
const PEM = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;
const MOST_PEM_BYTES = 1024 * 1024;
const SSL_MODES = new Set(["disable", "allow", "prefer", "require", "verify-ca", "verify-full"]);

const EXPECTED: Record<string, string> = {
  PORT: "um número inteiro de 0 a 65535",
  HOST: "um endereço ou nome de máquina, sem porta",
  ORIGIN: "um endereço público como https://www.clinica.com.br, sem caminho",
  DATA_DIR: "o caminho de uma pasta",
  BACKUP_DIR: "o caminho de uma pasta",
  BACKUP_KEY: "32 bytes ou mais em base64",
  DATABASE_URL: `postgres://usuario:senha@maquina:5432/banco, ${ENCODED}`,
  SECRET_KEY: "32 bytes ou mais em base64",
  ADMIN_EMAIL: "um endereço de e-mail",
  ADMIN_PASSWORD: "6 caracteres ou mais",
  SMTP_URL: `smtp://usuario:senha@maquina:587 ou smtps://, sem parâmetros, ${ENCODED}`,
  MAIL_FROM: "um e-mail, sozinho ou como Nome <email@clinica.com.br>",
  TRUST_PROXY: "um número inteiro de 0 a 10",
  METRICS_TOKEN: "16 caracteres ou mais",
  LOG_LEVEL: "fatal, error, warn, info, debug, trace ou silent",
  PAGE_CACHE: "on ou off",
  ICP_ROOTS: "o caminho de um arquivo com certificados raiz em PEM (-----BEGIN CERTIFICATE-----)",
  ...S3_EXPECTED,
  ...IMAGENS_EXPECTED,
};

/** Every setting, by the name of its environment variable. docs/settings.md is made from it. */
export const settingsSchema = z.object({
  PORT: digits(65_535).default(3000),
  HOST: z.string().refine(isHost).optional(),
  ORIGIN: z.string().refine(isOrigin).optional(),
  DATA_DIR: z.string().refine(isFolder).optional(),
  BACKUP_DIR: z.string().refine(isFolder).optional(),
  BACKUP_KEY: z.string().refine(isSecret).optional(),
  DATABASE_URL: z.string().refine(isPostgresUrl).optional(),
  SECRET_KEY: z.string().refine(isSecret).optional(),
  ADMIN_EMAIL: z.email().default("admin@clinica.test"),
  ADMIN_PASSWORD: z.string().min(6).optional(),
  SMTP_URL: z.string().refine(isSmtpUrl).optional(),
  MAIL_FROM: z.string().refine(isSender).optional(),
  TRUST_PROXY: digits(10).default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  PAGE_CACHE: z.enum(["on", "off"]).default("on"),
  ICP_ROOTS: z.string().refine(isPemFile).optional(),
  ...S3_SHAPE,
  ...IMAGENS_SHAPE,
});

export interface Config {
  readonly mode: Mode;
  readonly port: number;
  readonly host: string;
  /** The public URL without a path; undefined if the server is used on this machine only. */
  readonly origin: string | undefined;
  readonly dataDir: string;
  readonly backupDir: string;
  /** Undefined if the secret key encrypts backups. */
  readonly backupKey: string | undefined;
  readonly databaseUrl: string | undefined;
  /** Undefined if the key is in the data folder's key file. */
  readonly secretKey: string | undefined;
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  /** Undefined if mails are not sent but written to files in the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly trustProxy: number;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  readonly pageCache: boolean;
  readonly icpRoots: string;
  readonly s3: S3Config | undefined;
  readonly dicom: DicomConfig | undefined;
  /** The DICOMweb URL of the clinic's PACS, which may contain a password; undefined if there is no PACS. */
  readonly pacsUrl: string | undefined;
  readonly backupImages: boolean;
  readonly demoImages: boolean;
}

/** An empty value counts as not set. @throws StartupError with a line for each wrong setting */
export function parseConfig(env: Record<string, string | undefined>, mode: Mode): Config {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.shape).map((name) => [
      name,
      env[name] === "" ? undefined : env[name],
    ]),
  );
  const result = settingsSchema.safeParse(given);
  if (!result.success) {
    const names = new Set(result.error.issues.map((issue) => String(issue.path[0])));
    throw new StartupError([...names].map((name) => complaint(name, given[name])).join("\n"));
  }
  const value = result.data;
  requirePrivateDemo(mode, value.ORIGIN);
  const dataDir = path.resolve(value.DATA_DIR ?? (mode === "demo" ? "data/demo" : "data"));
  return Object.freeze({
    mode,
    port: value.PORT,
    host: value.HOST ?? (mode === "production" ? "0.0.0.0" : "127.0.0.1"),
    origin: value.ORIGIN && new URL(value.ORIGIN).origin,
    dataDir,
    backupDir: path.resolve(value.BACKUP_DIR ?? path.join(dataDir, "backups")),
    backupKey: value.BACKUP_KEY,
    databaseUrl: value.DATABASE_URL,
    secretKey: value.SECRET_KEY,
    adminEmail: value.ADMIN_EMAIL,
    adminPassword: value.ADMIN_PASSWORD,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    trustProxy: value.TRUST_PROXY,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
    pageCache: value.PAGE_CACHE === "on",
    icpRoots: value.ICP_ROOTS === undefined ? "" : readFileSync(value.ICP_ROOTS, "utf8"),
    s3: s3Of(value),
    ...imagensConfig(value),
  });
}

/** The demonstration's passwords are public, so it may not run under a public origin. */
function requirePrivateDemo(mode: Mode, origin: string | undefined): void {
  if (mode !== "demo" || origin === undefined || isLoopbackHost(new URL(origin).hostname)) return;
  throw new StartupError(
    "ORIGIN: a demonstração tem senhas que todos conhecem e por isso só atende esta máquina; para um endereço público use npm start.",
  );
}

function complaint(name: string, value: string | undefined): string {
  return `${name}: valor inválido (${shown(name, value)}); esperado: ${EXPECTED[name]}.`;
}

function shown(name: string, value: string | undefined): string {
  if (value === undefined) return "nenhum";
  if (SECRET_SETTINGS.has(name)) return hidden(value);
  if (name === "ORIGIN") return shownAddress(value);
  const printable = value.replace(/[^\x20-\x7e\u00a0-\u024f]/g, "?");
  return `"${printable.length > SHOWN_AT_MOST ? `${printable.slice(0, SHOWN_AT_MOST)}…` : printable}"`;
}

function hidden(value: string): string {
  return `${value.length} caracteres, ocultos`;
}

function shownAddress(value: string): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || /[@%]/.test(value)) return hidden(value);
  const text = `${url.protocol}//${url.hostname}${url.pathname}`;
  return text.length > SHOWN_AT_MOST ? hidden(value) : `"${text}"`;
}

function isFolder(value: string): boolean {
  return value.trim() !== "" && !value.includes("\0");
}

/** Reads every certificate, so that a wrong file is noticed at the start and not at the first upload. */
function isPemFile(value: string): boolean {
  try {
    if (statSync(value).size > MOST_PEM_BYTES) return false;
    const certificates = readFileSync(value, "utf8").match(PEM) ?? [];
    for (const certificate of certificates) new X509Certificate(certificate);
    return certificates.length > 0;
  } catch {
    return false;
  }
}

/** Accepts digits only, because Number("") and Number("0x10") would also be numbers. */
function digits(largest: number) {
  return z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().max(largest));
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?$/i.test(value);
}

function isPostgresUrl(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null &&
    ["postgres:", "postgresql:"].includes(url.protocol) &&
    url.username !== "" &&
    url.pathname.length > 1 &&
    endsWithItsLogin(url) &&
    isDecodable(url.username + url.password + url.hostname + url.pathname) &&
    SSL_MODES.has(url.searchParams.get("sslmode") ?? "disable")
  );
}

/** False if the password contains an unescaped `/`, `?` or `#`, because the URL's login would end there. */
function endsWithItsLogin(url: URL): boolean {
  return !url.href.includes("#") && !(url.pathname + url.search).includes("@");
}

/** Refuses a URL with a query, because nodemailer's query options could switch off TLS. */
function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "") return false;
  if (!/^\/?$/.test(url.pathname) || /[?#]/.test(url.href)) return false;
  return isDecodable(`${url.username}${url.password}${url.hostname}`);
}

function isSender(value: string): boolean {
  const address = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(value)?.[1] ?? value;
  return z.email().safeParse(address).success;
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
}

function isSecret(value: string): boolean {
  return /^[A-Za-z0-9+/_-]+={0,2}$/.test(value) && Buffer.from(value, "base64").length >= 32;
}

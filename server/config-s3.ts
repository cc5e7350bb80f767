import { z } from "zod";
import { StartupError } from "./errors.ts";
import { isLoopbackHost } from "./http/checks/loopback.ts";

export interface S3Config {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export const S3_EXPECTED = {
  S3_ENDPOINT: "um endereço como https://s3.exemplo.com.br, sem caminho; http só nesta máquina",
  S3_REGION: "o nome da região, por exemplo us-east-1",
  S3_BUCKET: "um nome de 3 a 63 letras minúsculas, números, pontos ou hifens",
  S3_ACCESS_KEY_ID: "o identificador da chave de acesso",
  S3_SECRET_ACCESS_KEY: "a chave de acesso secreta",
};

export const S3_SHAPE = {
  S3_ENDPOINT: z.string().refine(isStore).optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().regex(/^\S+$/).optional(),
  S3_SECRET_ACCESS_KEY: z.string().regex(/^\S+$/).optional(),
};

const S3_SETTINGS = [
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/** Requires all five settings or none. */
export function s3Of(
  value: Partial<Record<(typeof S3_SETTINGS)[number], string>>,
): S3Config | undefined {
  const missing = S3_SETTINGS.filter((name) => value[name] === undefined);
  if (missing.length === S3_SETTINGS.length) return undefined;
  if (missing.length > 0) {
    throw new StartupError(
      `${S3_SETTINGS.join(", ")}: defina as cinco ou nenhuma; ${missing.length > 1 ? "faltam" : "falta"} ${missing.join(", ")}.`,
    );
  }
  return Object.freeze({
    endpoint: String(value.S3_ENDPOINT),
    region: String(value.S3_REGION),
    bucket: String(value.S3_BUCKET),
    accessKeyId: String(value.S3_ACCESS_KEY_ID),
    secretAccessKey: String(value.S3_SECRET_ACCESS_KEY),
  });
}

export function isOrigin(value: string): boolean {
  return /^https?:\/\/[^\s/\\?#@]+\/?$/i.test(value) && URL.canParse(value);
}

/** Requires https except on this machine, because stored files must cross no network unencrypted. */
function isStore(value: string): boolean {
  return isOrigin(value) && (/^https:/i.test(value) || isLoopbackHost(new URL(value).hostname));
}

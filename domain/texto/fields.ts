import { parseCpf } from "../pessoas/cpf.ts";
import { z } from "../z.ts";
import { isCanonicalAddress } from "./canonical-address.ts";
import { parseMoment } from "./datas.ts";
import { isSafeLink } from "./links.ts";

const ORDER_MAX = 1_000_000;
const LINK_MAX = 2000;
const CPF_MISSING = "Informe o CPF";
const CPF_WRONG = "CPF inválido";
export const URL_INVALIDA = "URL inválida";
const EARLIEST = new Date("1900-01-01T00:00:00Z");
const LATEST = new Date("2199-12-31T23:59:59Z");

const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Removes invisible characters (PostgreSQL rejects NUL), writes line ends as \n, and trims. */
function normalise(value: string): string {
  return value.replace(/\r\n?/g, "\n").replace(INVISIBLE, "").trim();
}

function bounded(text: z.ZodString, max: number) {
  return text.overwrite(normalise).max(max, `Use no máximo ${max} caracteres`);
}

export function requiredText(message: string, max: number) {
  return bounded(z.string(message), max).min(1, message);
}

export function requiredLine(message: string, max: number) {
  return bounded(z.string(message), max)
    .overwrite((value) => value.replace(/\s+/g, " "))
    .min(1, message);
}

export function optionalText(max: number) {
  return bounded(z.string(), max).default("");
}

export function nullableText(max: number) {
  return bounded(z.string(), max)
    .nullish()
    .transform((value) => value || null);
}

export function email(message = "Email inválido") {
  return z.string(message).overwrite(normalise).max(254, message).pipe(z.email(message));
}

export function optionalEmail(message = "Email inválido") {
  return optionalText(254).refine(
    (value) => value === "" || z.email().safeParse(value).success,
    message,
  );
}

export function requiredLink(message: string) {
  return requiredText(message, LINK_MAX).refine(
    (value) => value === "" || isSafeLink(value),
    URL_INVALIDA,
  );
}

export function optionalUrl() {
  return optionalText(LINK_MAX).refine(isWebAddressOrNothing, URL_INVALIDA);
}

function isWebAddressOrNothing(value: string): boolean {
  return value === "" || (/^https?:/i.test(value) && isSafeLink(value));
}

/** Accepts `@name`, or the URL of a profile, which may begin without `https://`. */
export function profileUrl(network: string) {
  const { host } = new URL(network);
  const withoutScheme = new RegExp(`^(?:www\\.|m\\.)?${host.replace(/^www\./, "")}/`, "i");
  return optionalText(LINK_MAX)
    .transform((typed) => {
      const [, name] = /^@([\w.-]{1,50})$/.exec(typed) ?? [];
      if (name) return `${network}${name}`;
      return withoutScheme.test(typed) ? `https://${typed}` : typed;
    })
    .refine(isWebAddressOrNothing, URL_INVALIDA);
}

/** True for https URLs, and for URLs of this site's images, if their path is canonical (canonical-address.ts). */
export function isImageAddress(value: string): boolean {
  if (!isCanonicalAddress(value)) return false;
  return /^\/arquivos\/[\w./-]+$/.test(value) || (/^https:/i.test(value) && isSafeLink(value));
}

export function nullableImage() {
  return nullableText(LINK_MAX).refine(
    (value) => value === null || isImageAddress(value),
    URL_INVALIDA,
  );
}

/** A text without a time zone is in the clinic's. @param wrong the message, also for years outside 1900 to 2199 */
export function moment(missing: string, wrong: string) {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      if (value instanceof Date) return value;
      const text = typeof value === "string" ? normalise(value) : "";
      const parsed = parseMoment(text);
      if (parsed) return parsed;
      context.addIssue({ code: "custom", message: text === "" ? missing : wrong });
      return z.NEVER;
    })
    .pipe(z.date(wrong).min(EARLIEST, wrong).max(LATEST, wrong));
}

/** A value that is not a number counts as 0. */
export function ordemExibicao() {
  return z
    .unknown()
    .optional()
    .transform(toWholeNumber)
    .pipe(
      z
        .number()
        .min(0, "A ordem deve ser 0 ou mais")
        .max(ORDER_MAX, `A ordem deve ser no máximo ${ORDER_MAX}`),
    );
}

function toWholeNumber(value: unknown): number {
  const number = Number.parseInt(String(value), 10);
  return Number.isSafeInteger(number) ? number : 0;
}

export function listOf<T extends z.ZodType>(item: T, max: number) {
  return z.array(item).max(max, `Use no máximo ${max} itens`).default([]);
}

/** Accepts a day as people type it, day first, or as date fields send it. The result is YYYY-MM-DD. */
export function day(message: string, missing = message) {
  return z
    .string(missing)
    .refine((typed) => typed.trim() !== "", { message: missing, abort: true })
    .transform(isoDay)
    .pipe(z.iso.date({ message, abort: true }));
}

export function requiredCpf() {
  return z
    .string(CPF_MISSING)
    .refine((typed) => typed.trim() !== "", { message: CPF_MISSING, abort: true })
    .max(40, CPF_WRONG)
    .transform((typed, context) => {
      const parsed = parseCpf(typed);
      if (parsed === undefined) context.addIssue({ code: "custom", message: CPF_WRONG });
      return parsed ?? z.NEVER;
    });
}

export function parseTypedDay(typed: string): string | undefined {
  return z.iso.date().safeParse(isoDay(typed)).data;
}

export function nullableDay(message: string) {
  return z
    .string(message)
    .nullish()
    .transform((typed) => (typed?.trim() ? isoDay(typed) : null))
    .pipe(z.iso.date(message).nullable());
}

/** Matches `5/3/1980`, `05.03.1980`, and `05031980`, as numeric keyboards without a slash produce it. */
const DAY_FIRST =
  /^(\d{1,2})(?:\s?[/.-]\s?|\s)(\d{1,2})(?:\s?[/.-]\s?|\s)(\d{4})$|^(\d{2})(\d{2})(\d{4})$/;

function isoDay(typed: string): string {
  const text = typed.normalize("NFKC").trim();
  const [, ...groups] = DAY_FIRST.exec(text) ?? [];
  const [dia, mes, ano] = groups.filter((group) => group !== undefined);
  return dia && mes && ano ? `${ano}-${mes.padStart(2, "0")}-${dia.padStart(2, "0")}` : text;
}

/** Writes YYYY-MM-DD day first. An older page in a browser's cache may still send dates as YYYY-MM-DD. */
export function dayFirst(typed: string): string {
  return typed.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3/$2/$1");
}

/** A switch's field. A form leaves out a switch that is off, so a missing value is false. */
export function onOrOff() {
  return z
    .boolean()
    .optional()
    .transform((value) => value === true);
}

/** The kinds of field that several forms share; each carries its own Portuguese message. */

import { parseCpf } from "../pessoas/cpf.ts";
import { z } from "../z.ts";
import { isCanonicalAddress } from "./canonical-address.ts";
import { parseMoment } from "./datas.ts";
import { isSafeLink } from "./links.ts";

const ORDER_MAX = 1_000_000;
const LINK_MAX = 2000;
const CPF_MISSING = "Informe o CPF";
const CPF_WRONG = "CPF inválido";
/** Said of every address that is refused: `javascript:`, `data:`, `//` and what is no address. */
export const URL_INVALIDA = "URL inválida";
const EARLIEST = new Date("1900-01-01T00:00:00Z");
const LATEST = new Date("2199-12-31T23:59:59Z");

/**
 * Control characters except tab and line end, and format characters, which are invisible or reverse the
 * text's direction; except the two joiners (ZWJ and ZWNJ).
 */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Text as stored: no invisible characters (PostgreSQL rejects NUL), line ends as \n, trimmed. */
function normalise(value: string): string {
  return value.replace(/\r\n?/g, "\n").replace(INVISIBLE, "").trim();
}

function bounded(text: z.ZodString, max: number) {
  return text.overwrite(normalise).max(max, `Use no máximo ${max} caracteres`);
}

/** A missing or blank value gets `message`. */
export function requiredText(message: string, max: number) {
  return bounded(z.string(message), max).min(1, message);
}

/** The same on one line, for names. */
export function requiredLine(message: string, max: number) {
  return bounded(z.string(message), max)
    .overwrite((value) => value.replace(/\s+/g, " "))
    .min(1, message);
}

/** A missing value is the empty string. */
export function optionalText(max: number) {
  return bounded(z.string(), max).default("");
}

/** A missing or blank value is null. */
export function nullableText(max: number) {
  return bounded(z.string(), max)
    .nullish()
    .transform((value) => value || null);
}

/** @param message in the word that the field's own label has for it */
export function email(message = "Email inválido") {
  return z.string(message).overwrite(normalise).max(254, message).pipe(z.email(message));
}

/** @param message in the word that the field's own label has for it */
export function optionalEmail(message = "Email inválido") {
  return optionalText(254).refine(
    (value) => value === "" || z.email().safeParse(value).success,
    message,
  );
}

/** Only what `isSafeLink` lets through. */
export function requiredLink(message: string) {
  return requiredText(message, LINK_MAX).refine(
    (value) => value === "" || isSafeLink(value),
    URL_INVALIDA,
  );
}

/** http(s) address or nothing. */
export function optionalUrl() {
  return optionalText(LINK_MAX).refine(isWebAddressOrNothing, URL_INVALIDA);
}

function isWebAddressOrNothing(value: string): boolean {
  return value === "" || (/^https?:/i.test(value) && isSafeLink(value));
}

/** Address of a profile in a network, also typed as `@name`, or without its `https://`. */
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

/** Where a stored or foreign image lives: one of our own addresses or https, as a browser resolves it. */
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

/**
 * A moment (domain/texto/datas.ts): what is typed without an offset is the clinic's own time.
 * @param missing for nothing; @param wrong for what is no moment, or outside 1900 to 2199
 */
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

/** Whole number; what is no number counts as 0 (specification, section 5). */
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

/** Rows of a repeated part of a form; a missing list is empty. */
export function listOf<T extends z.ZodType>(item: T, max: number) {
  return z.array(item).max(max, `Use no máximo ${max} itens`).default([]);
}

/**
 * A day as people type it, day first, or as date fields send it; kept as YYYY-MM-DD.
 * @param missing for nothing, where that is said in other words
 */
export function day(message: string, missing = message) {
  return z
    .string(missing)
    .refine((typed) => typed.trim() !== "", { message: missing, abort: true })
    .transform(isoDay)
    .pipe(z.iso.date({ message, abort: true }));
}

/** However it was typed; kept as eleven digits. Nothing is told apart from what is no CPF. */
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

/** @returns YYYY-MM-DD, or undefined for what is no day yet */
export function parseTypedDay(typed: string): string | undefined {
  return z.iso.date().safeParse(isoDay(typed)).data;
}

/** The same; a missing or blank one is null. */
export function nullableDay(message: string) {
  return z
    .string(message)
    .nullish()
    .transform((typed) => (typed?.trim() ? isoDay(typed) : null))
    .pipe(z.iso.date(message).nullable());
}

/** `5/3/1980`, `05.03.1980` or `05031980`, which is what a numeric keyboard without a slash writes. */
const DAY_FIRST =
  /^(\d{1,2})(?:\s?[/.-]\s?|\s)(\d{1,2})(?:\s?[/.-]\s?|\s)(\d{4})$|^(\d{2})(\d{2})(\d{4})$/;

function isoDay(typed: string): string {
  const text = typed.normalize("NFKC").trim();
  const [, ...groups] = DAY_FIRST.exec(text) ?? [];
  const [dia, mes, ano] = groups.filter((group) => group !== undefined);
  return dia && mes && ano ? `${ano}-${mes.padStart(2, "0")}-${dia.padStart(2, "0")}` : text;
}

/** What was typed as a day, day first again: a cached page's date field sent YYYY-MM-DD. */
export function dayFirst(typed: string): string {
  return typed.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3/$2/$1");
}

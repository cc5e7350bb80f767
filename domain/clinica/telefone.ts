/** Brazilian telephone numbers as people read them, as links, and as WhatsApp addresses. */
export function digitsOf(value: string): string {
  return value.replace(/\D/g, "");
}

/** Said of what is no number; the example says what is missing most often. */
export const TELEFONE_INVALIDO = "Telefone inválido. Use o DDD, como (67) 99999-0000";

/** Landlines, and mobiles with their ninth digit, after an area code. */
const BRAZILIAN = /^[1-9]{2}(?:[2-5]\d{7}|9\d{8})$/;
/** 0800 and its siblings, which have no area code; those of one price nationwide, as 4004 and 3003. */
const NATIONWIDE = /^(?:0[358]00\d{6,7}|(?:300|400|402|406)\d{5})$/;
const LOCAL = /^(?:[2-5]\d{7}|9\d{8})$/;
/** What people put between digits. */
const TYPED = /^[+\d\s()./-]+$/;

/**
 * Whether one telephone number was typed, however it is spaced: Brazilian with its area code, also
 * after 0 or +55, nationwide (0800), or foreign after a + or 00.
 */
export function isTelefone(typed: string): boolean {
  const text = typed.trim();
  if (!TYPED.test(text)) return false;
  if (isForeign(text)) return /^\d{8,15}$/.test(digitsOf(text).replace(/^00/, ""));
  const own = national(text);
  return BRAZILIAN.test(own) || NATIONWIDE.test(own);
}

/** The same, or a number of the town without its area code, which the clinic can still call. */
export function isLocalTelefone(typed: string): boolean {
  return isTelefone(typed) || (TYPED.test(typed.trim()) && LOCAL.test(digitsOf(typed)));
}

/** Of another country: after a + or 00 that does not lead to Brazil. */
function isForeign(text: string): boolean {
  const digits = digitsOf(text);
  return (/^\(?\+/.test(text) || /^00[1-9]/.test(digits)) && !/^0*55/.test(digits);
}

/** Digits with area code and without the country's 55. */
function national(value: string): string {
  const digits = digitsOf(value).replace(/^00(?=55)/, "");
  if (digits.length >= 12 && digits.startsWith("55")) return digits.slice(2);
  // The 0 of a call from another town.
  return /^0[1-9]{2}\d{8,9}$/.test(digits) ? digits.slice(1) : digits;
}

/**
 * `(DD) NNNNN-NNNN` or `(DD) NNNN-NNNN`, `0800 NNN NNNN`; another country's number, and what fits
 * none, is returned as it was typed.
 */
export function formatTelefone(value: string): string {
  if (isForeign(value.trim())) return value.trim();
  const digits = national(value);
  if (/^0\d{10}$/.test(digits)) {
    return `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;
  }
  if (/^[1-9]\d{9,10}$/.test(digits)) {
    return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
  }
  if (/^\d{8,9}$/.test(digits)) return `${digits.slice(0, -4)}-${digits.slice(-4)}`;
  return value.trim();
}

/** `tel:` with the country code; a 0800 or short number goes as it is. */
export function telHref(value: string): string {
  if (isForeign(value.trim())) return `tel:+${digitsOf(value).replace(/^00/, "")}`;
  const digits = national(value);
  return /^[1-9]\d{9,10}$/.test(digits) ? `tel:+55${digits}` : `tel:${digits}`;
}

/** Opens a conversation on WhatsApp, with `text` already typed when there is one. */
export function whatsappHref(value: string, text?: string): string {
  const digits = digitsOf(value);
  const number = /^[1-9]\d{9,10}$/.test(digits) ? `55${digits}` : digits;
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}

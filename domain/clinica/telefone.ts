export function digitsOf(value: string): string {
  return value.replace(/\D/g, "");
}

export const TELEFONE_INVALIDO = "Telefone inválido. Use o DDD, como (67) 99999-0000";

const BRAZILIAN = /^[1-9]{2}(?:[2-5]\d{7}|9\d{8})$/;
/** Matches 0800 and similar numbers, which have no area code, and nationwide ones such as 4004 and 3003. */
const NATIONWIDE = /^(?:0[358]00\d{6,7}|(?:300|400|402|406)\d{5})$/;
const LOCAL = /^(?:[2-5]\d{7}|9\d{8})$/;
const TYPED = /^[+\d\s()./-]+$/;

/** Accepts Brazilian numbers with area code, nationwide ones (0800), and foreign ones that begin with + or 00. */
export function isTelefone(typed: string): boolean {
  const text = typed.trim();
  if (!TYPED.test(text)) return false;
  if (isForeign(text)) return /^\d{8,15}$/.test(digitsOf(text).replace(/^00/, ""));
  const own = national(text);
  return BRAZILIAN.test(own) || NATIONWIDE.test(own);
}

/** Also true for a local number without area code, which the clinic can call. */
export function isLocalTelefone(typed: string): boolean {
  return isTelefone(typed) || (TYPED.test(typed.trim()) && LOCAL.test(digitsOf(typed)));
}

function isForeign(text: string): boolean {
  const digits = digitsOf(text);
  return (/^\(?\+/.test(text) || /^00[1-9]/.test(digits)) && !/^0*55/.test(digits);
}

function national(value: string): string {
  const digits = digitsOf(value).replace(/^00(?=55)/, "");
  if (digits.length >= 12 && digits.startsWith("55")) return digits.slice(2);
  // Removes a leading 0, which is dialled only from another town.
  return /^0[1-9]{2}\d{8,9}$/.test(digits) ? digits.slice(1) : digits;
}

/** @returns a text such as `(67) 99999-0000`, `3441-0000` or `0800 123 4567`; other numbers as they were typed */
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

export function telHref(value: string): string {
  const { digits, hasCountry } = dialled(value);
  return hasCountry ? `tel:+${digits}` : `tel:${digits}`;
}

export function whatsappHref(value: string, text?: string): string {
  const { digits } = dialled(value);
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}

function dialled(value: string): { digits: string; hasCountry: boolean } {
  if (isForeign(value.trim())) {
    return { digits: digitsOf(value).replace(/^00/, ""), hasCountry: true };
  }
  const digits = national(value);
  const hasCountry = /^[1-9]\d{9,10}$/.test(digits);
  return { digits: hasCountry ? `55${digits}` : digits, hasCountry };
}

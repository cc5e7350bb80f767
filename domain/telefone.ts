/** Brazilian telephone numbers as people read them, as links, and as WhatsApp addresses. */
export function digitsOf(value: string): string {
  return value.replace(/\D/g, "");
}

/** Digits with area code and without the country's 55. */
function national(value: string): string {
  const digits = digitsOf(value);
  return digits.length >= 12 && digits.startsWith("55") ? digits.slice(2) : digits;
}

/** `(DD) NNNNN-NNNN` or `(DD) NNNN-NNNN`, `0800 NNN NNNN`; what fits none is returned as typed. */
export function formatTelefone(value: string): string {
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
  const digits = national(value);
  return /^[1-9]\d{9,10}$/.test(digits) ? `tel:+55${digits}` : `tel:${digits}`;
}

/** Opens a conversation on WhatsApp, with `text` already typed when there is one. */
export function whatsappHref(value: string, text?: string): string {
  const digits = digitsOf(value);
  const number = /^[1-9]\d{9,10}$/.test(digits) ? `55${digits}` : digits;
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}

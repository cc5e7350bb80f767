/** DICOM's rules by which values match the keys of a query (PS3.4, C.2.2.2). */

const RANGES = new Set(["DA", "TM"]);
const DATE_LENGTH = 8;

export function matchesKey(vr: string, key: string, value: string): boolean {
  if (key === "" || key === "*") return true;
  if (RANGES.has(vr)) return matchesRange(vr, key, value);
  if (vr === "UI") return key.split("\\").includes(value);
  const [requested, found] = vr === "PN" ? [plainName(key), plainName(value)] : [key, value];
  return requested.split("\\").some((one) => matchesWildcards(one.trim(), found.trim()));
}

function matchesRange(vr: string, key: string, value: string): boolean {
  const [from = "", until = "", ...more] = key.split("-").map((part) => digits(part));
  if (more.length > 0) return false;
  const found = first(vr, digits(value));
  if (!key.includes("-")) return first(vr, from) <= found && found <= last(vr, from);
  return (from === "" || first(vr, from) <= found) && (until === "" || found <= last(vr, until));
}

function digits(text: string): string {
  return text.replace(/[^\d]/g, "");
}

function first(vr: string, text: string): string {
  return vr === "DA" ? text.slice(0, DATE_LENGTH) : text.padEnd(12, "0");
}

function last(vr: string, text: string): string {
  return vr === "DA" ? text.slice(0, DATE_LENGTH) : text + "235959999999".slice(text.length);
}

/** Goes back to the last star only, so that a key full of stars stays as cheap as its length times the value's. */
function matchesWildcards(key: string, value: string): boolean {
  const [wanted, found] = [[...key], [...value]];
  let [at, next, star, tried] = [0, 0, -1, 0];
  while (next < found.length) {
    if (wanted[at] === "*") {
      star = at++;
      tried = next;
    } else if (wanted[at] === "?" || wanted[at] === found[next]) {
      at++;
      next++;
    } else if (star >= 0) {
      at = star + 1;
      next = ++tried;
    } else return false;
  }
  return wanted.slice(at).every((sign) => sign === "*");
}

function plainName(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  return plain.split("=")[0]?.replace(/(?<!\^)\^+$/, "") ?? "";
}

export function daysOfKey(key: string): { from: string | null; until: string | null } {
  const [from, until] = key.split("-").map((part) => dayOf(digits(part)));
  const isRange = key.includes("-");
  return { from: from ?? null, until: (isRange ? until : from) ?? null };
}

function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}

/** The addresses that a PDF may lead to. Anything but a page, a mail or a telephone number is refused. */
import type { PdfAction } from "./messages.ts";

const SCHEME = /^([a-z][a-z0-9+.-]*):/;
const ACCEPTED = new Set(["http", "https", "mailto", "tel"]);
const RUNNING = new Set(["javascript", "vbscript", "data"]);
/** Viewers on Windows open such an address as a file of another machine, with the user's name and password hash. */
const NETWORK_FILE = /^[\\/]{2}/;

/** @returns for what the address is refused, or undefined */
export function refusedAddress(address: string): PdfAction | undefined {
  const read = plainAddress(address);
  const scheme = SCHEME.exec(read)?.[1];
  if (scheme === "file" || NETWORK_FILE.test(read)) return "Launch";
  if (scheme === undefined || ACCEPTED.has(scheme)) return undefined;
  return RUNNING.has(scheme) ? "URI" : "Scheme";
}

/** Removes characters that browsers ignore in a URI: control characters and blanks. */
export function plainAddress(address: string): string {
  return address
    .replace(/[\0-\x20]/g, "")
    .slice(0, 2_000)
    .toLowerCase();
}

/** Moves a shared link from the URL's fragment into the form, so that the browser's history does not keep it. */
import { readShlink } from "#domain/compartilhamentos/shlink.ts";
import { LINK_ALTERADO, LINK_DE_FORA } from "#domain/compartilhamentos/textos.ts";

const form = document.querySelector<HTMLFormElement>("[data-share]");
const message = document.querySelector<HTMLElement>("[data-share-message]");
const code = document.querySelector<HTMLElement>("[data-share-code]");

async function take(form: HTMLFormElement) {
  if (location.hash === "") return;
  const read = readShlink(location.hash, location.origin);
  history.replaceState(null, "", location.pathname);
  const isOurs = read.status === "ours";
  fillIn(form, "link", isOurs ? read.segredo : "");
  fillIn(form, "prova", isOurs ? await proofOf(read.key) : "");
  if (code) code.hidden = isOurs;
  if (isOurs) say("");
  else say(read.status === "foreign" ? LINK_DE_FORA : LINK_ALTERADO);
  form.querySelector<HTMLInputElement>(`[name=${isOurs ? "nome" : "codigo"}]`)?.focus();
}

/** Returns the key's hash, by which the server detects an altered link. */
async function proofOf(key: string): Promise<string> {
  // Browsers offer `crypto.subtle` only over HTTPS and on localhost.
  if (!globalThis.crypto?.subtle) return "";
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fillIn(form: HTMLFormElement, name: string, value: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

function say(text: string) {
  if (!message) return;
  message.hidden = text === "";
  message.querySelector("p")?.replaceChildren(text);
}

if (form) {
  const start = () => void take(form);
  start();
  addEventListener("hashchange", start);
}

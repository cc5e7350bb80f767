/** Moves the protocol from behind `#`, which no server sees, to its field, and so out of the history. */
import { parseProtocolo } from "#domain/laudos/protocolo.ts";

export function startSlip() {
  const field = document.querySelector<HTMLInputElement>("[data-slip]");
  if (!field) return;
  const fillIn = () => take(field);
  fillIn();
  // Another code does not load the open page again.
  window.addEventListener("hashchange", fillIn);
}

function take(field: HTMLInputElement) {
  const protocolo = parseProtocolo(decodeURIComponent(location.hash.slice(1)));
  if (protocolo === undefined) return;
  field.value = protocolo;
  history.replaceState(null, "", location.pathname + location.search);
}

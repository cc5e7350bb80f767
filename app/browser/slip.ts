/**
 * Moves the protocol, which follows `#` in the address so that no server sees it, into its field and out of the
 * browser's history.
 */
import { parseProtocolo } from "#domain/laudos/protocolo.ts";

export function startSlip() {
  const field = document.querySelector<HTMLInputElement>("[data-slip]");
  if (!field) return;
  const fillIn = () => take(field);
  fillIn();
  // Scanning another QR code only changes what follows `#`, which does not load the open page again.
  window.addEventListener("hashchange", fillIn);
}

function take(field: HTMLInputElement) {
  const protocolo = parseProtocolo(decodeURIComponent(location.hash.slice(1)));
  if (protocolo === undefined) return;
  field.value = protocolo;
  history.replaceState(null, "", location.pathname + location.search);
}

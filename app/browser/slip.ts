/**
 * The slip's QR code carries the protocol behind `#`, which no server and no log sees: it goes into its
 * field, and out of the address, so that it does not stay in the history either.
 */
import { parseProtocolo } from "#domain/laudos/protocolo.ts";

export function startSlip() {
  const field = document.querySelector<HTMLInputElement>("[data-slip]");
  if (!field) return;
  const fillIn = () => take(field);
  fillIn();
  // The page that is open already is not loaded again for another code.
  window.addEventListener("hashchange", fillIn);
}

function take(field: HTMLInputElement) {
  const protocolo = parseProtocolo(decodeURIComponent(location.hash.slice(1)));
  if (protocolo === undefined) return;
  field.value = protocolo;
  history.replaceState(null, "", location.pathname + location.search);
}

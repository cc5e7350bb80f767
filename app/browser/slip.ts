/**
 * The slip's QR code carries the protocol behind `#`, which no server and no log sees. This moves it from the
 * address to its field, so that the history does not hold it either.
 */
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

/** Moves a report's number from the URL's fragment into its field, so that the browser's history does not keep it. */
import { parseProtocolo } from "#domain/laudos/protocolo.ts";

export function startSlip() {
  const field = document.querySelector<HTMLInputElement>("[data-slip]");
  if (!field) return;
  const fillIn = () => take(field);
  fillIn();
  // Another QR code changes only what follows `#`, so the browser does not load the page again.
  window.addEventListener("hashchange", fillIn);
}

function take(field: HTMLInputElement) {
  const protocolo = parseProtocolo(decodeURIComponent(location.hash.slice(1)));
  if (protocolo === undefined) return;
  field.value = protocolo;
  history.replaceState(null, "", location.pathname + location.search);
}

export function warnNotFound() {
  if (!document.querySelector("[data-not-found]")) return;
  // biome-ignore lint/suspicious/noConsole: addresses without a page are listed in the browser's console
  console.warn(`404: ${location.pathname}`);
}

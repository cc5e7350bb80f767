export function warnNotFound() {
  if (!document.querySelector("[data-not-found]")) return;
  // biome-ignore lint/suspicious/noConsole: a developer finds addresses without a page in the browser's console
  console.warn(`404: ${location.pathname}`);
}

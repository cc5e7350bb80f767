/** `Imprimir preparo`: shown only where it can work. */
export function startPrint() {
  for (const button of document.querySelectorAll<HTMLElement>("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }
}

/** A form that was sent says so on its button, and is not sent twice. */
export function startBusyButtons() {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-busy]")) {
    const label = button.textContent;
    const show = (isBusy: boolean) => {
      button.disabled = isBusy;
      button.textContent = isBusy ? (button.dataset.busy ?? "") : label;
    };
    // Once the browser has gathered the form: a disabled button would be missing from it.
    button.form?.addEventListener("submit", () => setTimeout(show, 0, true));
    // Back from the next page, the button works again.
    addEventListener("pageshow", () => show(false));
  }
}

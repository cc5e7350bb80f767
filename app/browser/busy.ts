/** Submit buttons show that their form is being sent, and are disabled meanwhile. */
export function startBusyButtons() {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-busy]")) {
    const label = button.textContent;
    const show = (isBusy: boolean) => {
      button.disabled = isBusy;
      button.textContent = isBusy ? (button.dataset.busy ?? "") : label;
    };
    // After the browser has collected the form's data: a disabled button would be missing from it.
    button.form?.addEventListener("submit", () => setTimeout(show, 0, true));
    // Back from the next page, the button works again.
    addEventListener("pageshow", () => show(false));
  }
}

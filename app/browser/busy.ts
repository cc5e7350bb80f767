export function startBusyButtons() {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-busy]")) {
    const label = button.textContent;
    const show = (isBusy: boolean) => {
      button.disabled = isBusy;
      button.textContent = isBusy ? (button.dataset.busy ?? "") : label;
    };
    // The timeout lets the browser read the form first, because a disabled button's value is not sent.
    button.form?.addEventListener("submit", () => setTimeout(show, 0, true));
    addEventListener("pageshow", () => show(false));
  }
}

/** Listens on the document, so that masks also work in a form that a script puts into the page later. */
export function startMasks() {
  document.addEventListener("input", (event) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement && input.dataset.mask)) return;
    // A correction within the text is left as it is, because changing the value would move the cursor to the end.
    if (input.selectionStart !== input.value.length) return;
    const mask = input.dataset.mask === "cpf" ? maskCpf : maskDay;
    const masked = mask(input.value, event instanceof InputEvent ? event.inputType : "");
    if (masked !== input.value) input.value = masked;
  });
}

function maskCpf(value: string): string {
  return value
    .replace(/\D/g, "")
    .slice(0, 11)
    .replace(/^(\d{3})(\d)/, "$1.$2")
    .replace(/^(\d{3}\.\d{3})(\d)/, "$1.$2")
    .replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, "$1-$2");
}

/** Adds slashes while digits are typed. Pasted and corrected text, and dates like `5/3/1980`, stay unchanged. */
function maskDay(value: string, inputType: string): string {
  if (!inputType.startsWith("insert") || inputType === "insertFromPaste") return value;
  return value.replace("//", "/").replace(/^(\d{2}|\d{2}\/\d{2})$/, "$1/");
}

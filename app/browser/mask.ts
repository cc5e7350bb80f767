/** CPF and dates get their marks while they are typed; what is pasted with them is taken as well. */
export function startMasks() {
  for (const input of document.querySelectorAll<HTMLInputElement>("[data-mask]")) {
    const mask = input.dataset.mask === "cpf" ? maskCpf : maskDay;
    input.addEventListener("input", (event) => {
      // In the middle of the text a mask would throw the cursor to the end.
      if (input.selectionStart !== input.value.length) return;
      const masked = mask(input.value, event instanceof InputEvent ? event.inputType : "");
      if (masked !== input.value) input.value = masked;
    });
  }
}

function maskCpf(value: string): string {
  return value
    .replace(/\D/g, "")
    .slice(0, 11)
    .replace(/^(\d{3})(\d)/, "$1.$2")
    .replace(/^(\d{3}\.\d{3})(\d)/, "$1.$2")
    .replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, "$1-$2");
}

/** Only while digits are added: what is pasted or deleted stays as it is, and so does `5/3/1980`. */
function maskDay(value: string, inputType: string): string {
  if (!inputType.startsWith("insert") || inputType === "insertFromPaste") return value;
  return value.replace("//", "/").replace(/^(\d{2}|\d{2}\/\d{2})$/, "$1/");
}

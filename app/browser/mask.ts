/** A CPF gets its dots and hyphen while it is typed; what is pasted with them is taken as well. */
export function startMasks() {
  for (const input of document.querySelectorAll<HTMLInputElement>("[data-mask=cpf]")) {
    input.addEventListener("input", () => {
      // In the middle of the text a mask would throw the cursor to the end.
      if (input.selectionStart !== input.value.length) return;
      const digits = input.value.replace(/\D/g, "").slice(0, 11);
      input.value = digits
        .replace(/^(\d{3})(\d)/, "$1.$2")
        .replace(/^(\d{3}\.\d{3})(\d)/, "$1.$2")
        .replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, "$1-$2");
    });
  }
}

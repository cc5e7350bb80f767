/** Only the SHA-256 of the chosen PDF is sent, never the file. */
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-verify]")) {
  const part = form.querySelector<HTMLElement>("[data-verify-file]");
  const input = part?.querySelector<HTMLInputElement>("input[type=file]");
  const message = part?.querySelector<HTMLElement>("[data-verify-message]");
  if (part && input && message && crypto.subtle) start(form, { part, input, message });
}

interface FilePart {
  part: HTMLElement;
  input: HTMLInputElement;
  message: HTMLElement;
}

function start(form: HTMLFormElement, { part, input, message }: FilePart) {
  const most = Number(part.dataset.verifyMost);
  part.hidden = false;
  // Removes a chosen file that the browser restored when the reader came back to the page.
  input.value = "";
  const say = (text: string) => {
    message.textContent = text;
    input.toggleAttribute("aria-invalid", text !== "");
  };
  input.addEventListener("change", () => say(""));
  form.addEventListener("submit", async (event) => {
    const [file] = input.files ?? [];
    if (!file) return;
    event.preventDefault();
    if (file.size > most) {
      say(
        `Este arquivo tem ${Math.round(file.size / 1024 / 1024)} MB. Os laudos desta clínica têm no máximo ${most / 1024 / 1024} MB: não é um deles.`,
      );
      input.focus();
      return;
    }
    try {
      const hash = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
      send(
        form,
        [...new Uint8Array(hash)].map((one) => one.toString(16).padStart(2, "0")).join(""),
      );
    } catch {
      say("O arquivo não pôde ser lido. Escolha-o de novo ou use o código.");
      input.focus();
    }
  });
}

function send(form: HTMLFormElement, sha256: string) {
  const hidden = document.createElement("input");
  Object.assign(hidden, { type: "hidden", name: "sha256", value: sha256 });
  form.append(hidden);
  // Unlike `requestSubmit`, `submit` does not fire the event that this script handles.
  form.submit();
}

export {};

const FILES = "anexos";
/** Sizes and qualities, tried in turn until the file is small enough. The first keep photographed text legible. */
const WANTED = {
  maxBytes: 400_000,
  longestSides: [1600, 1280, 1024, 800],
  qualities: [0.8, 0.65, 0.5, 0.35],
};
const HEIC = /\.(?:heic|heif)$/i;
/** The number of first bytes by which the server recognises the format. */
const HEAD_BYTES = 4_096;
const NOT_SENT = "Não foi possível enviar. Confira a internet e tente de novo: nada se perdeu.";

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-anexos]")) {
  startAnexos(form);
}

function startAnexos(form: HTMLFormElement) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
    if (button?.disabled) return;
    if (button) button.disabled = true;
    send(form).catch(() => {
      say(form, NOT_SENT);
      if (button) button.disabled = false;
    });
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  const body = new FormData(form);
  const files = body
    .getAll(FILES)
    .filter((one) => one instanceof File && one.name !== "") as File[];
  body.delete(FILES);
  body.append("com_script", "1");
  if (files.length > 0) say(form, "Preparando as fotos…");
  for (const file of files) body.append(FILES, await smaller(file));
  const request = await post(form, body);
  const answered = new URL(request.responseURL);
  if (
    answered.pathname !== new URL(form.action).pathname ||
    answered.search.includes("enviado=1")
  ) {
    location.assign(answered);
    return;
  }
  const answer = new DOMParser().parseFromString(request.responseText, "text/html");
  // An answer without the form is another page, so the browser opens it.
  if (request.status < 400 && !answer.querySelector("form[data-anexos]")) location.assign(answered);
  else show(form, answer);
}

async function smaller(file: File): Promise<File> {
  if (!/^image\//.test(file.type) && !HEIC.test(file.name)) return file;
  if (file.size <= WANTED.maxBytes && /^image\/(?:jpeg|png|webp)$/.test(file.type)) return file;
  const part = await loadShrinkPhoto().catch(() => undefined);
  if (!part) return file;
  const shrunk = await part.shrinkPhoto(file, WANTED);
  if (shrunk) return shrunk;
  // The server refuses HEIC. To recognise the format and answer with an error, it needs only the first bytes.
  return HEIC.test(file.name) ? new File([file.slice(0, HEAD_BYTES)], file.name) : file;
}

/** Reads the module's URL from the page, because a plain import would also load the file that contains React. */
function loadShrinkPhoto(): Promise<typeof import("./shrink-photo.ts")> {
  const { foto = "" } = document.querySelector<HTMLElement>("script[data-foto]")?.dataset ?? {};
  return import(/* @vite-ignore */ foto);
}

function post(form: HTMLFormElement, body: FormData): Promise<XMLHttpRequest> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open("POST", form.action);
    request.upload.onprogress = ({ loaded, total }) =>
      say(form, `Enviando… ${Math.round((100 * loaded) / Math.max(1, total))}%`);
    request.onload = () => done(request);
    request.onerror = failed;
    request.send(body);
  });
}

/** Shows the form from the server's response, with the files that were chosen before. */
function show(form: HTMLFormElement, answer: Document): void {
  const frame = form.closest("[data-anexos-frame]");
  const next = answer.querySelector("[data-anexos-frame]");
  const nextForm = next?.querySelector<HTMLFormElement>("form[data-anexos]");
  if (!frame || !next || !nextForm) throw new Error("no form in the answer");
  const input = form.elements.namedItem(FILES);
  const nextInput = nextForm.elements.namedItem(FILES);
  if (input instanceof HTMLInputElement && nextInput instanceof HTMLInputElement) {
    for (const name of ["aria-describedby", "aria-invalid"]) {
      const value = nextInput.getAttribute(name);
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    nextInput.replaceWith(input);
  }
  frame.replaceWith(next);
  document.title = answer.title;
  startAnexos(nextForm);
  next.querySelector<HTMLElement>("[autofocus], [aria-invalid=true]")?.focus();
}

function say(form: HTMLFormElement, text: string): void {
  const line = form.querySelector("[data-progress]");
  if (line) line.textContent = text;
}

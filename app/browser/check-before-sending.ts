const NOT_SENT = "Não foi possível enviar. Confira a internet e tente de novo: nada se perdeu.";
const WAIT_MS = 8_000;
const LINE = "data-not-sent";

/** Checks that the server answers before a form leaves, because the browser's own error page would lose what was typed. */
export function checkBeforeSending() {
  const checked = new WeakSet<HTMLFormElement>();
  const checking = new WeakSet<HTMLFormElement>();
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    // The button of a form with `data-busy` is disabled already, and such a form holds only a password.
    if (form.method !== "post" || form.querySelector("[data-busy]")) return;
    if (checked.delete(form)) return;
    event.preventDefault();
    if (checking.has(form)) return;
    checking.add(form);
    form.querySelector(`[${LINE}]`)?.remove();
    void isReachable().then((reachable) => {
      checking.delete(form);
      if (!reachable) return say(form, submitter);
      checked.add(form);
      form.requestSubmit(submitter);
    });
  });
}

async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(WAIT_MS);
    return (await fetch("/healthz", { cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}

function say(form: HTMLFormElement, submitter: HTMLElement | null) {
  const line = document.createElement("p");
  line.setAttribute(LINE, "");
  line.setAttribute("role", "alert");
  line.className = "field-error";
  line.textContent = NOT_SENT;
  const beside = submitter?.parentElement;
  if (beside && beside !== form) beside.after(line);
  else form.append(line);
}

/** The list follows what is typed: the same page is asked for again and its part put in place. */
const QUIET_MS = 180;

export function startLiveSearch() {
  const form = document.querySelector<HTMLFormElement>("[data-live-search]");
  const list = document.getElementById(form?.dataset.liveSearch ?? "");
  const input = form?.querySelector("input");
  if (!form || !list || !input) return;

  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();
  let shown = input.value.trim();

  const search = async () => {
    const text = input.value.trim();
    if (text === shown) return;
    asked.abort();
    asked = new AbortController();
    const address = text ? `${form.action}?busca=${encodeURIComponent(text)}` : form.action;
    const status = list.querySelector("[role=status]");
    if (status) status.textContent = "Carregando exames...";
    list.setAttribute("aria-busy", "true");
    try {
      const response = await fetch(address, { signal: asked.signal });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const found = page.getElementById(list.id);
      if (!found) throw new Error("no list");
      shown = text;
      // The live region itself stays, so that its new text is announced.
      const said = found.querySelector("[role=status]");
      if (status) status.textContent = said?.textContent ?? "";
      for (const child of [...list.children]) if (child !== status) child.remove();
      for (const child of [...found.children]) if (child !== said) list.append(child);
      document.title = page.title;
      history.replaceState(null, "", address);
    } catch {
      // A newer search has taken over, or the network is gone: then the form itself still works.
      if (!asked.signal.aborted) form.submit();
    } finally {
      list.removeAttribute("aria-busy");
    }
  };

  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(search, QUIET_MS);
  };
  input.addEventListener("input", soon);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void search();
  });
}

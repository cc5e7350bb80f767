const DEBOUNCE_MS = 180;

export function startLiveSearch() {
  const form = document.querySelector<HTMLFormElement>("[data-live-search]");
  const list = document.getElementById(form?.dataset.liveSearch ?? "");
  if (!form || !list) return;

  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  let shownText: string | undefined = queryOf(form);

  const search = async () => {
    const text = queryOf(form);
    if (text === shownText) return;
    request.abort();
    const current = new AbortController();
    request = current;
    const address = text ? `${form.action}?${text}` : form.action;
    const status = list.querySelector("[role=status]");
    if (status) status.textContent = form.dataset.loading ?? "";
    list.setAttribute("aria-busy", "true");
    try {
      const response = await fetch(address, { signal: current.signal });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const found = page.getElementById(list.id);
      if (!found) throw new Error("no list");
      shownText = response.ok ? text : undefined;
      // Only the text of the live region changes, because a new element would not be announced.
      const newStatus = found.querySelector("[role=status]");
      if (status) status.textContent = newStatus?.textContent ?? "";
      for (const child of [...list.children]) if (child !== status) child.remove();
      for (const child of [...found.children]) if (child !== newStatus) list.append(child);
      document.title = page.title;
      history.replaceState(null, "", address);
    } catch {
      // Nothing happens if a newer search aborted this one. After a network error the browser submits the form.
      if (!current.signal.aborted) form.submit();
    } finally {
      if (!current.signal.aborted) list.removeAttribute("aria-busy");
    }
  };

  const searchSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(search, DEBOUNCE_MS);
  };
  form.addEventListener("input", searchSoon);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void search();
  });
}

function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const input of form.querySelectorAll("input")) {
    const text = input.value.trim();
    if (text) query.set(input.name, text);
  }
  return query.toString();
}

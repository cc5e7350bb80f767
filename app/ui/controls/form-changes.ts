/** Whether what stands in a form differs from what it was filled in with. */

const filledIn = new WeakMap<HTMLFormElement, Map<string, FormDataEntryValue>>();

/** A password that the browser filled in by itself is nothing that anybody would miss. */
const FILLED_IN_BY_BROWSER = "[autocomplete=current-password]:autofill";

/** What a form would send now, as one string; files count by name and size. */
export function formState(form: HTMLFormElement): string {
  const filled = new Set(
    [...form.querySelectorAll<HTMLInputElement>(FILLED_IN_BY_BROWSER)].map(({ name }) => name),
  );
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value !== "string" ? `${value.name}:${value.size}` : filled.has(name) ? "" : value,
  ]);
  return JSON.stringify(entries);
}

/** Before a page wakes up: what its forms came with, whatever has been typed since. */
export function rememberForms(): void {
  for (const form of document.forms) {
    const asItCame = form.cloneNode(true) as HTMLFormElement;
    asItCame.reset();
    filledIn.set(form, new Map(new FormData(asItCame)));
  }
}

/** Whether a field was changed before the page had woken up and could notice. */
export function wasTypedEarly(form: HTMLFormElement): boolean {
  const came = filledIn.get(form);
  if (!came) return false;
  return [...new FormData(form)].some(
    ([name, value]) => came.has(name) && came.get(name) !== value,
  );
}

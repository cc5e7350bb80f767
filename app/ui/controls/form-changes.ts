const initialValues = new WeakMap<HTMLFormElement, Map<string, FormDataEntryValue>>();

/** Selects passwords that the browser filled in, which do not count as unsaved changes. */
const AUTOFILLED_PASSWORD = "[autocomplete=current-password]:autofill";

export function serializeForm(form: HTMLFormElement): string {
  const filled = new Set(
    [...form.querySelectorAll<HTMLInputElement>(AUTOFILLED_PASSWORD)].map(({ name }) => name),
  );
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value !== "string" ? `${value.name}:${value.size}` : filled.has(name) ? "" : value,
  ]);
  return JSON.stringify(entries);
}

/** Stores the values that the server rendered, even if something was typed since. Must be called before hydration. */
export function storeInitialValues(): void {
  for (const form of document.forms) {
    const initialForm = form.cloneNode(true) as HTMLFormElement;
    initialForm.reset();
    initialValues.set(form, new Map(new FormData(initialForm)));
  }
}

export function wasEditedBeforeHydration(form: HTMLFormElement): boolean {
  const initial = initialValues.get(form);
  if (!initial) return false;
  return [...new FormData(form)].some(
    ([name, value]) => initial.has(name) && initial.get(name) !== value,
  );
}

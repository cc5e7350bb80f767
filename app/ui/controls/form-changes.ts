const initialValues = new WeakMap<HTMLFormElement, Map<string, FormDataEntryValue>>();

/** A password filled in by the browser is not an unsaved change. */
const AUTOFILLED_PASSWORD = "[autocomplete=current-password]:autofill";

/** Returns the form's values as one comparable string; files count by name and size. */
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

/** Called before hydration: stores the values that the server rendered, whatever was typed since. */
export function storeInitialValues(): void {
  for (const form of document.forms) {
    const initialForm = form.cloneNode(true) as HTMLFormElement;
    initialForm.reset();
    initialValues.set(form, new Map(new FormData(initialForm)));
  }
}

/** True if a field was edited before hydration, when no event handler could notice it. */
export function wasEditedBeforeHydration(form: HTMLFormElement): boolean {
  const initial = initialValues.get(form);
  if (!initial) return false;
  return [...new FormData(form)].some(
    ([name, value]) => initial.has(name) && initial.get(name) !== value,
  );
}

/** Whether what stands in a form differs from what it was filled in with. */

/** What a form would send now, as one string; files count by name and size. */
export function formState(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === "string" ? value : `${value.name}:${value.size}`,
  ]);
  return JSON.stringify(entries);
}

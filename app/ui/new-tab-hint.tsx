/** Said to screen readers inside a link that opens elsewhere. */
export function NewTabHint() {
  return <span className="sr-only"> (abre em nova aba)</span>;
}

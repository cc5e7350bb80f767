/** Something is on its way. It shows after a moment only: what is quick should not flicker. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status">
      <span aria-hidden="true" className="spinner-ring" />
      <span className="sr-only">{label}</span>
    </div>
  );
}

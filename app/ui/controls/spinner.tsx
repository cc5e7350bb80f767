/** Appears after a short delay, so that quick responses do not flicker. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status">
      <span aria-hidden="true" className="spinner-ring" />
      <span className="sr-only">{label}</span>
    </div>
  );
}

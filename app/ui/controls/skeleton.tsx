/** Grey lines where a list is about to stand, said once to screen readers. */
const WIDTHS = ["w-2/3", "w-1/2", "w-3/5"];

export function Skeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="grid gap-3">
        {WIDTHS.map((width) => (
          <div className={`h-4 rounded bg-neutro-200 ${width}`} key={width} />
        ))}
      </div>
    </div>
  );
}

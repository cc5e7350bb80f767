export function Spinner({ label }: { label: string }) {
  return (
    <div className="grid min-h-48 place-items-center" role="status">
      <span
        aria-hidden="true"
        className="size-7 animate-turn rounded-full border-[2.5px] border-neutro-200 border-t-botao"
      />
      <span className="sr-only">{label}</span>
    </div>
  );
}

export function Lines({ text }: { text: string }) {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => (
      <span className="block" key={line}>
        {line}
      </span>
    ));
}

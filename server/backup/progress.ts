export type ShowProgress = (part: number) => void;

const WIDTH = 30;

export function progressBar(
  label: string,
  output: NodeJS.WriteStream = process.stderr,
): ShowProgress {
  if (!output.isTTY) return () => {};
  let shown = "";
  return (part) => {
    const share = Math.min(1, Math.max(0, part || 0));
    const full = Math.round(share * WIDTH);
    const text = `${label} [${"█".repeat(full)}${" ".repeat(WIDTH - full)}] ${Math.floor(share * 100)} %`;
    if (text === shown) return;
    shown = text;
    output.write(`\r${text}${share === 1 ? "\n" : ""}`);
  };
}

export interface Figure {
  name: string;
  value: number;
  unit: "" | "%" | "kB" | "KB" | "MB" | "ms" | "req/s" | "lines/s" | "s";
  budget?: { atMost: number } | { atLeast: number };
  how: string;
}

export function isWithinBudget({ value, budget }: Figure): boolean {
  if (!budget) return true;
  return "atMost" in budget ? value <= budget.atMost : value >= budget.atLeast;
}

export function formatFigures(figures: Figure[]): string {
  const widest = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map((figure) => {
      const { name, budget, how } = figure;
      const mark = isWithinBudget(figure) ? (budget ? "✓" : " ") : "✗";
      const shown = showValue(figure);
      const line = `${mark} ${name.padEnd(widest)}  ${shown.padStart(13)}  ${showBudget(figure)}`;
      return `${line.trimEnd()}\n  ${" ".repeat(4)}${how}`;
    })
    .join("\n");
}

export function showValue({ value, unit }: Figure): string {
  return `${formatNumber(value)} ${unit}`.trim();
}

export function showBudget({ budget }: Figure): string {
  if (!budget) return "";
  return "atMost" in budget
    ? `≤ ${formatNumber(budget.atMost)}`
    : `≥ ${formatNumber(budget.atLeast)}`;
}

function formatNumber(value: number): string {
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString("en", { maximumFractionDigits: digits });
}

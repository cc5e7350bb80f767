/** One measurement with its budget. */
export interface Figure {
  name: string;
  value: number;
  unit: "" | "KB" | "MB" | "ms" | "req/s" | "s";
  /** Undefined: measured for comparison only. */
  budget?: { atMost: number } | { atLeast: number };
  /** How to repeat it by hand. */
  how: string;
}

export function isWithinBudget({ value, budget }: Figure): boolean {
  if (!budget) return true;
  return "atMost" in budget ? value <= budget.atMost : value >= budget.atLeast;
}

/** Lines of a table: name, value, budget, verdict; below each what was run. */
export function formatFigures(figures: Figure[]): string {
  const widest = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map((figure) => {
      const { name, value, unit, budget, how } = figure;
      const limit = budget && ("atMost" in budget ? `≤ ${budget.atMost}` : `≥ ${budget.atLeast}`);
      const mark = isWithinBudget(figure) ? (budget ? "✓" : " ") : "✗";
      const shown = `${formatNumber(value)} ${unit}`.trim();
      const line = `${mark} ${name.padEnd(widest)}  ${shown.padStart(13)}  ${limit ?? ""}`;
      return `${line.trimEnd()}\n  ${" ".repeat(4)}${how}`;
    })
    .join("\n");
}

function formatNumber(value: number): string {
  return value.toLocaleString("pt-BR", { maximumFractionDigits: value < 100 ? 1 : 0 });
}

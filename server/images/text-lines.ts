/** Text in lines of about the same length, as large as it fits. */
import { outline, type Style } from "./typeface.ts";

interface Room {
  /** Pixels. */
  width: number;
  /** Largest first; each with the number of lines that it has room for. */
  sizes: readonly { size: number; lines: number }[];
}

export interface Lines {
  style: Style;
  lines: string[];
}

/** What fits at no size is cut off with an ellipsis at the smallest. */
export function fitText(text: string, style: Omit<Style, "size">, { width, sizes }: Room): Lines {
  for (const { size, lines: most } of sizes) {
    const sized = { ...style, size };
    const lines = balanced(text, sized, width);
    const fits = lines.length <= most && lines.every((line) => outline(line, sized).width <= width);
    if (fits) return { style: sized, lines };
  }
  const { size = 16, lines: most = 1 } = sizes.at(-1) ?? {};
  const sized = { ...style, size };
  return { style: sized, lines: cut(wrap(text, sized, width), most, sized, width) };
}

function wrap(text: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && outline(longer, style).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const STEP = 12;

/** No more lines than needed, and no short last one. */
function balanced(text: string, style: Style, width: number): string[] {
  let best = wrap(text, style, width);
  const needed = best.length;
  for (let narrower = width - STEP; narrower > width / 2; narrower -= STEP) {
    const lines = wrap(text, style, narrower);
    if (lines.length > needed || lines.some((line) => outline(line, style).width > narrower)) break;
    best = lines;
  }
  return best;
}

function cut(lines: string[], most: number, style: Style, width: number): string[] {
  const kept = lines.slice(0, most).map((line) => shortened(line, style, width));
  const last = kept.at(-1);
  if (lines.length > most && last !== undefined) {
    kept[kept.length - 1] = shortened(`${last.replace(/…$/, "")} …`, style, width);
  }
  return kept;
}

function shortened(line: string, style: Style, width: number): string {
  let text = line;
  while (text.length > 1 && outline(text, style).width > width) {
    text = `${text
      .replace(/.\s?…$/u, "")
      .slice(0, text.endsWith("…") ? undefined : -1)
      .trimEnd()}…`;
  }
  return text;
}

/** A measurement replaces only its own section of docs/performance.md. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Figure, isWithinBudget, showBudget, showValue } from "./figure.ts";

const FILE = "docs/performance.md";

const HEAD = `# Performance

Each section is written by the command that it is named after, on the machine that it names; what is
over its budget is marked ✗. \`npm run bench\` measures everything, which takes about half an hour on
a machine with nothing else to do; \`growth\` is measured only by its name, since it fills 20 GB for a while. Compare figures of one run only: the ratios to \`node:http\` and
nginx are taken in turn, so that a busy machine slows all of them alike.
`;

export interface Measured {
  name: string;
  figures: Figure[];
  load: number;
}

export function writeReport(
  measured: readonly Measured[],
  order: readonly string[],
  where: string,
) {
  const sections = readSections();
  for (const one of measured) sections.set(one.name, sectionOf(one, where));
  const known = order.flatMap((name) => sections.get(name) ?? []);
  writeFileSync(FILE, [HEAD, ...known].join("\n"));
  spawnSync("npx", ["biome", "format", "--write", FILE]);
}

function readSections(): Map<string, string> {
  if (!existsSync(FILE)) return new Map();
  const [, ...sections] = readFileSync(FILE, "utf8").split(/^(?=## )/m);
  return new Map(
    sections.map((text) => [/bench -- (\S+)`/.exec(text)?.[1] ?? "", `${text.trimEnd()}\n`]),
  );
}

function sectionOf({ name, figures, load }: Measured, where: string): string {
  const pages = figures.filter((figure) => figure.name.startsWith("/"));
  const others = figures.filter((figure) => !figure.name.startsWith("/"));
  const heading = `## \`npm run bench -- ${name}\`\n\n${where}, load ${load.toFixed(1)} before.\n`;
  return [heading, pageTable(pages), figureTable(others)].filter(Boolean).join("\n");
}

function figureTable(figures: Figure[]): string {
  if (figures.length === 0) return "";
  const rows = figures.map(
    (figure) =>
      `| ${figure.name} | ${marked(figure)} | ${showBudget(figure)} | ${code(figure.how)} |`,
  );
  return ["| Figure | Value | Budget | How |", "| --- | ---: | ---: | --- |", ...rows, ""].join(
    "\n",
  );
}

function pageTable(figures: Figure[]): string {
  if (figures.length === 0) return "";
  const kinds = [...new Set(figures.map(kindOf))];
  const pages = [...new Set(figures.map(pageOf))];
  const find = (page: string, kind: string) =>
    figures.find((figure) => pageOf(figure) === page && kindOf(figure) === kind);
  const cells = (of: (kind: string) => string) => `| ${kinds.map(of).join(" | ")} |`;
  const budget = (kind: string) => {
    const one = figures.find((figure) => kindOf(figure) === kind && figure.budget);
    return one ? showBudget(one) : "";
  };
  return [
    `| Page ${cells((kind) => kind)}`,
    `| --- ${cells(() => "---:")}`,
    `| Budget ${cells(budget)}`,
    ...pages.map((page) => {
      const row = cells((kind) => {
        const figure = find(page, kind);
        return figure ? marked(figure) : "";
      });
      return `| ${page} ${row}`;
    }),
    "",
  ].join("\n");
}

const pageOf = ({ name }: Figure) => name.slice(0, name.indexOf(" "));
const kindOf = ({ name }: Figure) => name.slice(name.indexOf(" ") + 1);

function marked(figure: Figure): string {
  return `${isWithinBudget(figure) ? "" : "✗ "}${showValue(figure)}`;
}

function code(text: string): string {
  return text.replaceAll("|", "\\|");
}

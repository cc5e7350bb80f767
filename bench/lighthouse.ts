import path from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { CHROMIUM_ARGS, requireChromium } from "../scripts/checks/chromium.mjs";
import type { Figure } from "./figure.ts";
import { PUBLIC_ADDRESSES } from "./public-addresses.ts";
import { startServer, withFolder } from "./started-server.ts";

const RUNS = 3;
const TRIES = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const HOW = "npm run bench -- lighthouse";

type Scores = Record<(typeof CATEGORIES)[number] | "lcp" | "cls" | "bytes", number>;

export function measureLighthouse(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const server = await startServer({ script: "demo", dataDir: path.join(folder, "data") });
    try {
      const figures: Figure[] = [];
      for (const address of PUBLIC_ADDRESSES) {
        const runs: Scores[] = [];
        for (let run = 0; run < RUNS; run++) runs.push(await visitAgain(server.url + address));
        figures.push(...figuresOf(address, median(runs)));
      }
      return figures;
    } finally {
      await server.stop();
    }
  });
}

/** Retries, because on a busy machine Chromium may lose the start of the trace. */
async function visitAgain(url: string): Promise<Scores> {
  for (let left = TRIES; ; left--) {
    try {
      return await visit(url);
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}

/** Starts a new browser, because connections of earlier visits would delay pictures in Lighthouse's simulation. */
async function visit(url: string): Promise<Scores> {
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: ["--headless=new", ...CHROMIUM_ARGS],
  });
  try {
    return scoresOf(
      url,
      await lighthouse(url, {
        port: chrome.port,
        onlyCategories: [...CATEGORIES],
        logLevel: "error",
      }),
    );
  } finally {
    chrome.kill();
  }
}

function scoresOf(url: string, result: Awaited<ReturnType<typeof lighthouse>>): Scores {
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not open ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: audits["largest-contentful-paint"]?.numericValue ?? Number.POSITIVE_INFINITY,
    bytes: audits["total-byte-weight"]?.numericValue ?? Number.POSITIVE_INFINITY,
    cls: audits["cumulative-layout-shift"]?.numericValue ?? Number.POSITIVE_INFINITY,
  };
}

function median(runs: Scores[]): Scores {
  const names = Object.keys(runs[0] ?? {}) as (keyof Scores)[];
  const middle = (name: keyof Scores) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Scores;
}

function figuresOf(address: string, scores: Scores): Figure[] {
  const figure = (name: string, value: number, rest: Partial<Figure>): Figure => ({
    name: `${address} ${name}`,
    value,
    unit: "",
    how: HOW,
    ...rest,
  });
  return [
    figure("performance", scores.performance, {
      budget: { atLeast: address === "/agendar" ? 100 : 98 },
    }),
    figure("accessibility", scores.accessibility, { budget: { atLeast: 100 } }),
    figure("best practices", scores["best-practices"], { budget: { atLeast: 100 } }),
    figure("SEO", scores.seo, { budget: { atLeast: 100 } }),
    figure("LCP", Math.round(scores.lcp), { unit: "ms", budget: { atMost: 1200 } }),
    figure("tudo", scores.bytes / 1024, { unit: "KB", budget: { atMost: 80 } }),
    figure("CLS", Math.round(scores.cls * 1000) / 1000, { budget: { atMost: 0.01 } }),
  ];
}

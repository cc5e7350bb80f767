import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** With the full build of axe each check would take 50% longer. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export interface AxeRules {
  rules?: string[];
  except?: string[];
  within?: string;
}

export async function violationsOf(
  page: Page,
  { rules, except = [], within }: AxeRules = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(AXE);
    await page.evaluate(hasten);
  }
  const runOnly: axe.RunOnly = rules
    ? { type: "rule", values: rules }
    : { type: "tag", values: STANDARDS };
  // Only violations are reported, because a report of passed rules would take a third of the time.
  const options: axe.RunOptions = {
    runOnly,
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations"],
    elementRef: true,
    iframes: false,
  };
  const violations = await page.evaluate(runAxe, { within, options });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
}

async function runAxe({ within, options }: { within?: string; options: axe.RunOptions }) {
  // Waits for animations, because axe ignores an element that is still transparent.
  const animations = document.getAnimations().filter(({ effect }) => {
    const end = effect?.getComputedTiming().endTime;
    return end !== undefined && Number(end) < Number.POSITIVE_INFINITY;
  });
  await Promise.allSettled(animations.map(({ finished }) => finished));
  const { violations } = await window.axe.run(within ?? document, options);
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ element, failureSummary }) => ({
      html: element?.outerHTML.slice(0, 300),
      failureSummary,
    })),
  }));
}

/** Runs in the page. Logs blocked calls of `eval`, because the browser logs none whose error a script catches. */
export function reportQuietViolations() {
  addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    if (blockedURI === "eval") console.error(`policy: ${effectiveDirective} ${blockedURI}`);
  });
}

/**
 * Runs in the page. By itself axe copies the HTML of each element with all that is in it, and parses a page's ten
 * colours again for each of a thousand elements, which takes more than half of its time.
 */
function hasten() {
  window.axe.configure({ noHtml: true });
  const { prototype } = window.axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Pick<AxeColour, "red" | "green" | "blue" | "alpha">>();
  prototype.parseString = function (text) {
    const found = known.get(text);
    if (found) return Object.assign(this, found);
    read.call(this, text);
    const { red, green, blue, alpha } = this;
    known.set(text, { red, green, blue, alpha });
    return this;
  };
}

interface AxeColour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
  parseString(this: AxeColour, text: string): AxeColour;
}

declare global {
  interface Window {
    axe: typeof axe & { commons: { color: { Color: { prototype: AxeColour } } } };
  }
}

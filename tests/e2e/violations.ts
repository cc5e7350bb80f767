import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Asked {
  /** By axe's ids; else all of the standards. */
  rules?: string[];
  /** A selector of the part that is judged; else the whole page. */
  within?: string;
}

/** @returns what axe complains about in the page's own frame: rule, where, and what is wrong there */
export async function violationsOf(page: Page, { rules, within }: Asked = {}): Promise<string[]> {
  // Neither a second page to sum up in, nor a report on what passed: a third of the time is left.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (within) axe.include(within);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(STANDARDS)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
}

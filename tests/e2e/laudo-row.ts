import type { Locator, Page } from "@playwright/test";

/** The rows of the patient's reports in the list of reports. */
export function laudoRow(page: Page, nome: string): Locator {
  return page.getByRole("table", { name: "Laudos" }).getByRole("row").filter({ hasText: nome });
}

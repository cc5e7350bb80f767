import type { Locator, Page } from "@playwright/test";

export function laudoRow(page: Page, nome: string): Locator {
  return page.getByRole("table", { name: "Laudos" }).getByRole("row").filter({ hasText: nome });
}

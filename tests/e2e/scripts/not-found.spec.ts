import { expect, type Page } from "@playwright/test";
import { test } from "./script-page.ts";

test.use({ expected: { messages: [/^404: /] } });

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  return warnings;
}

test("a page that was not found is named in the console, without its query", async ({
  page,
  open,
}) => {
  const warnings = warningsOf(page);
  await open("<main data-not-found>404</main>", { path: "/nenhum/lugar?cpf=1#x" });
  expect(warnings).toEqual(["404: /nenhum/lugar"]);
});

test("any other page is not", async ({ page, open }) => {
  const warnings = warningsOf(page);
  await open("<main>Exames</main>", { path: "/exames" });
  expect(warnings).toEqual([]);
});

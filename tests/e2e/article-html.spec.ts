/** Tests in a browser, because a browser may parse HTML differently from the sanitiser. */
import { expect } from "@playwright/test";
import { ARTICLE_TAGS } from "#domain/blog/article-html.ts";
import { sanitiseArticle } from "#server/html/sanitise.ts";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";
import { test } from "./shared-page.ts";

/** An article may name a foreign image, but this page's policy blocks it. */
test.use({ expected: { messages: [/https:\/\/evil\.example\/x\.png/] } });

test("no payload runs, loads or leaves a node that is not allowed", async ({ page }) => {
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await page.goto("/termos");
  const attributes = [...new Set(Object.values(ARTICLE_TAGS).flat())];
  for (const payload of XSS_PAYLOADS) {
    for (const frame of [payload, `<p>a${payload}b</p>`, `<table><tr><td>${payload}`]) {
      const strange = await page.evaluate(
        ([html, tags, allowed]) => {
          const host = document.createElement("div");
          document.body.append(host);
          host.innerHTML = html;
          const found = [...host.querySelectorAll("*")].flatMap((element) => [
            ...(tags.includes(element.localName) ? [] : [element.localName]),
            ...[...element.attributes]
              .filter(({ name }) => !allowed.includes(name))
              .map(({ name }) => `${element.localName}.${name}`),
            ...(element instanceof HTMLAnchorElement &&
            !["http:", "https:", "mailto:", "tel:"].includes(element.protocol)
              ? [`link ${element.href}`]
              : []),
          ]);
          host.remove();
          return found;
        },
        [sanitiseArticle(frame), Object.keys(ARTICLE_TAGS), attributes] as const,
      );
      expect(strange, frame).toEqual([]);
    }
  }
  expect(dialogs).toEqual([]);
});

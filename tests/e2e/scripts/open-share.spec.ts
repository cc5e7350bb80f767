import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { formatShlink } from "#domain/compartilhamentos/shlink.ts";
import { LINK_ALTERADO, LINK_DE_FORA } from "#domain/compartilhamentos/textos.ts";
import { test } from "./script-page.ts";

/** The base64 of its hash contains both characters that a URL spells otherwise (a test holds this). */
const KEY = "chavekkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkd";
const SEGREDO = "s".repeat(43);
const HTML = `
<div data-share-message role="status"><p></p></div>
<form data-share method="post">
  <input name="link" type="hidden" value="antes"><input name="prova" type="hidden" value="antes">
  <div data-share-code><input aria-label="Código" name="codigo"></div>
  <input aria-label="Seu nome" name="nome">
</form>`;
const OPTIONS = { script: "compartilhado", path: "/compartilhado" } as const;

function linkOf(origin = ""): string {
  const payload = {
    url: `${origin}/c/${SEGREDO}`,
    key: KEY,
    exp: 0,
    flag: "P",
    label: "",
    v: 1,
  } as const;
  return new URL(formatShlink("https://x.test/", payload)).hash;
}

const value = (page: Page, name: string) => page.locator(`[name=${name}]`).inputValue();
const message = (page: Page) => page.getByRole("status");
const code = (page: Page) => page.getByLabel("Código");

test("a link fills the form by itself and leaves the address; only the name is asked", async ({
  page,
  open,
  baseURL,
}) => {
  await open(HTML, { ...OPTIONS, path: `/compartilhado${linkOf(baseURL)}` });
  await expect(code(page)).toBeHidden();
  await expect(page.getByLabel("Seu nome")).toBeFocused();
  await expect(message(page)).toBeHidden();
  await expect(page).toHaveURL("/compartilhado");
  expect(await value(page, "link")).toBe(SEGREDO);
  const proof = createHash("sha256").update(KEY).digest("base64url");
  expect(proof).toMatch(/_.*-|-.*_/);
  expect(await value(page, "prova")).toBe(proof);
});

for (const [what, spoil, text] of [
  ["of another service", () => linkOf("https://outro.test"), LINK_DE_FORA],
  ["that was cut", (link: string) => link.slice(0, -20), LINK_ALTERADO],
] as const) {
  test(`a link ${what} is told in words, and the code is asked`, async ({
    page,
    open,
    baseURL,
  }) => {
    await open(HTML, { ...OPTIONS, path: `/compartilhado${spoil(linkOf(baseURL))}` });
    await expect(message(page)).toHaveText(text);
    await expect(code(page)).toBeFocused();
    await expect(page).toHaveURL("/compartilhado");
    expect(await value(page, "link")).toBe("");
    expect(await value(page, "prova")).toBe("");
  });
}

test("a link that is opened in the same page takes the former one's place", async ({
  page,
  open,
  baseURL,
}) => {
  await open(HTML, { ...OPTIONS, path: `/compartilhado${linkOf("https://outro.test")}` });
  await expect(message(page)).toHaveText(LINK_DE_FORA);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, linkOf(baseURL));
  await expect(code(page)).toBeHidden();
  await expect(message(page)).toBeHidden();
  expect(await value(page, "link")).toBe(SEGREDO);
});

test("an address without a link changes nothing of the form", async ({ page, open }) => {
  await open(HTML, OPTIONS);
  expect(await value(page, "link")).toBe("antes");
  await expect(code(page)).toBeVisible();
  await expect(code(page)).not.toBeFocused();
});

test("a browser that cannot hash sends the link without a proof", async ({
  page,
  open,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(crypto, "subtle", { value: undefined });
  });
  await open(HTML, { ...OPTIONS, path: `/compartilhado${linkOf(baseURL)}` });
  await expect(page.getByLabel("Seu nome")).toBeFocused();
  expect(await value(page, "link")).toBe(SEGREDO);
  expect(await value(page, "prova")).toBe("");
});

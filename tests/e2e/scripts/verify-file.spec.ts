import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { test } from "./script-page.ts";

const MOST = 2 * 1024 * 1024;
const PDF = Buffer.from("%PDF-1.7 laudo");
const HTML = `
<form action="/verificar" data-verify method="post">
  <div data-verify-file data-verify-most="${MOST}" hidden>
    <input aria-label="Arquivo PDF" type="file"><p data-verify-message></p>
  </div>
  <input aria-label="Código" name="codigo">
  <button>Verificar</button>
</form>`;

const file = (page: Page) => page.getByLabel("Arquivo PDF");
const message = (page: Page) => page.locator("[data-verify-message]");
const verify = (page: Page) => page.getByRole("button", { name: "Verificar" }).click();
const choose = (page: Page, buffer: Buffer) =>
  file(page).setInputFiles({ name: "laudo.pdf", mimeType: "application/pdf", buffer });

async function collectPosts(page: Page): Promise<string[]> {
  const posts: string[] = [];
  await page.route("/verificar", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posts.push(route.request().postData() ?? "");
    return route.fulfill({ contentType: "text/html", body: "<h1>Verdadeiro</h1>" });
  });
  return posts;
}

test("of a chosen file only its hash is sent", async ({ page, open }) => {
  await open(HTML, { script: "verificar", path: "/verificar" });
  const posts = await collectPosts(page);
  await choose(page, PDF);
  await verify(page);
  await expect(page.getByRole("heading", { name: "Verdadeiro" })).toBeVisible();
  const hash = createHash("sha256").update(PDF).digest("hex");
  expect(posts).toEqual([`codigo=&sha256=${hash}`]);
});

test("without a file the code is sent", async ({ page, open }) => {
  await open(HTML, { script: "verificar", path: "/verificar" });
  const posts = await collectPosts(page);
  await page.getByLabel("Código").fill("ABC");
  await verify(page);
  await expect.poll(() => posts).toEqual(["codigo=ABC"]);
});

test("a file above the limit is told at its field and sent in no form, until another is chosen", async ({
  page,
  open,
}) => {
  await open(HTML, { script: "verificar", path: "/verificar" });
  const posts = await collectPosts(page);
  await choose(page, Buffer.alloc(3 * 1024 * 1024));
  await verify(page);
  await expect(message(page)).toHaveText(
    "Este arquivo tem 3 MB. Os laudos desta clínica têm no máximo 2 MB: não é um deles.",
  );
  await expect(file(page)).toHaveAttribute("aria-invalid");
  await expect(file(page)).toBeFocused();
  expect(posts).toEqual([]);
  await choose(page, Buffer.alloc(MOST));
  await expect(message(page)).toHaveText("");
  await expect(file(page)).not.toHaveAttribute("aria-invalid");
  await verify(page);
  await expect.poll(() => posts.length).toBe(1);
});

test("a file that cannot be read is told at its field", async ({ page, open }) => {
  await page.addInitScript(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException("", "NotReadableError"));
  });
  await open(HTML, { script: "verificar", path: "/verificar" });
  const posts = await collectPosts(page);
  await choose(page, PDF);
  await verify(page);
  await expect(message(page)).toHaveText(
    "O arquivo não pôde ser lido. Escolha-o de novo ou use o código.",
  );
  await expect(file(page)).toBeFocused();
  expect(posts).toEqual([]);
});

test("a browser that cannot hash is not offered the file", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(crypto, "subtle", { value: undefined });
  });
  await open(HTML, { script: "verificar", path: "/verificar" });
  await expect(file(page)).toBeHidden();
});

test("a file that the browser remembered from the last visit is forgotten", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    addEventListener(
      "readystatechange",
      () => {
        const input = document.querySelector<HTMLInputElement>("input[type=file]");
        const chosen = new DataTransfer();
        chosen.items.add(new File(["x"], "laudo.pdf"));
        if (input && document.readyState === "interactive") input.files = chosen.files;
      },
      { capture: true },
    );
  });
  await open(HTML, { script: "verificar", path: "/verificar" });
  await expect(file(page)).toBeVisible();
  await expect(file(page)).toHaveValue("");
});

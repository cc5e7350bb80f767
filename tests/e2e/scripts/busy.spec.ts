import { expect, type Page } from "@playwright/test";
import { test } from "./script-page.ts";

const HTML = `
<form action="/entrar" method="post">
  <button data-busy="Carregando..." name="acao" type="submit" value="entrar">Entrar</button>
  <button type="submit">Recuperar</button>
</form>
<button data-busy="Carregando..." type="button">Sem formulário</button>`;

/** Answers posts without another page, so that the page stays as it was sent. */
async function collectPosts(page: Page): Promise<string[]> {
  const posts: string[] = [];
  await page.route("/entrar", (route) => {
    posts.push(route.request().postData() ?? "");
    return route.fulfill({ status: 204 });
  });
  return posts;
}

test("a pressed button is sent with its value, then says that it works and cannot be pressed again", async ({
  page,
  open,
}) => {
  await open(HTML);
  const posts = await collectPosts(page);
  await page.getByRole("button", { name: "Entrar" }).click();
  const busy = page.getByRole("button", { name: "Carregando..." });
  await expect(busy).toBeDisabled();
  await expect(page.getByRole("button", { name: "Recuperar" })).toBeEnabled();
  await expect(page.getByRole("button", { name: "Sem formulário" })).toBeEnabled();
  await expect.poll(() => posts).toEqual(["acao=entrar"]);
});

test("a page that the browser shows again has its button back", async ({ page, open }) => {
  await open(HTML);
  await collectPosts(page);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("button", { name: "Carregando..." })).toBeDisabled();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect(page.getByRole("button", { name: "Entrar" })).toBeEnabled();
});

import { expect, type Page, type Route } from "@playwright/test";
import { documentOf, type Open, test } from "./script-page.ts";

const DEBOUNCE_MS = 180;

const FORM = `
<form action="/exames" data-live-search="lista" data-loading="Carregando exames...">
  <input aria-label="Buscar exame" name="busca" type="search">
  <input aria-label="Convênio" name="convenio">
  <button>Buscar</button>
</form>`;

const LIST = list("2 exames.", ["Mamografia", "Ultrassom"]);

function list(status: string, names: string[]): string {
  const items = names.map((name) => `<li>${name}</li>`).join("");
  return `<div id="lista"><p role="status">${status}</p><ul>${items}</ul></div>`;
}

function answerOf(body: string, title: string): string {
  return documentOf(body).replace("<title>Clínica", `<title>${title}`);
}

const MAMOGRAFIA = {
  contentType: "text/html",
  body: answerOf(FORM + list("1 exame encontrado.", ["Mamografia"]), "Exames: mamografia"),
};

/** Collects the searches; each waits until the test answers it. */
async function collectSearches(page: Page): Promise<Route[]> {
  const searches: Route[] = [];
  await page.route("**/exames?*", (route) => {
    searches.push(route);
  });
  return searches;
}

const addressesOf = (searches: Route[]) =>
  searches.map((route) =>
    route
      .request()
      .url()
      .replace(/^http:..[^/]+/, ""),
  );

const field = (page: Page) => page.getByRole("searchbox", { name: "Buscar exame" });
const status = (page: Page) => page.getByRole("status");
const items = (page: Page) => page.getByRole("listitem");
const html = (page: Page) => page.locator("#lista");

async function openStill(page: Page, open: Open) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await open(FORM + LIST, { path: "/exames" });
}

test("the list follows what is typed, one search after the last letter", async ({ page, open }) => {
  await openStill(page, open);
  const searches = await collectSearches(page);
  await field(page).pressSequentially(" mamo");
  await page.clock.runFor(DEBOUNCE_MS - 1);
  await field(page).pressSequentially("grafia");
  await page.clock.runFor(DEBOUNCE_MS - 1);
  await expect(status(page)).toHaveText("2 exames.");
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText("Carregando exames...");
  await expect(html(page)).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => addressesOf(searches)).toEqual(["/exames?busca=mamografia"]);
  await searches[0]?.fulfill(MAMOGRAFIA);
  await expect(items(page)).toHaveText(["Mamografia"]);
  await expect(html(page)).not.toHaveAttribute("aria-busy");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(" mamografia");
});

test("the number found is said in the same live region, which is announced", async ({
  page,
  open,
}) => {
  await open(FORM + LIST, { path: "/exames" });
  await page.route("**/exames?busca=mamo", (route) => route.fulfill(MAMOGRAFIA));
  const region = await status(page).elementHandle();
  await field(page).fill("mamo");
  await expect(items(page)).toHaveCount(1);
  await expect(status(page)).toHaveText("1 exame encontrado.");
  expect(await region?.evaluate((one) => one.isConnected)).toBe(true);
});

test("the address and the title become those of what is shown, and the back button leads to the page before", async ({
  page,
  open,
}) => {
  await open(FORM + LIST, { path: "/contato" });
  await page.goto("/exames");
  await page.route("**/exames?*", (route) => route.fulfill(MAMOGRAFIA));
  await field(page).fill("mamografia");
  await expect(page).toHaveURL("/exames?busca=mamografia");
  await expect(page).toHaveTitle("Exames: mamografia");
  await field(page).fill("");
  await expect(page).toHaveURL("/exames");
  await expect(page).toHaveTitle("Clínica");
  await expect(items(page)).toHaveText(["Mamografia", "Ultrassom"]);
  await page.goBack();
  await expect(page).toHaveURL("/contato");
});

test("every filled field is part of the search, and an empty one of none", async ({
  page,
  open,
}) => {
  await open(FORM + LIST, { path: "/exames" });
  const searches = await collectSearches(page);
  await page.getByRole("textbox", { name: "Convênio" }).fill("Vale & Saúde");
  await expect.poll(() => addressesOf(searches)).toEqual(["/exames?convenio=Vale+%26+Sa%C3%BAde"]);
  await field(page).fill("raio x");
  await expect
    .poll(() => addressesOf(searches).at(1))
    .toBe("/exames?busca=raio+x&convenio=Vale+%26+Sa%C3%BAde");
});

test("only the newest search is shown, however late an older one is answered", async ({
  page,
  open,
}) => {
  await open(FORM + LIST, { path: "/exames" });
  const searches = await collectSearches(page);
  await field(page).fill("ultra");
  await expect.poll(() => searches.length).toBe(1);
  const aborted = page.waitForEvent("requestfailed");
  await field(page).fill("mamografia");
  expect((await aborted).url()).toContain("busca=ultra");
  await expect
    .poll(() => addressesOf(searches))
    .toEqual(["/exames?busca=ultra", "/exames?busca=mamografia"]);
  await expect(html(page)).toHaveAttribute("aria-busy", "true");
  await searches[1]?.fulfill(MAMOGRAFIA);
  await expect(items(page)).toHaveText(["Mamografia"]);
  await expect(page).toHaveURL("/exames?busca=mamografia");
});

test("the button searches at once, without another search for the same words", async ({
  page,
  open,
}) => {
  await openStill(page, open);
  const searches = await collectSearches(page);
  await field(page).fill("mamografia");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect.poll(() => addressesOf(searches)).toEqual(["/exames?busca=mamografia"]);
  await searches[0]?.fulfill(MAMOGRAFIA);
  await expect(items(page)).toHaveText(["Mamografia"]);
  await page.clock.runFor(10 * DEBOUNCE_MS);
  await page.getByRole("button", { name: "Buscar" }).click();
  await field(page).press("Space");
  await page.clock.runFor(10 * DEBOUNCE_MS);
  await field(page).fill("ultra");
  await page.clock.runFor(DEBOUNCE_MS);
  await expect
    .poll(() => addressesOf(searches))
    .toEqual(["/exames?busca=mamografia", "/exames?busca=ultra"]);
});

test.describe("if the list cannot be had", () => {
  test.use({
    expected: { messages: [/ERR_INTERNET_DISCONNECTED/, /status of 503/] },
  });

  test("an error's page is shown, and the button searches for the same words again", async ({
    page,
    open,
  }) => {
    await open(FORM + LIST, { path: "/exames" });
    const searches = await collectSearches(page);
    await field(page).fill("mamografia");
    await expect.poll(() => searches.length).toBe(1);
    const body = answerOf(list("Tente de novo.", []), "Indisponível");
    await searches[0]?.fulfill({ status: 503, contentType: "text/html", body });
    await expect(status(page)).toHaveText("Tente de novo.");
    await page.getByRole("button", { name: "Buscar" }).click();
    await expect.poll(() => searches.length).toBe(2);
  });

  for (const [what, answer] of [
    ["an answer without a list", { contentType: "text/html", body: documentOf("<h1>Outra</h1>") }],
    ["a lost connection", undefined],
  ] as const) {
    test(`after ${what} the browser opens the search itself`, async ({ page, open }) => {
      await open(FORM + LIST, { path: "/exames" });
      const kinds: string[] = [];
      await page.route("**/exames?*", (route) => {
        kinds.push(route.request().resourceType());
        if (kinds.length > 1) return route.fallback();
        return answer ? route.fulfill(answer) : route.abort("internetdisconnected");
      });
      await field(page).fill("mamografia");
      await expect(page).toHaveURL("/exames?busca=mamografia&convenio=");
      expect(kinds).toEqual(["fetch", "document"]);
    });
  }
});

for (const [what, body] of [
  ["a page without the list", FORM],
  ["a form that names no list", FORM.replace(/data-live-search="lista"/, "") + LIST],
] as const) {
  test(`in ${what} the browser searches`, async ({ page, open }) => {
    await open(body, { path: "/" });
    await field(page).fill("mamografia");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/exames?busca=mamografia&convenio=");
  });
}

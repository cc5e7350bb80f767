import { expect } from "@playwright/test";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { createShare, enterPortal, openShare, otherBrowser, SAID_NAME } from "./shares.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { signInAs } from "./staff.ts";
import { test } from "./test.ts";
import { violationsOf } from "./violations.ts";

test.describe.configure({ mode: "default" });
test.use({
  clinic: "own",
  viewport: { width: 390, height: 844 },
  expected: { messages: [/status of 40[04]/] },
});

const [LAUDO, PAPER, ALONE] = DEMO_LAUDOS.filter(({ status }) => status === "liberado") as [
  (typeof DEMO_LAUDOS)[0],
  (typeof DEMO_LAUDOS)[0],
  (typeof DEMO_LAUDOS)[0],
];

test("a link is created, opened with its PIN, seen in the list and ended", async ({
  page,
  browser,
  baseURL,
}) => {
  await enterPortal(page, LAUDO);
  const { link, codigo, senha } = await createShare(page);
  const whatsapp = page.getByRole("link", { name: "Enviar pelo WhatsApp" });
  const message = new URL((await whatsapp.getAttribute("href")) ?? "").searchParams.get("text");
  expect(message).toContain(link);
  expect(message?.replace(link, "")).not.toContain(senha);
  await expect(page.getByRole("img", { name: "QR code do link" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await violationsOf(page)).toEqual([]);

  const doctor = await otherBrowser(browser, baseURL);
  const referrers: string[] = [];
  doctor.on("request", (request) => void referrers.push(request.headers().referer ?? ""));
  await doctor.goto(link);
  await expect(doctor.getByLabel("Seu nome")).toBeFocused();
  await expect(doctor.getByLabel("Código")).toBeHidden();
  expect(doctor.url()).not.toContain("#");
  await openShare(doctor, senha === "000000" ? "000001" : "000000");
  await expect(doctor.getByText("Senha incorreta. Restam 4 tentativas.")).toBeVisible();
  await expect(doctor.getByLabel("Código")).toBeHidden();
  await expect(doctor.getByLabel("Seu nome")).toHaveValue(SAID_NAME);
  await expect(doctor.getByLabel("Senha")).toHaveValue("");
  expect(await violationsOf(doctor)).toEqual([]);
  await openShare(doctor, senha);
  await expect(doctor.getByRole("heading", { level: 1 })).toHaveText(LAUDO.exame);
  const image = doctor.getByRole("img", { name: "Página 1 de 1, ampliar" });
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await expect(doctor.getByRole("link", { name: "Imprimir" })).toHaveAttribute("href", /imprimir/);
  const [download] = await Promise.all([
    doctor.waitForEvent("download"),
    doctor.getByRole("link", { name: "Baixar PDF" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("laudo.pdf");
  expect(await violationsOf(doctor)).toEqual([]);
  expect(referrers.filter((one) => one.includes("shlink") || one.includes(senha))).toEqual([]);

  await page.goto(`/resultados/laudos/${LAUDO.protocolo}/compartilhar`);
  await expect(page.getByRole("main")).not.toContainText(senha);
  const item = page.getByRole("listitem").filter({ hasText: codigo });
  await expect(item).toContainText(SAID_NAME);
  await item.getByRole("button", { name: `Encerrar compartilhamento ${codigo}` }).click();
  await expect(page.getByText("Compartilhamento encerrado")).toBeVisible();
  await expect(item).toContainText(/Encerrado em \d\d\/\d\d\/\d{4}/);
  await doctor.reload();
  await expect(doctor.getByRole("heading", { name: "Este acesso terminou" })).toBeVisible();
  await doctor.goto(link);
  await openShare(doctor, senha);
  const over = "Este link não está mais ativo. Peça um novo a quem o enviou.";
  await expect(doctor.getByText(over)).toBeVisible();
  await doctor.context().close();

  await page.goto(`/resultados/laudos/${LAUDO.protocolo}`);
  await page.getByText("Quem acessou este laudo").click();
  await expect(
    page.getByRole("listitem").filter({ hasText: "Quem recebeu um link seu" }).last(),
  ).toContainText("abriu o laudo pelo link");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the patient creates a link, and the doctor types its code", async ({
    page,
    browser,
    baseURL,
  }) => {
    await enterPortal(page, ALONE);
    const { link, codigo, senha } = await createShare(page);
    const doctor = await otherBrowser(browser, baseURL, false);
    await doctor.goto(link);
    await doctor.getByLabel("Código").fill("7HKA8");
    await openShare(doctor, "12a456");
    await expect(doctor.getByText(/^Código inválido/)).toBeVisible();
    await expect(doctor.getByText("A senha tem 6 números")).toBeVisible();
    await doctor.getByLabel("Código").fill(codigo.toLowerCase().replace("-", " "));
    await openShare(doctor, senha);
    await expect(doctor.getByRole("heading", { level: 1 })).toHaveText(ALONE.exame);
    await doctor.context().close();
  });
});

test("a cut link, another service's and one with an altered key are told in words", async ({
  page,
  baseURL,
}) => {
  const link = (payload: object) =>
    `/compartilhado#shlink:/${Buffer.from(JSON.stringify(payload)).toString("base64url")}`;
  await page.goto("/compartilhado#shlink:/eyJ1cmwi");
  await expect(page.getByText(/O link está incompleto ou foi alterado/)).toBeVisible();
  await expect(page.getByLabel("Código")).toBeFocused();
  const foreign = { url: `https://outra.test/c/${"A".repeat(43)}`, key: "B".repeat(43) };
  await page.goto(link(foreign));
  await expect(page.getByText(/Este link é de outro serviço/)).toBeVisible();
  await enterPortal(page, ALONE);
  const made = await createShare(page);
  const [, encoded = ""] = made.link.split("#shlink:/");
  const payload = JSON.parse(Buffer.from(encoded, "base64url").toString());
  expect(payload.url).toContain(baseURL);
  await page.goto(link({ ...payload, key: "C".repeat(43) }));
  await openShare(page, made.senha);
  await expect(page.getByText(/O link está incompleto ou foi alterado/)).toBeVisible();
});

test("reception prints two slips, of which one has the PIN and not the code", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, "recepcao");
  await page.goto("/admin/laudos?situacao=liberado");
  const button = page.getByRole("button", { name: `Compartilhar ${PAPER.protocolo}` });
  await button
    .or(page.getByRole("button", { name: /^Compartilhar / }).first())
    .first()
    .click();
  await page.getByRole("button", { name: "Criar link" }).click();
  const [first, second] = [
    page.getByRole("article", { name: "Papel do link" }),
    page.getByRole("article", { name: "Papel da senha" }),
  ];
  await expect(first).toBeVisible();
  const paper = (await first.textContent()) ?? "";
  const codigo = /Código([0-9A-Z]{5}-[0-9A-Z]{5})/.exec(paper)?.[1] ?? "";
  const senha = /Senha(\d{6})/.exec((await second.textContent()) ?? "")?.[1] ?? "";
  expect(codigo).not.toBe("");
  expect(senha).not.toBe("");
  await expect(first).not.toContainText(senha);
  await expect(second).not.toContainText(codigo);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: `Encerrar compartilhamento ${codigo}` }).click();
  await expect(page.getByText(/Compartilhamento encerrado/)).toBeVisible();
});

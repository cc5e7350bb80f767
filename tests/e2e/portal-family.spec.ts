import { expect } from "@playwright/test";
import { accessCpf, DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { formatCpf } from "#domain/pessoas/cpf.ts";
import type { PacienteValues } from "#domain/pessoas/pacientes.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { eventually } from "#tests/support/eventually.ts";
import { MailServer } from "#tests/support/mail-server.ts";
import { type ProductServer, startProduct } from "#tests/support/product-server.ts";
import { test } from "./shared-page.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { signInAs, untilAwake } from "./staff.ts";
import { violationsOf } from "./violations.ts";

const [PEDRO, SOFIA] = ["Pedro Henrique", "Sofia Mendes"].map((nome) =>
  DEMO_PACIENTES.find((one) => one.nome.startsWith(nome)),
) as [PacienteValues, PacienteValues];
/** A report of Helena Prado Batista, whose guardian is another person. */
const OTHER_PROTOCOL = "2026-7KT9R-JZHFJ";
const PATRICIA = formatCpf(accessCpf(PEDRO));
const EMAIL = "patricia@exemplo.test";
const mail = new MailServer();
let server: ProductServer;

test.beforeAll(async () => {
  await mail.start();
  server = await startProduct({
    demo: true,
    copyOf: process.env.CLINIC_DEMO_DATA,
    env: { SMTP_URL: mail.url, MAIL_FROM: "clinica@clinica.test" },
  });
});

test.afterAll(async () => {
  await server?.stop();
  await mail.stop();
});

test("a guardian opens each child's reports under its name with one code, and nobody else's", async ({
  browser,
}) => {
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
  });
  await signInAs(page, "recepcao");
  await page.goto("/admin/pacientes?busca=sofia+mendes");
  await untilAwake(page);
  await page.getByRole("button", { name: /^Editar Sofia Mendes/ }).click();
  await page.getByLabel("CPF do responsável").fill(PATRICIA);
  await expect(page.getByRole("status").filter({ hasText: "Já cadastrado" })).toContainText(
    "Patrícia Ajala",
  );
  await page.getByRole("button", { name: "Salvar" }).click();
  await page.waitForURL(/\/admin\/pacientes(\?|$)/);

  await page.goto("/admin/pacientes?busca=pedro+henrique");
  await untilAwake(page);
  await page.getByRole("button", { name: /^Editar Pedro Henrique/ }).click();
  await page.getByRole("link", { name: "Editar responsável" }).click();
  await expect(page.getByText(/muda para todos os filhos/)).toContainText(SOFIA.nome);
  await page.getByLabel("E-mail").fill(EMAIL);
  expect(await violationsOf(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Responsável atualizado em todos os cadastros!")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/resultados");
  await page.getByLabel("CPF do Paciente").fill(PATRICIA);
  await page.getByLabel("Data de Nascimento").fill(formatDay(SOFIA.data_nascimento));
  await page.getByRole("button", { name: "Buscar Resultados" }).click();
  const own = () => mail.received.filter(({ to }) => to === EMAIL);
  await eventually(async () => expect(own()).toHaveLength(1));
  const code = /\b\d{6}\b/.exec(own()[0]?.text ?? "")?.[0] ?? "";
  await page.getByLabel("Código de acesso").fill(code);
  await page.getByRole("button", { name: "Confirmar código" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Laudos da família");
  const names = page.getByRole("heading", { level: 2 });
  await expect(names.filter({ hasText: PEDRO.nome })).toBeVisible();
  await expect(names.filter({ hasText: SOFIA.nome })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Helena");
  expect(await violationsOf(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Ultrassonografia da tireoide" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ultrassonografia da tireoide");
  const closed = await page.request.get(`/resultados/laudos/${OTHER_PROTOCOL}`);
  expect(await closed.text()).not.toContain("Helena");
  expect(closed.status()).toBe(404);
  await page.close();
});

import { expect, type Locator, type Page } from "@playwright/test";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { fileOf, pdfOf } from "./laudo-files.ts";
import { test } from "./shared-page.ts";
import {
  confirmShare,
  createShare,
  enterPortal,
  openShare,
  otherBrowser,
  SAID_NAME,
} from "./shares.ts";
import { signInAs, untilAwake } from "./staff.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own", viewport: { width: 390, height: 844 } });

const LAUDO = DEMO_LAUDOS.find(({ status }) => status === "liberado") as (typeof DEMO_LAUDOS)[0];
const PATIENT = DEMO_PACIENTES[LAUDO.paciente] as (typeof DEMO_PACIENTES)[0];

async function takeStep(
  staff: Page,
  [step, status]: [string, string],
  fill: () => Promise<void>,
): Promise<void> {
  await staff.goto(`/admin/laudos?status=${status}`);
  await staff.getByRole("button", { name: `${step} ${LAUDO.protocolo}` }).click();
  await untilAwake(staff);
  await staff.getByLabel("Motivo").fill("Lado trocado");
  await fill();
}

function shareOf(page: Page, codigo: string): Locator {
  return page.getByRole("listitem").filter({ hasText: codigo });
}

test("a share follows its report from the patient's phone to the annulment", async ({
  page,
  browser,
  baseURL,
}) => {
  await enterPortal(page, LAUDO);
  const ended = await createShare(page);
  await page.getByRole("link", { name: "Criar outro link" }).click();
  const opened = await confirmShare(page);
  const doctor = await otherBrowser(browser, baseURL);
  await doctor.goto(opened.link);
  await openShare(doctor, opened.senha);
  await expect(doctor.getByRole("heading", { level: 1 })).toHaveText(LAUDO.exame);
  await expect(doctor.getByText("Liberado", { exact: true })).toBeVisible();

  const list = `/resultados/laudos/${LAUDO.protocolo}/compartilhar`;
  await page.goto(list);
  await expect(shareOf(page, opened.codigo)).toContainText(SAID_NAME);
  await expect(shareOf(page, ended.codigo)).toContainText("Ninguém abriu este link");
  await page.getByRole("button", { name: `Encerrar compartilhamento ${ended.codigo}` }).click();
  await expect(shareOf(page, ended.codigo)).toContainText(/Encerrado em \d\d\/\d\d\/\d{4}/);
  await expect(shareOf(page, opened.codigo)).not.toContainText("Encerrado");

  const staff = await otherBrowser(browser, baseURL);
  await signInAs(staff, "laudos");
  await takeStep(staff, ["Retificar", "liberado"], async () => {
    const pdf = fileOf("laudo-2.pdf", await pdfOf("texto da correção"));
    await staff.getByLabel("PDF", { exact: true }).setInputFiles(pdf);
    await staff
      .getByLabel("Data de nascimento do paciente")
      .fill(formatDay(PATIENT.data_nascimento));
    await staff.getByRole("button", { name: "Confirmar retificação" }).click();
    await expect(staff.getByRole("region", { name: "Avisos" })).toContainText("Laudo retificado");
  });
  await doctor.reload();
  await expect(doctor.getByText("Retificado", { exact: true })).toBeVisible();
  await expect(doctor.getByText("texto da correção")).toBeAttached();

  await takeStep(staff, ["Anular", "retificado"], async () => {
    await staff.getByRole("button", { name: "Confirmar anulação" }).click();
    await expect(staff.getByRole("region", { name: "Avisos" })).toContainText("Laudo anulado");
  });
  await doctor.reload();
  await expect(doctor.getByRole("heading", { level: 1 })).toHaveText("Laudo anulado");
  await expect(doctor.getByText("A clínica anulou este laudo em")).toBeVisible();
  await expect(doctor.getByRole("main").getByRole("img")).toHaveCount(0);
  await expect(doctor.getByRole("link", { name: "Baixar PDF" })).toHaveCount(0);
  await expect(doctor.getByRole("main")).not.toContainText(PATIENT.nome);
  await expect(doctor.getByText("texto da correção")).not.toBeAttached();
  await doctor.context().close();
  await staff.context().close();
});

import { expect } from "@playwright/test";
import { ACTIONS, POSITIONS } from "#tests/support/active-pdfs.ts";
import { pdfWithAnexo } from "#tests/support/pdfs.ts";
import { drop, fileOf } from "./laudo-files.ts";
import { test } from "./shared-page.ts";
import { signInAs, untilAwake } from "./staff.ts";

test.use({ clinic: "own", expected: { messages: [/status of 400/] } });

test("an active PDF is refused by name, and carried files are named, on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signInAs(page, "laudos");
  await page.goto("/admin/laudos/envios");
  await untilAwake(page);
  const name = "com-anexo.pdf";
  await drop(page.getByText("Arraste os PDFs para cá"), [
    fileOf("script.pdf", Buffer.from(POSITIONS["a page's AA"]?.(ACTIONS.JavaScript) ?? [])),
    fileOf("envia.pdf", Buffer.from(POSITIONS["an annotation"]?.(ACTIONS.SubmitForm) ?? [])),
    fileOf(name, Buffer.from(await pdfWithAnexo("medidas.csv", 2_048))),
  ]);
  const sent = page.getByRole("region", { name: "Envios" });
  await expect(sent).toContainText("O PDF não foi aceito porque executa JavaScript.");
  await expect(sent).toContainText("porque envia dados para fora (SubmitForm).");
  const waiting = page
    .getByRole("list", { name: "PDFs sem laudo" })
    .getByRole("listitem")
    .filter({ hasText: name });
  await expect(waiting).toContainText("Este PDF traz um arquivo anexado");
  await expect(waiting).toContainText("medidas.csv (2 KB)");
  await waiting.getByRole("button", { name: `Excluir ${name}` }).click();
  await page.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(page.getByRole("region", { name: "Avisos" })).toContainText("PDF excluído.");
});

import { expect } from "@playwright/test";
import sharp from "sharp";
import { test } from "./shared-page.ts";
import { ownName, signInAs, untilAwake } from "./staff.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

async function photograph(): Promise<Buffer> {
  const size = { width: 4000, height: 3000, channels: 3 } as const;
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { ...size, background: "#808080", noise } })
    .jpeg({ quality: 97 })
    .toBuffer();
}

test("a photograph of 12 MB is made smaller before it leaves; one in HEIC says what to do", async ({
  page,
}) => {
  await signInAs(page, "editor");
  await page.goto("/admin/midia");
  await untilAwake(page);
  const buffer = await photograph();
  expect(buffer.length).toBeGreaterThan(12_000_000);
  const sizes: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/admin/midia/enviar")) {
      sizes.push(request.postDataBuffer()?.length ?? 0);
    }
  });
  const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");
  const nome = ownName("Sala nova");
  await page.getByLabel("Imagens para enviar").setInputFiles([
    { name: "IMG_0001.HEIC", mimeType: "image/heic", buffer: heic },
    { name: `${nome}.jpg`, mimeType: "image/jpeg", buffer },
  ]);
  const sent = page.getByRole("list", { name: "Envio de imagens" });
  await expect(sent).toContainText("IMG_0001.HEIC: Este navegador não abre fotos HEIC.");
  await expect(page.getByText("Imagem enviada com sucesso")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("main")).toContainText(nome);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThan(5.5 * 1024 * 1024);
});

import { expect } from "@playwright/test";
import sharp from "sharp";
import { test } from "./shared-page.ts";

test.use({
  clinic: "own",
  viewport: { width: 390, height: 844 },
  expected: { messages: [/400 \(Bad Request\)/] },
});

/** The noise is so coarse that it is still there when the picture is made smaller. */
async function photograph(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const grain = await sharp({
    create: { width: 1000, height: 750, channels: 3, background: "#808080", noise },
  })
    .png()
    .toBuffer();
  return sharp(grain).resize(4000, 3000, { kernel: "nearest" }).jpeg({ quality: 95 }).toBuffer();
}

test("12 megapixels leave the phone as at most 400 KB; of a HEIC only its beginning does", async ({
  page,
}) => {
  const buffer = await photograph();
  expect(buffer.length).toBeGreaterThan(5_000_000);
  const heic = Buffer.concat([
    Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1"),
    Buffer.alloc(6_000_000),
  ]);
  const photo = { name: "pedido.jpg", mimeType: "image/jpeg", buffer };
  const apple = { name: "IMG_0001.HEIC", mimeType: "image/heic", buffer: heic };
  const bytes: number[] = [];
  page.on("requestfinished", async (request) => {
    if (request.method() !== "POST") return;
    bytes.push(Number((await request.allHeaders())["content-length"]));
  });
  await page.goto("/agendar");
  await page.getByLabel("Convênio").selectOption({ label: "Particular" });
  await page.getByLabel("Nome").fill("Maria do Carmo");
  await page.getByLabel("Data de nascimento").fill("17/05/1980");
  await page.getByLabel("Telefone").fill("(67) 99999-0000");
  const files = page.getByLabel("Pedido médico e carteirinha");
  await files.setInputFiles([photo, apple]);
  const send = page.getByRole("button", { name: "Enviar pedido" });
  await send.click();
  await expect(page.getByText("IMG_0001.HEIC está em um formato do iPhone")).toBeVisible();
  await expect(page.getByLabel("Nome")).toHaveValue("Maria do Carmo");
  await files.setInputFiles(photo);
  await send.click();
  await expect(page.getByText("Pedido recebido!")).toBeVisible();
  expect(bytes).toHaveLength(2);
  for (const sent of bytes) {
    expect(sent).toBeGreaterThan(50_000);
    expect(sent).toBeLessThan(410_000);
  }
});

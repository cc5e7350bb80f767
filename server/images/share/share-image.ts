import satori from "satori";
import sharp from "sharp";
import { SHARE_IMAGE, type SharePicture } from "#domain/midia/share-image.ts";
import { shareCard } from "./share-card.tsx";
import { SHARE_FONTS } from "./share-fonts.ts";
import { shareGround } from "./share-ground.ts";

export async function drawShareImage(
  picture: SharePicture,
  logoPng?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(await shareCard(picture, logoPng), {
    ...SHARE_IMAGE,
    fonts: SHARE_FONTS,
  });
  const { pixels, width, height } = await shareGround(picture.cores);
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    // Dithering would smear letters into the plain background.
    .png({ palette: true, quality: 90, dither: 0, effort: 5 })
    .toBuffer();
  return new Uint8Array(png);
}

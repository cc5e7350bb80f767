/** app/images: what the pages show before the clinic has put in anything of its own. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { linesBand, linesField, ultrasoundBand } from "./bands.ts";
import { writePair } from "./encode.ts";
import { head } from "./head.ts";
import { film, hero } from "./heroes.ts";
import { fallbackPortraitSvg } from "./portraits.ts";
import { GLOW, tint } from "./tone.ts";

const KB = 1024;

export async function makeBuiltIn(root: string): Promise<void> {
  const folder = path.join(root, "app/images");
  const first = hero(film(head(1200, 7).field), {
    width: 1280,
    height: 960,
    cx: 0.67,
    cy: 0.5,
    size: 1.02,
    level: 1.06,
    turn: 0.1,
    seed: 3,
    circle: 0.475,
  });
  await writePair(folder, "hero-phantom", first, { budget: 21.5 * KB });
  await writePair(folder, "hero-phantom-640", first, { width: 640, budget: 8.8 * KB });
  await writePair(folder, "band-ultrassom", ultrasoundBand(), { budget: 19.5 * KB });
  await writePair(folder, "band-linhas", linesBand(), { budget: 19.5 * KB });
  const cover = tint(linesField(1200, 675, 17, 23), GLOW);
  await writeFile(path.join(folder, "rosto-padrao.svg"), `${fallbackPortraitSvg()}\n`);
  await writePair(folder, "capa-padrao", cover, { budget: 7.8 * KB });
}

/** A contact sheet of everything that was written, to look at; not shipped. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";

const CELL = 320;
const GAP = 12;
const COLUMNS = 6;

async function list(folder: string, test: (name: string) => boolean): Promise<string[]> {
  const names = (await readdir(folder)).filter(test);
  const number = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);
  names.sort((a, b) => number(a) - number(b) || a.localeCompare(b));
  return names.map((name) => path.join(folder, name));
}

export async function writeSheet(root: string, file: string): Promise<void> {
  const small = (name: string) => /(-320|-1200x800|-640x800)?-320\.avif$/.test(name);
  const groups = [await list(path.join(root, "app/images"), (n) => /\.(avif|svg)$/.test(n))];
  for (const name of ["hero", "estrutura", "medicos", "convenios", "blog"]) {
    groups.push(await list(path.join(root, "demo/media", name), small));
  }
  const pieces: OverlayOptions[] = [];
  let top = GAP;
  for (const files of groups) {
    for (let i = 0; i < files.length; i += COLUMNS) {
      let tallest = 0;
      for (const [k, each] of files.slice(i, i + COLUMNS).entries()) {
        const { data, info } = await sharp(each)
          .resize({ width: CELL })
          .png()
          .toBuffer({ resolveWithObject: true });
        pieces.push({ input: data, left: GAP + k * (CELL + GAP), top });
        tallest = Math.max(tallest, info.height);
      }
      top += tallest + GAP;
    }
  }
  const width = GAP + COLUMNS * (CELL + GAP);
  await sharp({ create: { width, height: top, channels: 3, background: "#ffffff" } })
    .composite(pieces)
    .png()
    .toFile(file);
}

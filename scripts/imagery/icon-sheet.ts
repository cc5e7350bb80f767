/** A contact sheet of every icon at 24 and 48 px, to look at: written to /tmp, not shipped. */
import sharp from "sharp";
import { ICON_PATHS } from "../../app/ui/icon-paths.ts";

const CELL = 150;
const COLUMNS = 10;

export async function writeIconSheet(file: string, scale = 2): Promise<void> {
  const names = Object.keys(ICON_PATHS);
  const rows = Math.ceil(names.length / COLUMNS);
  const cells = names.map((name, i) => {
    const x = (i % COLUMNS) * CELL;
    const y = Math.floor(i / COLUMNS) * CELL;
    const at = (dx: number, dy: number, size: number) =>
      `<svg x="${x + dx}" y="${y + dy}" width="${size}" height="${size}" viewBox="0 0 24 24">
        ${ICON_PATHS[name]}</svg>`;
    return `${at(16, 48, 24)}${at(64, 36, 64)}<text x="${x + 14}" y="${y + 132}">${name}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * CELL}"
    height="${rows * CELL}" fill="none" stroke="#0b2230" stroke-width="1.5"
    stroke-linecap="round" stroke-linejoin="round">
    <style>text{font:13px sans-serif;fill:#567;stroke:none}</style>${cells.join("")}</svg>`;
  await sharp(Buffer.from(svg), { density: 72 * scale })
    .flatten({ background: "#fff" })
    .png()
    .toFile(file);
}

if (import.meta.main) await writeIconSheet("/tmp/imagery-icons.png");

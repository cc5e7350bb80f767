/**
 * Our typeface as outlines: a bare server has no fonts for librsvg to draw text with. Shaped by the
 * font's own rules, so that the letters stand as close as on the site.
 */
import regularFont from "@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline";
import boldFont from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline";
import { create, type Font } from "fontkit";

type Weight = "regular" | "bold";

export interface Style {
  weight: Weight;
  /** Pixels. */
  size: number;
  /** Part of the size that is added between letters. */
  tracking?: number;
}

interface Outline {
  /** Pixels, as drawn. */
  width: number;
  /** SVG markup with its baseline's left end at `x`, `y`. */
  draw(x: number, y: number, fill: string): string;
}

const FILES: Record<Weight, string> = { regular: regularFont, bold: boldFont };
const opened = new Map<Weight, Font>();

/** Parsed at its first use: most processes draw nothing for hours. */
function font(weight: Weight): Font {
  let found = opened.get(weight);
  if (!found) {
    const bytes = Buffer.from(FILES[weight].slice(FILES[weight].indexOf(",") + 1), "base64");
    found = create(bytes) as Font;
    opened.set(weight, found);
  }
  return found;
}

/** One line of text; a character that the typeface lacks is left out. */
export function outline(text: string, { weight, size, tracking = 0 }: Style): Outline {
  const face = font(weight);
  const { glyphs, positions } = face.layout(drawable(text, face));
  const scale = size / face.unitsPerEm;
  const gap = tracking * face.unitsPerEm;
  const advance = positions.reduce((sum, { xAdvance }) => sum + xAdvance + gap, 0);
  return {
    width: Math.max(0, advance - gap) * scale,
    draw(x, y, fill) {
      let at = 0;
      const paths = glyphs.map((glyph, index) => {
        const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
        const left = at + xOffset;
        at += xAdvance + gap;
        return `<path transform="translate(${left})" d="${glyph.path.toSVG()}"/>`;
      });
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}">${paths.join("")}</g>`;
    },
  };
}

function drawable(text: string, face: Font): string {
  const known = (character: string) => face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return [...text.normalize("NFC")]
    .flatMap((character) => (known(character) ? character : [...character.normalize("NFKC")]))
    .filter(known)
    .join("");
}

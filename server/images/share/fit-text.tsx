import satori from "satori";
import { SHARE_FONTS } from "./share-fonts.ts";

interface Size {
  fontSize: number;
  lines: number;
}

export interface TextBox {
  width: number;
  sizes: readonly Size[];
  fontWeight: 500 | 600;
  /** Added between letters, as a fraction of the font size. */
  tracking: number;
  lineHeight: number;
}

export interface FittedText extends Size {
  text: string;
  box: TextBox;
  isWhole: boolean;
}

/** Words are measured once, at this size. Their widths at other sizes are in proportion. */
const WORD_SIZE = 100;
const wordKey = (word: string) => `word ${word}`;

export async function fitText(text: string, box: TextBox): Promise<FittedText> {
  const { width, sizes, lineHeight } = box;
  const words = [...new Set(text.split(/\s+/))];
  const measured = new Map<string, { width: number; height: number }>();
  await satori(
    <div style={{ display: "flex", flexDirection: "column", alignItems: "flex-start" }}>
      {sizes.map(({ fontSize }) => (
        <div key={fontSize} style={{ ...textStyle(box, fontSize), width }}>
          {text}
        </div>
      ))}
      {words.map((word) => (
        <div key={wordKey(word)} style={textStyle(box, WORD_SIZE)}>
          {word}
        </div>
      ))}
    </div>,
    {
      width: 100_000,
      height: 100_000,
      fonts: SHARE_FONTS,
      embedFont: false,
      onNodeDetected: ({ key, width, height }) => {
        if (key != null) measured.set(String(key), { width, height });
      },
    },
  );
  const longest = Math.max(...words.map((word) => measured.get(wordKey(word))?.width ?? 0));
  const fits = ({ fontSize, lines }: Size) => {
    const height = measured.get(String(fontSize))?.height ?? 0;
    const isUnbroken = (longest * fontSize) / WORD_SIZE <= width;
    return isUnbroken && Math.round(height / (fontSize * lineHeight)) <= lines;
  };
  const largest = sizes.find(fits);
  const size = largest ?? sizes.at(-1) ?? { fontSize: 16, lines: 1 };
  return { text, box, ...size, isWhole: largest !== undefined };
}

export function textStyle({ fontWeight, tracking, lineHeight }: TextBox, fontSize: number) {
  return { fontSize, fontWeight, lineHeight, letterSpacing: tracking * fontSize };
}

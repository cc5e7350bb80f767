import satori from "satori";
import { SHARE_FONTS } from "./share-fonts.ts";

/** Replaces characters that our typeface lacks by simpler ones (NFKC: `m2` for `m²`), or drops them. */
export async function drawableTexts(texts: string[]): Promise<string[]> {
  const composed = texts.map((text) => text.normalize("NFC"));
  const plain = composed.map((text) => text.normalize("NFKC"));
  const missing = await missingCharacters([...composed, ...plain].join(" "));
  const isDrawn = (character: string) => !missing.has(character);
  return composed.map((text) =>
    [...text]
      .flatMap((character) =>
        isDrawn(character) ? character : [...character.normalize("NFKC")].filter(isDrawn),
      )
      .join("")
      .trim(),
  );
}

/** Uses a callback that Satori calls for characters that the fonts lack. */
async function missingCharacters(text: string): Promise<Set<string>> {
  const missing = new Set<string>();
  await satori(<div style={{ fontWeight: 600 }}>{text}</div>, {
    width: 1_000,
    fonts: SHARE_FONTS,
    embedFont: false,
    loadAdditionalAsset: async (_language, characters) => {
      for (const character of characters) missing.add(character);
      return [];
    },
  });
  return missing;
}

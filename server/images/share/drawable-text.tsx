/** Text without the characters that our typeface lacks, which would stand there as empty boxes. */
import satori from "satori";
import { SHARE_FONTS } from "./share-fonts.ts";

/**
 * What the typeface lacks is replaced by its plain form (`m²` by `m2`, Unicode's NFKC) and left out
 * where it has none.
 */
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

/** Satori asks for another font or picture where it has none: that is how it says what is missing. */
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

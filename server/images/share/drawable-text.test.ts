import { expect, test } from "vitest";
import { drawableTexts } from "./drawable-text.tsx";

test.each([
  ["as it is", "Ação, “à mão” — nº 1: 50 %…", "Ação, “à mão” — nº 1: 50 %…"],
  ["without what the typeface lacks", "日本語 a😀b 👩‍⚕️", "ab"],
  ["in its plain form where it lacks that one", "10 m²", "10 m2"],
  ["composed", "a\u0303", "ã"],
  ["as letters, not as markup", '</svg><a href="x">&amp;', '</svg><a href="x">&amp;'],
  ["not at all", " 語 ", ""],
])("a text is drawn %s", async (_, text, drawn) => {
  expect(await drawableTexts([text])).toEqual([drawn]);
});

test("each text keeps its place", async () => {
  expect(await drawableTexts(["um", "", "😀", "dois"])).toEqual(["um", "", "", "dois"]);
});

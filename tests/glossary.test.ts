import { Visitor } from "vite";
import { expect, test } from "vitest";
import { ALLOWED_NAMES, REFUSED_WORDS } from "./architecture/glossary.ts";
import { listSourceFiles, readSourceModule } from "./architecture/source-modules.ts";

test("names are in the trade's words", () => {
  const refused = listSourceFiles().flatMap((file) => {
    const names = [...namesIn(file), ...file.split("/")];
    return [...new Set(names)].filter(hasRefusedWord).map((name) => `${file}: ${name}`);
  });
  expect(refused).toEqual([]);
});

test.each(["keptPages", "KEPT", "isAsked", "kept-pages.ts", "useAskAgain"])(
  "%s is refused",
  (name) => expect(hasRefusedWord(name)).toBe(true),
);

test.each(["lookUp", "LOOK_UPS", "look-up.ts", "LookUpResult", "replaceAll", "frontier"])(
  "%s is allowed",
  (name) => expect(hasRefusedWord(name)).toBe(false),
);

function namesIn(file: string): string[] {
  const names: string[] = [];
  const add = ({ name }: { name: string }) => void names.push(name);
  new Visitor({ Identifier: add, PrivateIdentifier: add, JSXIdentifier: add }).visit(
    readSourceModule(file).program,
  );
  return names;
}

function hasRefusedWord(name: string): boolean {
  const words = name
    .replace(ALLOWED_NAMES, "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return words.some((word) => REFUSED_WORDS.has(word));
}

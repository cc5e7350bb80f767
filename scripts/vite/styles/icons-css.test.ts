import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICONES } from "#domain/clinica/icones.ts";
import { CONTROL_ICONS } from "../../../app/ui/controls/icon-names.ts";
import { OWN_DRAWINGS } from "../../../app/ui/icon-drawings.ts";
import { SITE_ICONS } from "../../../app/ui/icon-names.ts";
import { listSourceFiles } from "../../../tests/architecture/source-modules.ts";
import { adminIconsCss, iconsCss } from "./icons-css.ts";
import { lucideDrawing } from "./lucide.ts";

const PUBLIC = { ...OWN_DRAWINGS, ...SITE_ICONS };
const ALL = { ...PUBLIC, ...CONTROL_ICONS, ...ICONES };
const SOURCES = listSourceFiles()
  .filter((file) => /^(?:app|domain)\//.test(file) && !/icon-(?:names|drawings)\.ts$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, "utf8") }));

test("every icon that a screen names has a drawing", () => {
  const missing = SOURCES.flatMap(({ file, code }) => {
    const drawn = /^app\/(?:site|auth)\//.test(file) ? PUBLIC : ALL;
    return namedIcons(code)
      .filter((name) => !Object.hasOwn(drawn, name))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test("no icon is sent that nothing shows", () => {
  const code = SOURCES.map((source) => source.code).join("\n");
  const names = Object.keys({ ...PUBLIC, ...CONTROL_ICONS });
  expect(names.filter((name) => !code.includes(`"${name}"`))).toEqual([]);
});

test("an icon's place in the stylesheet is its place in the picture", () => {
  const css = iconsCss();
  const last = Number(/\.icon-users \{ --icon: (\d+); \}/.exec(css)?.[1]);
  const picture = /url\("([^"]+)"\)/.exec(css)?.[1] ?? "";
  const svg = decodeURIComponent(picture).replaceAll("'", '"');
  expect(svg).toContain(`<g transform="translate(0 ${last * 24})">${lucideDrawing("users")}</g>`);
});

test("the back office can show all that the clinic may choose", () => {
  const css = adminIconsCss();
  for (const name of Object.keys(ICONES)) expect(css).toContain(`.icon-${name} {`);
});

test("lucide's drawings come without stroke and fill of their own, also by an earlier name", () => {
  expect(lucideDrawing("wifi")).toMatch(/^<path d="[^"]+"\/>$/);
  expect(lucideDrawing("Building2")).toBe(lucideDrawing("building-2"));
  expect(() => lucideDrawing("no-such-icon")).toThrow("lucide has no icon no-such-icon");
});

function namedIcons(code: string): string[] {
  const found = code.matchAll(/\bicon(?:=|: )"(?<a>[^"]+)"|<Icon\b[^>]*?\bname="(?<b>[^"]+)"/g);
  return [...found].flatMap(({ groups }) => groups?.a ?? groups?.b ?? []);
}

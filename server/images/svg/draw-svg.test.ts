import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawSvg, mayBeSvg } from "./draw-svg.ts";

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">';
const SQUARE = '<rect width="100" height="100" fill="#123456"/>';

const svg = (inner: string, before = "") => Buffer.from(`${before}${OPEN}${inner}</svg>`);

function entityBomb(): Buffer {
  const names = [..."abcdefghij"];
  const entities = names.map((name, index) => {
    const content = index === 0 ? "aaaaaaaaaa" : `&${names[index - 1]};`.repeat(10);
    return `<!ENTITY ${name} "${content}">`;
  });
  return svg("<text>&j;</text>", `<?xml version="1.0"?><!DOCTYPE svg [${entities.join("")}]>`);
}

function groupBomb(): Buffer {
  const groups = Array.from(
    { length: 12 },
    (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`,
  );
  return svg(`<defs><g id="g0">${SQUARE}</g>${groups.join("")}</defs><use href="#g12"/>`);
}

function manyFilters(): string {
  const blur = '<feGaussianBlur stdDeviation="50"/>';
  return `<filter id="f">${blur.repeat(20_000)}</filter><g filter="url(#f)">${SQUARE}</g>`;
}

describe("an SVG is drawn apart", () => {
  test("as a PNG whose longer side is 1024 pixels", async () => {
    const png = (await drawSvg(svg(SQUARE))) ?? Buffer.alloc(0);
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1024, height: 512 });
  });

  test("and what it links or runs stays without effect", async () => {
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(request.url ?? "");
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const links = `<script>fetch("${origin}/script")</script><script href="${origin}/linked"/>
      <style>@import url("${origin}/style");</style><a href="${origin}/a">${SQUARE}</a>
      <image href="${origin}/image.png" width="9" height="9"/><use href="${origin}/use.svg#a"/>
      <image href="file:///etc/hostname" width="9" height="9"/>`;
    const before = `<?xml-stylesheet href="${origin}/sheet.css"?>`;
    const [plain, linking] = await Promise.all([drawSvg(svg(SQUARE)), drawSvg(svg(links, before))]);
    server.close();
    expect(requests).toEqual([]);
    expect(linking?.equals(plain ?? Buffer.alloc(0))).toBe(true);
  });

  test.each([
    ["an entity bomb", entityBomb()],
    ["a bomb of groups", groupBomb()],
    [
      "an entity that names a file",
      svg("<text>&file;</text>", '<!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]>'),
    ],
    [
      "a drawing of 10^12 units",
      Buffer.from(`${OPEN.replace("200 100", "1e12 1e12") + SQUARE}</svg>`),
    ],
    ["groups 200,000 deep", svg("<g>".repeat(200_000) + "</g>".repeat(200_000))],
    ["20,000 filters in a row", svg(manyFilters())],
    ["a drawing that is cut off", svg(SQUARE).subarray(0, -10)],
    ["an empty file", Buffer.alloc(0)],
  ])("%s gives no drawing", async (_, bytes) => {
    expect(await drawSvg(bytes)).toBeUndefined();
  });
});

describe("mayBeSvg", () => {
  test.each([
    `${OPEN}</svg>`,
    `\uFEFF <?xml version="1.0"?>${OPEN}</svg>`,
    `<!-- Inkscape -->${OPEN}</svg>`,
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${OPEN}</svg>`,
  ])("%s", (text) => {
    expect(mayBeSvg(Buffer.from(text))).toBe(true);
  });
  test.each([
    "",
    "<html><svg></svg></html>",
    "svg",
    '<?xml version="1.0"?><rss/>',
    "%PDF-1.7 <svg",
  ])("not %s", (text) => {
    expect(mayBeSvg(Buffer.from(text))).toBe(false);
  });
});

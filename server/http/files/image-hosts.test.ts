import { expect, test } from "vitest";
import type { RequestContext } from "#server/http/request-context.ts";
import { allowImage, allowImagesIn } from "./image-hosts.ts";

function hosts(allow: (context: RequestContext) => void): string[] {
  const context = { imageHosts: new Set<string>() } as unknown as RequestContext;
  allow(context);
  return [...context.imageHosts];
}

test.each([
  ["https://imagens.exemplo.com.br/a.png?b=c", ["https://imagens.exemplo.com.br"]],
  ["http://imagens.exemplo.com.br/a.png", []],
  ["/arquivos/blog/a-1x1.webp", []],
  ["data:image/png;base64,AA", []],
  [null, []],
])("%s allows %j", (url, expected) => {
  expect(hosts((context) => allowImage(context, url))).toEqual(expected);
});

test("every image of an article is found", () => {
  const html =
    '<p>a</p><img src="https://um.test/a?b=1&amp;c=2" alt="" /><img src="/arquivos/blog/a.webp" alt="" /><figure><img src="https://dois.test:8443/a" alt="" /></figure>';
  expect(hosts((context) => allowImagesIn(context, html))).toEqual([
    "https://um.test",
    "https://dois.test:8443",
  ]);
});

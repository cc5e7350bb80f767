import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { KnownPicture } from "#server/http/files/pictures.ts";
import { attributesOf } from "#tests/support/html-elements.ts";
import { ClinicPicture } from "./clinic-picture.tsx";
import { Pictures } from "./pictures.tsx";

const CHAVE = "/arquivos/blog/capa-1200x675";
const URL = `${CHAVE}.webp`;
const KNOWN: KnownPicture = {
  texto_alternativo: "Recepção",
  cor: "a",
  variantes: { avif: [320, 640, 1200], webp: [320, 640] },
};
const SIZES = "(min-width: 64rem) 24rem, 85vw";

type Props = Partial<Parameters<typeof ClinicPicture>[0]>;
type Attributes = Record<string, string>;

function render(props: Props = {}, known = KNOWN) {
  const picture = createElement(ClinicPicture, { url: URL, alt: "", sizes: SIZES, ...props });
  const context = { known: { [URL]: known }, children: picture };
  const html = renderToStaticMarkup(createElement(Pictures, context));
  const [[frame = {}], sources, [img = {}]] = ["picture", "source", "img"].map((name) =>
    attributesOf(html, name),
  ) as [Attributes[], Attributes[], Attributes[]];
  return { frame, sources, img };
}

test("browsers choose among the widths that exist, by the width at which the picture is shown", () => {
  const { sources, img } = render();
  expect(sources).toEqual([
    {
      sizes: SIZES,
      srcset: `${CHAVE}-320.avif 320w, ${CHAVE}-640.avif 640w, ${CHAVE}-1200.avif 1200w`,
      type: "image/avif",
    },
  ]);
  expect(img).toMatchObject({ src: `${CHAVE}-640.webp`, width: "1200", height: "675" });
  expect(img).not.toHaveProperty("srcset");
});

test("before a picture's AVIF files are made, browsers choose among its WebP files", () => {
  const { sources, img } = render({}, { ...KNOWN, variantes: { avif: [], webp: [320] } });
  expect(sources).toEqual([]);
  expect(img).toMatchObject({
    src: URL,
    srcset: `${CHAVE}-320.webp 320w, ${URL} 1200w`,
    sizes: SIZES,
  });
});

test("a picture of which no other width is known is loaded as it is", () => {
  const { sources, img } = render({ url: "https://exemplo.com.br/sala.jpg" });
  expect(sources).toEqual([]);
  expect(img.src).toBe("https://exemplo.com.br/sala.jpg");
  for (const name of ["srcset", "sizes", "width", "height"]) expect(img).not.toHaveProperty(name);
});

test("a picture that is part of the page needs no other file", () => {
  const { sources } = render({ inline: "data:image/avif;base64,AAAA" });
  expect(sources).toEqual([{ srcset: "data:image/avif;base64,AAAA", type: "image/avif" }]);
});

test("the first picture is loaded at once, any other when it comes near", () => {
  expect(render({ eager: true }).img).toMatchObject({ fetchpriority: "high", decoding: "sync" });
  expect(render({ eager: true }).img).not.toHaveProperty("loading");
  expect(render().img).toMatchObject({ loading: "lazy", decoding: "async" });
  expect(render().img).not.toHaveProperty("fetchpriority");
});

test("a picture is described by its place, else by what was saved with it, or not at all", () => {
  const alts = [{ alt: "A sala" }, { alt: "" }, { alt: null }].map(
    (props) => render(props).img.alt,
  );
  expect(alts).toEqual(["A sala", "Recepção", ""]);
});

test("while it loads, its ground has its colour, unless it is framed", () => {
  expect(render({ className: "cover" }).img.class).toBe("cover placeholder-a");
  expect(render({ className: "cover", isFramed: true }).img.class).toBe("cover");
  expect(render({ className: "cover" }, { ...KNOWN, cor: null }).img.class).toBe("cover");
});

test("a late picture's frame has its class, which the script removes", () => {
  const { frame, img } = render({ late: true, className: "cover" });
  expect(frame.class).toBe("late-picture cover placeholder-a");
  expect(img).not.toHaveProperty("class");
  expect(render().frame).not.toHaveProperty("class");
});

test("what takes its place if it fails, stands in the page", () => {
  expect(render({ fallback: "/sala.webp" }).img["data-fallback"]).toBe("/sala.webp");
  expect(render({ fallback: { letter: "V" } }).img["data-letter"]).toBe("V");
});

import { ANNOTATION, link, plain, within } from "./active-pdfs.ts";
import { baseObjects, objectStream, RawPdf, stream } from "./raw-pdf.ts";

const PAGE = "<</S/URI/URI(https://exemplo.com.br/visto)>>";
const GO = "<</S/GoTo/D[3 0 R/Fit]";

/** A description, the kind of action for which the PDF is refused, and the PDF. */
export const OUTSIDE: [string, string, Uint8Array][] = [
  ["an address at the opening", "OpenAddress", plain({ catalog: `/OpenAction${PAGE}` })],
  [
    "an address at the opening by reference",
    "OpenAddress",
    plain({ catalog: "/OpenAction 9 0 R", objects: { 9: PAGE } }),
  ],
  ["an address of a page that opens", "OpenAddress", plain({ page: `/AA<</O${PAGE}>>` })],
  [
    "an address of a page that opens, by references",
    "OpenAddress",
    plain({ page: "/AA 9 0 R", objects: { 9: "<</O 10 0 R>>", 10: PAGE } }),
  ],
  [
    "an address under the pointer",
    "OpenAddress",
    plain({ page: `/Annots[<<${ANNOTATION}/AA<</E${PAGE}>>>>]` }),
  ],
  [
    "an address that follows another action",
    "OpenAddress",
    plain({ catalog: `/OpenAction${GO}/Next 9 0 R>>`, objects: { 9: `${GO}/Next[${PAGE}]>>` } }),
  ],
  [
    "an address after actions that follow each other in a circle",
    "OpenAddress",
    plain({
      catalog: "/OpenAction 9 0 R",
      objects: { 9: `${GO}/Next 10 0 R>>`, 10: `${GO}/Next[9 0 R ${PAGE}]>>` },
    }),
  ],
  [
    "an address in an object stream at the opening",
    "OpenAddress",
    within(objectStream({ 9: PAGE })),
  ],
  [
    "an address at the opening in a state before an update",
    "OpenAddress",
    new RawPdf()
      .add(baseObjects({ catalog: "/OpenAction 9 0 R", objects: { 9: PAGE } }))
      .add({ 9: `${GO}>>` })
      .end()
      .bytes(),
  ],
  ...["ftp://exemplo.com.br/a", "smb://10.0.0.1/a", "ms-word:ofe|u|a", "intent:a", "tel2:1"].map(
    (address): [string, string, Uint8Array] => [
      `the address ${address}`,
      "Scheme",
      link(`(${address})`),
    ],
  ),
  [
    "an address of another scheme by reference",
    "Scheme",
    plain({
      page: `/Annots[<<${ANNOTATION}/A<</S/URI/URI 9 0 R>>>>]`,
      objects: { 9: "(gopher://exemplo.com.br)" },
    }),
  ],
  ["a base of another scheme", "Scheme", plain({ catalog: "/URI<</Base(ftp://exemplo.com.br)>>" })],
  ["a file in the network", "Launch", link("(\\\\\\\\exemplo\\\\a)")],
  ["a stream in another file", "External", plain({ objects: { 9: stream("/F(a.bin)", "") } })],
  [
    "a page of another document",
    "External",
    plain({
      objects: {
        9: stream("/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Ref<</F(a.pdf)/Page 0>>", ""),
      },
    }),
  ],
  [
    "a picture for the press",
    "External",
    plain({ objects: { 9: stream("/Type/XObject/Subtype/Image/OPI<</2.0<</F(a.tif)>>>>", "") } }),
  ],
  [
    "a file that is an address",
    "External",
    plain({ objects: { 9: "<</Type/Filespec/FS/URL/F(https://exemplo.com.br/a)>>" } }),
  ],
];

const TEXT = Buffer.from(plain({})).toString("latin1");
const around = (before: string, after: string) => Buffer.from(before + TEXT + after, "latin1");

export const WITH_OTHER_BYTES: [string, Uint8Array][] = [
  ["a page of the web before it", around("<script>alert(1)</script>\n", "")],
  ["a comment before it", around("% x\n", "")],
  ["a byte order mark before it", around("\xef\xbb\xbf", "")],
  ["an archive after it", around("", "PK\x05\x06".padEnd(26, "\0"))],
  ["a comment after it", around("", "% x\n")],
  ["a no-break space after it", around("", "\xa0")],
];

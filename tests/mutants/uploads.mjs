/** Pictures and files that people send. */
export const FAULTS = [
  {
    breaks: "A picture that is also a web page is stored",
    file: "server/images/upload/check-upload.ts",
    find: "if (!isAllowed || isPolyglot(sent)) return",
    replace: "if (!isAllowed) return",
    tests: ["server/images/upload/check-upload.test.ts"],
  },
  {
    breaks: "A ZIP behind a picture is stored",
    file: "server/images/upload/polyglot.ts",
    find: "return directory >= 0 && bytes",
    replace: "return directory > bytes.length && bytes",
    tests: ["server/images/upload/check-upload.test.ts"],
  },
  {
    breaks: "A file one byte too large is accepted",
    file: "server/files/receive-files.ts",
    find: "fileSize: bytes + 1,",
    replace: "fileSize: bytes + 2,",
    tests: ["server/images/upload/upload-picture.db.test.ts"],
  },
  {
    breaks: "A picture that is in use is deleted",
    file: "server/images/delete-picture.ts",
    find: "if (chave === undefined) return false;",
    replace: "",
    tests: ["server/images/remove-unused-files.db.test.ts"],
  },
  {
    breaks: "A picture is encoded with where it was taken",
    file: "server/images/encode-picture.ts",
    find: '    .toColorspace("srgb")\n    .webp({ quality: FULL_QUALITY',
    replace: '    .toColorspace("srgb")\n    .keepMetadata()\n    .webp({ quality: FULL_QUALITY',
    tests: ["server/images/encode-picture.test.ts"],
  },
];

/** Where people wait for each other, strangers never delay the staff by more than the work that has begun. */
import { expect, test } from "vitest";
import { listSourceFiles, readSourceModule } from "./architecture/source-modules.ts";

const WAITS =
  /\b(?:pLimit|new FairTurns|new Budget|new PdfProcesses|new Transfers)\(|\blocalConcurrency:/g;
const PRODUCT = /^(?:app|server)\/(?!.*\.test\.tsx?$)/;

/** Who waits at each place; where staff and strangers both do, how staff come first. */
const WAITING: [file: string, who: string][] = [
  ["server/app.ts", "bytes of forms by network, refused and never waited for"],
  ["server/start/listen.ts", "requests by network: another network's do not wait"],
  ["server/http/render-turn.ts", "pages by network: another network's wait for one rendering"],
  ["server/auth/sign-in.ts", "both: a known browser is first"],
  ["server/imagens/window-turns.ts", "both: staff is first"],
  ["server/pdf/pdf-process.ts", "staff and strangers, each in processes of their own"],
  ["server/images/picture-queue.ts", "staff, and jobs that wait until no person does"],
  ["server/images/photo/encode-photo.ts", "strangers"],
  ["server/files/written-once.ts", "strangers (doctors' applications)"],
  ["server/imagens/remove-imagens.ts", "jobs"],
  ["server/imagens/receive/read-in-process.ts", "staff"],
  ["server/jobs/queue.ts", "jobs of one kind, by the person who caused them"],
  ["app/site/agendar/read-anexos.server.ts", "strangers, refused and never waited for"],
  [
    "app/portal/compartilhado/answer-arquivo.server.ts",
    "strangers, by share, refused and never waited for",
  ],
];

const FOUND = listSourceFiles()
  .filter((file) => PRODUCT.test(file) && file !== "server/fair-turns.ts")
  .map((file) => ({ file, code: readSourceModule(file).code }))
  .filter(({ code }) => code.match(WAITS));

test("each queue and budget of the product is listed with who waits in it", () => {
  expect(FOUND.map(({ file }) => file).sort()).toEqual(WAITING.map(([file]) => file).sort());
});

test("where staff and strangers wait for the same, staff is first", () => {
  const both = WAITING.filter(([, who]) => who.startsWith("both"));
  expect(both.length).toBeGreaterThan(0);
  const unfair = both.filter(
    ([file]) => !FOUND.some((one) => one.file === file && /\bisFirst\b|options/.test(one.code)),
  );
  expect(unfair).toEqual([]);
  const staffFrame = readSourceModule("app/admin/imagens/imagem.ts").code;
  expect(staffFrame).toContain("isFirst: true");
});

test("strangers' PDFs never go to the staff's processes", () => {
  const { code } = readSourceModule("server/files/store-anexos.ts");
  expect(code).toContain("checkStrangersPdf(");
  expect(code).not.toMatch(/\bcheckPdf\(/);
});

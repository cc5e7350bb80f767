/** The process that reads patients' PDFs. It has no key and no settings, and may not write files. */
import type { PdfAnswer, PdfTask, RefusedPdf } from "./messages.ts";

/** Wide enough to prove that the first page can be drawn. */
const TRIAL_WIDTH = 160;

async function work(task: PdfTask): Promise<void> {
  const { drawPage, isPassword, withPdf } = await import("./draw-pdf.ts");
  if (task.kind === "draw") {
    await withPdf(task.bytes, async (pdf) => {
      for (let numero = 1; numero <= pdf.numPages; numero++) {
        say({ kind: "page", page: await drawPage(pdf, numero, task.widths) });
      }
    });
    return say({ kind: "drawn" });
  }
  const { checkPdf } = await import("./check-pdf.ts");
  try {
    const checked = await checkPdf(task.bytes, task, (read) =>
      withPdf(task.bytes, async (pdf) => {
        const found = await read(pdf);
        await drawPage(pdf, 1, [TRIAL_WIDTH]);
        return found;
      }),
    );
    if ("problem" in checked) return refuse(checked);
    say({ kind: "checked", checked });
  } catch (error) {
    refuse({ problem: isPassword(error) ? "password" : "broken" });
  }
}

function refuse(refused: RefusedPdf): void {
  say({ kind: "refused", refused });
}

function say(answer: PdfAnswer): void {
  process.send?.(answer);
}

process.on("message", (task: PdfTask) => {
  work(task).catch(() => refuse({ problem: "broken" }));
});
process.on("disconnect", () => process.exit());

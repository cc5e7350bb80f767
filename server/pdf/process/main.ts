/**
 * A process of its own for what patients' PDFs are read with: it gets their bytes, no key, no setting and
 * no right to write a file, and whoever started it ends it when it takes too long or too much.
 */
import type { PdfAnswer, PdfTask } from "./messages.ts";

async function work(task: PdfTask): Promise<void> {
  // With the first task: the engine takes a moment to load.
  const { drawPage, isPassword, withPdf } = await import("./draw-pdf.ts");
  if (task.kind === "draw") {
    await withPdf(task.bytes, async (pdf) => {
      for (let numero = 1; numero <= pdf.numPages; numero++) {
        say({ kind: "page", page: await drawPage(pdf, numero, task.widths) });
      }
    });
    return say({ kind: "drawn" });
  }
  const { judgePdf } = await import("./judge-pdf.ts");
  const judged = await judgePdf(task.bytes, task.maxPages);
  if ("problem" in judged) return say({ kind: "refused", problem: judged.problem });
  try {
    // What cannot be drawn cannot be shown to anyone.
    await withPdf(task.bytes, (pdf) => drawPage(pdf, 1, [160]));
  } catch (error) {
    return say({ kind: "refused", problem: isPassword(error) ? "password" : "broken" });
  }
  say({ kind: "judged", judged });
}

function say(answer: PdfAnswer): void {
  process.send?.(answer);
}

process.on("message", (task: PdfTask) => {
  work(task).catch(() => say({ kind: "refused", problem: "broken" }));
});
process.on("disconnect", () => process.exit());

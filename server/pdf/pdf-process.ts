/** Reads and draws PDFs outside the server's own process, people taking turns. */
import { FairTurns } from "./fair-turns.ts";
import { PdfTooHeavy, PdfWorker } from "./pdf-worker.ts";
import type { DrawnPage, JudgedPdf, RefusedPdf } from "./process/messages.ts";

/** At once: a slow document holds one, and the next person has another. */
const PROCESSES = 2;

const turns = new FairTurns(PROCESSES);
const idle = Array.from({ length: PROCESSES }, () => new PdfWorker());

/** @param sender who sent it: each person has one document read at a time @throws PdfProcessEnded */
export function judgePdf(
  bytes: Uint8Array,
  { maxPages, sender }: { maxPages: number; sender: string },
): Promise<JudgedPdf | RefusedPdf> {
  return withWorker(sender, async (worker) => {
    let judged: JudgedPdf | RefusedPdf = { problem: "broken" };
    try {
      await worker.ask({ kind: "judge", bytes, maxPages }, async (answer) => {
        if (answer.kind === "judged") judged = answer.judged;
        if (answer.kind === "refused") judged = answer.refused;
        return answer.kind !== "page";
      });
    } catch (error) {
      if (error instanceof PdfTooHeavy) return { problem: "too-heavy" };
      throw error;
    }
    return judged;
  });
}

interface Drawing {
  widths: readonly number[];
  sender: string;
  /** Awaited before the next page counts. */
  onPage(page: DrawnPage): Promise<void>;
}

/** @returns false where it cannot be drawn @throws PdfProcessEnded, or what `onPage` throws */
export function drawPdf(bytes: Uint8Array, { widths, sender, onPage }: Drawing): Promise<boolean> {
  return withWorker(sender, async (worker) => {
    let isDrawn = false;
    try {
      await worker.ask({ kind: "draw", bytes, widths }, async (answer) => {
        if (answer.kind === "page") await onPage(answer.page);
        isDrawn = answer.kind === "drawn";
        return answer.kind !== "page";
      });
    } catch (error) {
      // A second try would take as much.
      if (error instanceof PdfTooHeavy) return false;
      throw error;
    }
    return isDrawn;
  });
}

function withWorker<T>(sender: string, work: (worker: PdfWorker) => Promise<T>): Promise<T> {
  return turns.take(sender, async () => {
    const worker = idle.pop() ?? new PdfWorker();
    try {
      return await work(worker);
    } finally {
      idle.push(worker);
    }
  });
}

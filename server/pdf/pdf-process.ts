import { FairTurns } from "./fair-turns.ts";
import { PdfTooHeavy, PdfWorker } from "./pdf-worker.ts";
import type { CheckedPdf, DrawnPage, RefusedPdf } from "./process/messages.ts";

/** Two processes, so that one slow document does not delay the next person. */
const PROCESSES = 2;

const turns = new FairTurns(PROCESSES);
const idle = Array.from({ length: PROCESSES }, () => new PdfWorker());

interface PdfCheck {
  maxPages: number;
  icpRoots?: string;
  /** When the clinic received the file; now, if it has just arrived. */
  receivedAt?: Date;
  sender: string;
}

/** @param sender the person who sent the PDF; only one PDF of a person is read at a time @throws PdfProcessEnded */
export function checkPdf(
  bytes: Uint8Array,
  { maxPages, icpRoots = "", receivedAt, sender }: PdfCheck,
): Promise<CheckedPdf | RefusedPdf> {
  return withWorker(sender, async (worker) => {
    let checked: CheckedPdf | RefusedPdf = { problem: "broken" };
    try {
      await worker.send(
        { kind: "check", bytes, maxPages, icpRoots, receivedAt },
        async (answer) => {
          if (answer.kind === "checked") checked = answer.checked;
          if (answer.kind === "refused") checked = answer.refused;
          return answer.kind !== "page";
        },
      );
    } catch (error) {
      if (error instanceof PdfTooHeavy) return { problem: "too-heavy" };
      throw error;
    }
    return checked;
  });
}

interface Drawing {
  widths: readonly number[];
  sender: string;
  onPage(page: DrawnPage): Promise<void>;
}

/** @returns false if the PDF cannot be drawn @throws PdfProcessEnded, or what `onPage` throws */
export function drawPdf(bytes: Uint8Array, { widths, sender, onPage }: Drawing): Promise<boolean> {
  return withWorker(sender, async (worker) => {
    let isDrawn = false;
    try {
      await worker.send({ kind: "draw", bytes, widths }, async (answer) => {
        if (answer.kind === "page") await onPage(answer.page);
        isDrawn = answer.kind === "drawn";
        return answer.kind !== "page";
      });
    } catch (error) {
      // A retry would need as much time and memory, so the PDF counts as impossible to draw.
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

import { FairTurns } from "#server/fair-turns.ts";
import { PdfTooHeavy, PdfWorker } from "./pdf-worker.ts";
import type { CheckedPdf, DrawnPage, RefusedPdf } from "./process/messages.ts";

interface PdfCheck {
  maxPages: number;
  icpRoots?: string;
  /** When the clinic received the file; now, if it has just arrived. */
  receivedAt?: Date;
  sender: string;
}

/** Processes that read PDFs, and the turns of those who wait for them. */
class PdfProcesses {
  readonly #turns: FairTurns;
  readonly #newWorker: () => PdfWorker;
  readonly #idle: PdfWorker[] = [];

  constructor(turns: FairTurns, newWorker: () => PdfWorker) {
    this.#turns = turns;
    this.#newWorker = newWorker;
  }

  run<T>(sender: string, work: (worker: PdfWorker) => Promise<T>): Promise<T> {
    return this.#turns.take(sender, async () => {
      const worker = this.#idle.pop() ?? this.#newWorker();
      try {
        return await work(worker);
      } finally {
        this.#idle.push(worker);
      }
    });
  }
}

/** Two processes, so that one slow document does not delay the next person. */
const staff = new PdfProcesses(new FairTurns({ ofAll: 2 }), () => new PdfWorker());
/** One process of their own, with little time each, so that no stranger's PDF delays one of the staff. */
const strangers = new PdfProcesses(
  new FairTurns({ ofAll: 1, waitingOfAll: 10, waitingOfOne: 3 }),
  () => new PdfWorker({ processorMs: 5_000, yieldsToPages: true }),
);

/** @param sender the person who sent the PDF; only one PDF of a person is read at a time @throws PdfProcessEnded */
export function checkPdf(bytes: Uint8Array, check: PdfCheck): Promise<CheckedPdf | RefusedPdf> {
  return checkIn(staff, bytes, check);
}

/** For PDFs of people who are not signed in. @param sender their network @throws PdfProcessEnded, TooManyWaiting */
export function checkStrangersPdf(
  bytes: Uint8Array,
  check: PdfCheck,
): Promise<CheckedPdf | RefusedPdf> {
  return checkIn(strangers, bytes, check);
}

function checkIn(
  processes: PdfProcesses,
  bytes: Uint8Array,
  { maxPages, icpRoots = "", receivedAt, sender }: PdfCheck,
): Promise<CheckedPdf | RefusedPdf> {
  return processes.run(sender, async (worker) => {
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
  return staff.run(sender, async (worker) => {
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

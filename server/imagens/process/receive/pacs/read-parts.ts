/** Cuts a `multipart/related` answer (RFC 2387) into its parts while it arrives. */
import { NoAnswer } from "./dicomweb.ts";

const MOST_HEAD = 8 * 1024;
const BLANK_LINE = Buffer.from("\r\n\r\n");

export interface PartTaker {
  write(piece: Buffer): Promise<void>;
  end(): Promise<void>;
}

export function boundaryOf(contentType: string | undefined): string | undefined {
  if (!/^multipart\/related\s*;/i.test(contentType ?? "")) return undefined;
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? "") ?? [];
  return quoted ?? plain;
}

/** @throws NoAnswer if the last boundary is missing or a part's header is too long */
export async function readParts(
  pieces: AsyncIterable<Buffer>,
  boundary: string,
  open: () => PartTaker,
): Promise<void> {
  const mark = Buffer.from(`\r\n--${boundary}`);
  // `mark` begins with a line break, which is missing before the first boundary.
  let waiting: Buffer = Buffer.from("\r\n");
  let part: PartTaker | undefined;
  let state = "preamble" as "preamble" | "head" | "body" | "end";
  for await (const piece of pieces) {
    if (state === "end") continue;
    waiting = Buffer.concat([waiting, piece]);
    for (let isGoing = true; isGoing; ) isGoing = await step();
  }
  if (state !== "end") throw new NoAnswer("unavailable");

  async function step(): Promise<boolean> {
    if (state === "head") return readHead();
    const at = waiting.indexOf(mark);
    const known = at >= 0 ? at : waiting.length - mark.length;
    if (known > 0) {
      await part?.write(waiting.subarray(0, known));
      waiting = waiting.subarray(known);
    }
    // The two bytes after a boundary tell whether it is the last one.
    if (at < 0 || waiting.length < mark.length + 2) return false;
    await part?.end();
    part = undefined;
    const isLast = waiting.toString("latin1", mark.length, mark.length + 2) === "--";
    waiting = waiting.subarray(mark.length);
    state = isLast ? "end" : "head";
    return !isLast;
  }

  function readHead(): boolean {
    const at = waiting.indexOf(BLANK_LINE);
    if (at > MOST_HEAD || (at < 0 && waiting.length > MOST_HEAD)) throw new NoAnswer("answer");
    if (at < 0) return false;
    waiting = waiting.subarray(at + BLANK_LINE.length);
    part = open();
    state = "body";
    return true;
  }
}

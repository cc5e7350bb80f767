/** Checks the declared lengths of PDUs (PS3.8, 9.3), because the library would buffer up to four gigabytes. */
import type { Socket } from "node:net";
import type { DicomCode } from "../messages.ts";
import { LIMITS } from "./limits.ts";

export const PDU = { request: 1, data: 4, releaseRequest: 5, releaseReply: 6, abort: 7 } as const;
const TYPES = new Set<number>(Object.values(PDU));
const HEAD = 6;

export class PduRefused extends Error {
  readonly code: DicomCode;

  constructor(code: DicomCode) {
    super(code);
    this.code = code;
  }
}

export interface Pdu {
  type: number;
  /** The whole PDU, with its header of six bytes. */
  bytes: Buffer;
}

/** Leaves the connection open, so that the caller can answer a refused PDU. @throws PduRefused */
export async function* readPdus(socket: Socket): AsyncGenerator<Pdu> {
  const pieces = socket.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  try {
    yield* cutPdus(socket, pieces);
  } finally {
    // Releases the socket, so that `endWith` in listen.ts can read the remaining bytes.
    await pieces.return?.();
  }
}

async function* cutPdus(socket: Socket, pieces: AsyncIterator<Buffer>): AsyncGenerator<Pdu> {
  let waiting: Buffer = Buffer.alloc(0);
  let total = 0;
  for (;;) {
    let begun = performance.now();
    const length = () => (waiting.length < HEAD ? HEAD : lengthOf(waiting));
    while (waiting.length < length()) {
      const elapsed = waiting.length === 0 ? 0 : performance.now() - begun;
      const ms = waiting.length === 0 ? LIMITS.idleMs : LIMITS.pduMs - elapsed;
      const { done, value } = await within(ms, socket, () => pieces.next());
      if (done) return;
      // `pduMs` starts with a PDU's first byte; `idleMs` limits the wait for that byte.
      if (waiting.length === 0) begun = performance.now();
      total += value.length;
      if (total > LIMITS.associationBytes) throw new PduRefused("limit-exceeded");
      waiting = waiting.length === 0 ? value : Buffer.concat([waiting, value]);
    }
    const end = length();
    yield { type: waiting[0] ?? 0, bytes: waiting.subarray(0, end) };
    waiting = waiting.subarray(end);
  }
}

function lengthOf(bytes: Buffer): number {
  const type = bytes[0] ?? 0;
  if (!TYPES.has(type)) throw new PduRefused("malformed");
  const length = bytes.readUInt32BE(2);
  if (length > (type === PDU.request ? LIMITS.requestBytes : LIMITS.pduBytes))
    throw new PduRefused("limit-exceeded");
  return HEAD + length;
}

/** Closes the connection if the work takes longer than `ms`. @throws PduRefused in that case */
async function within<T>(ms: number, socket: Socket, work: () => Promise<T>): Promise<T> {
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      socket.destroy();
    },
    Math.max(0, ms),
  );
  try {
    return await work();
  } catch (error) {
    throw isLate ? new PduRefused("too-slow") : error;
  } finally {
    clearTimeout(timer);
  }
}

export interface Fragment {
  context: number;
  isCommand: boolean;
  isLast: boolean;
  bytes: Buffer;
}

export function readFragments({ bytes }: Pdu): Fragment[] {
  const found: Fragment[] = [];
  for (let at = HEAD; at < bytes.length; ) {
    if (at + HEAD > bytes.length) throw new PduRefused("malformed");
    const length = bytes.readUInt32BE(at);
    const flags = bytes[at + 5] ?? 0;
    if (length < 2 || at + 4 + length > bytes.length || flags > 3) {
      throw new PduRefused("malformed");
    }
    const context = bytes[at + 4] ?? 0;
    found.push({
      context,
      isCommand: (flags & 1) !== 0,
      isLast: (flags & 2) !== 0,
      bytes: bytes.subarray(at + HEAD, at + 4 + length),
    });
    at += 4 + length;
  }
  return found;
}

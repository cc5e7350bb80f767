import { LIMITS } from "./limits.ts";
import { frameBits, type PixelFormat } from "./pixel-format.ts";
import type { Header } from "./read-header.ts";
import { RenderError } from "./render-error.ts";

const ITEM = 0xe000_fffe;
const ITEM_HEAD = 8;
const UNKNOWN_LENGTH = 0xffff_ffff;
/** The first two bytes of a codestream: for JPEG and JPEG-LS, then for JPEG 2000. */
const STARTS = [0xffd8, 0xff4f];

type Range = readonly [start: number, end: number];

export interface FrameBytes {
  frames: number;
  read(frame: number): Promise<Buffer>;
}

export async function frameBytes(header: Header, format: PixelFormat): Promise<FrameBytes> {
  return format.isEncapsulated ? encapsulated(header, format) : native(header, format);
}

/** A frame of one-bit pixels may begin inside a byte. `read` then shifts the frame's bits to a byte's start. */
function native({ pixels, source }: Header, format: PixelFormat): FrameBytes {
  const bits = frameBits(format);
  if (bits / 8 > LIMITS.frameBytes) throw new RenderError("grande");
  const from = pixels.dataOffset;
  const isKnown = pixels.length < UNKNOWN_LENGTH;
  const to = isKnown ? Math.min(source.bytes, from + pixels.length) : source.bytes;
  const frames = Math.min(format.frames, Math.floor(((to - from) * 8) / bits));
  if (frames === 0) throw new RenderError("quebrada");
  return {
    frames,
    async read(frame) {
      const first = frame * bits;
      const start = from + Math.floor(first / 8);
      const bytes = await source.read(start, from + Math.ceil((first + bits) / 8));
      return first % 8 === 0 ? bytes : shifted(bytes, first % 8);
    },
  };
}

function shifted(bytes: Buffer, by: number): Buffer {
  return bytes.map((byte, index) => (byte >> by) | ((bytes[index + 1] ?? 0) << (8 - by))) as Buffer;
}

async function encapsulated(header: Header, format: PixelFormat): Promise<FrameBytes> {
  const { source } = header;
  const [table, ...fragments] = await listItems(header);
  if (!table || fragments.length === 0) throw new RenderError("quebrada");
  const first = fragments[0]?.[0] ?? 0;
  const offsets = await readOffsets(header, table);
  const frames = await groupFragments(fragments, format.frames, {
    offsets: offsets.map((offset) => first + offset),
    isStart: async ([start, end]) =>
      end - start > 2 && STARTS.includes((await source.read(start, start + 2)).readUInt16BE()),
  });
  return {
    frames: frames.length,
    async read(frame) {
      const parts = frames[frame] ?? [];
      const bytes = parts.reduce((sum, [start, end]) => sum + end - start, 0);
      if (bytes === 0) throw new RenderError("quebrada");
      if (bytes > LIMITS.frameBytes) throw new RenderError("grande");
      const read: Buffer[] = [];
      for (const [start, end] of parts) read.push(await source.read(start, end));
      return read.length === 1 && read[0] ? read[0] : Buffer.concat(read);
    },
  };
}

/** Lists the offset table and then all complete fragments. The file may have been cut off. */
async function listItems({ pixels, source }: Header): Promise<Range[]> {
  const items: Range[] = [];
  let at = pixels.dataOffset;
  while (at + ITEM_HEAD <= source.bytes) {
    const head = await source.read(at, at + ITEM_HEAD);
    const start = at + ITEM_HEAD;
    const end = start + head.readUInt32LE(4);
    if (head.readUInt32LE() !== ITEM || end > source.bytes) break;
    items.push([start, end]);
    if (items.length > LIMITS.fragments) throw new RenderError("grande");
    at = end;
  }
  return items;
}

/** Reads each frame's offset, which counts from the first fragment. */
async function readOffsets({ data, source }: Header, [start, end]: Range): Promise<number[]> {
  const extended = data.elements.x7fe00001;
  if (extended) {
    const { dataOffset, length } = extended;
    const bytes = await source.read(dataOffset, dataOffset + length);
    return Array.from({ length: Math.floor(length / 8) }, (_, index) =>
      Number(bytes.readBigUInt64LE(index * 8)),
    );
  }
  const bytes = await source.read(start, end);
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) =>
    bytes.readUInt32LE(index * 4),
  );
}

interface Hints {
  offsets: readonly number[];
  isStart(fragment: Range): Promise<boolean>;
}

async function groupFragments(
  fragments: readonly Range[],
  frames: number,
  { offsets, isStart }: Hints,
): Promise<Range[][]> {
  if (frames === 1) return [[...fragments]];
  if (fragments.length <= frames) return fragments.map((one) => [one]);
  const starts = offsets.length === frames ? new Set(offsets) : undefined;
  const groups: Range[][] = [];
  for (const fragment of fragments) {
    const begins = starts ? starts.has(fragment[0]) : await isStart(fragment);
    if (begins || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(fragment);
  }
  if (groups.length !== frames) throw new RenderError("quebrada");
  return groups;
}

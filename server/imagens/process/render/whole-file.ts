/** Adds the preamble and the meta information to files that some equipment and programs write without them. */
import type { ByteSource } from "./byte-source.ts";

const PREAMBLE = Buffer.concat([Buffer.alloc(128), Buffer.from("DICM")]);
const META_GROUP = 0x0002;
const FIRST_GROUP = 0x0008;
const TAG_AND_LETTERS = 6;
const EXPLICIT = "1.2.840.10008.1.2.1\0";
const IMPLICIT = "1.2.840.10008.1.2\0";

export async function wholeFile(source: ByteSource): Promise<ByteSource> {
  const start = await source.read(0, Math.min(source.bytes, PREAMBLE.length));
  if (start.length < PREAMBLE.length || start.subarray(128).toString("latin1") === "DICM") {
    return source;
  }
  const group = start.readUInt16LE();
  if (group === META_GROUP) return joined(PREAMBLE, source);
  if (group !== FIRST_GROUP) return source;
  const letters = start.subarray(4, TAG_AND_LETTERS).toString("latin1");
  const syntax = /^[A-Z]{2}$/.test(letters) ? EXPLICIT : IMPLICIT;
  return joined(Buffer.concat([PREAMBLE, metaOf(syntax)]), source);
}

function metaOf(syntax: string): Buffer {
  const head = Buffer.from([0x02, 0x00, 0x10, 0x00, 0x55, 0x49, syntax.length, 0x00]);
  return Buffer.concat([head, Buffer.from(syntax, "latin1")]);
}

function joined(start: Buffer, rest: ByteSource): ByteSource {
  return {
    bytes: start.length + rest.bytes,
    async read(from, to) {
      const first = start.subarray(from, to);
      const next = await rest.read(
        Math.max(0, from - start.length),
        Math.max(0, to - start.length),
      );
      return Buffer.concat([first, next]);
    },
  };
}

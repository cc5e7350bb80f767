/** Reads and replaces tables of an sfnt font file (OpenType 1.9, "Organization of an OpenType font"). */

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

export function tableOf(font: Buffer, tag: string): Buffer {
  const table = readTables(font).get(tag);
  if (!table) throw new Error(`the font has no table ${tag}`);
  return table;
}

/** Replaces a table, but not the checksums, which the next writer of the font computes. */
export function withTable(font: Buffer, tag: string, content: Buffer): Buffer {
  const tables = [...readTables(font).set(tag, content)];
  const head = Buffer.alloc(HEADER_BYTES + RECORD_BYTES * tables.length);
  font.copy(head, 0, 0, HEADER_BYTES);
  head.writeUInt16BE(tables.length, 4);
  const parts = [head];
  let offset = head.length;
  for (const [index, [name, table]] of tables.entries()) {
    const record = HEADER_BYTES + RECORD_BYTES * index;
    head.write(name, record, "latin1");
    head.writeUInt32BE(offset, record + 8);
    head.writeUInt32BE(table.length, record + 12);
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function readTables(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const record = HEADER_BYTES + RECORD_BYTES * index;
      const start = font.readUInt32BE(record + 8);
      const table = font.subarray(start, start + font.readUInt32BE(record + 12));
      return [font.toString("latin1", record, record + 4), table] as const;
    }),
  );
}

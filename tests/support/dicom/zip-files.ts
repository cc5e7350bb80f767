import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  name: string;
  bytes: Buffer;
  /** A false size for the zip's headers. */
  size?: number;
  flags?: number;
}

export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, size = bytes.length, flags = 0x800 } of entries) {
    const packed = deflateRawSync(bytes);
    const raw = Buffer.from(name);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(flags, 2);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(size, 18);
    about.writeUInt16LE(raw.length, 22);
    const head = Buffer.concat([Buffer.from("PK\u0003\u0004"), about, raw]);
    local.push(head, packed);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(offset, 10);
    central.push(Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), about, more, raw);
    offset += head.length + packed.length;
  }
  const listing = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, listing, Buffer.from("PK\u0005\u0006"), end]);
}

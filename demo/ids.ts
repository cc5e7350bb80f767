import { createHash } from "node:crypto";

const NAMESPACE = Buffer.from("6f0f7c1f5d0b4b1e9a53c1a27d9e4c10", "hex");

/** UUID version 5 (RFC 9562), the same in every demonstration. @param name for example `exames/mamografia` */
export function demoId(name: string): string {
  const bytes = createHash("sha1").update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}

/** Writes the beginning of a DICOM file (PS3.10, 7.1). The received data set is appended to it unchanged. */
import { type DataElement, uint32, writeElements } from "./write-elements.ts";

/** The UID of this program, made once from a random UUID (PS3.5, B.2). */
export const IMPLEMENTATION_UID = "2.25.13452913271773370355087807026560016032";
export const IMPLEMENTATION_VERSION = "CLINICA";

export function fileMeta(sopClass: string, sopInstance: string, transferSyntax: string): Buffer {
  const text = (tag: number, vr: string, value: string): DataElement => ({
    tag,
    vr,
    value: Buffer.from(value, "latin1"),
  });
  const group = writeElements(
    [
      { tag: 0x00020001, vr: "OB", value: Buffer.from([0, 1]) },
      text(0x00020002, "UI", sopClass),
      text(0x00020003, "UI", sopInstance),
      text(0x00020010, "UI", transferSyntax),
      text(0x00020012, "UI", IMPLEMENTATION_UID),
      text(0x00020013, "SH", IMPLEMENTATION_VERSION),
    ],
    true,
  );
  const length = writeElements([{ tag: 0x00020000, vr: "UL", value: uint32(group.length) }], true);
  return Buffer.concat([Buffer.alloc(128), Buffer.from("DICM"), length, group]);
}

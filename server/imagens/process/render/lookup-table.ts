import type { DataSet } from "dicom-parser";

const DESCRIPTOR = "x00283002";
const DATA = "x00283006";

export interface LookupTable {
  valueOf(input: number): number;
  highest: number;
}

export function lookupTable(
  item: DataSet | undefined,
  { isSigned }: { isSigned: boolean },
): LookupTable | undefined {
  const data = item?.elements[DATA];
  const entries = item?.uint16(DESCRIPTOR, 0);
  const first = isSigned ? item?.int16(DESCRIPTOR, 1) : item?.uint16(DESCRIPTOR, 1);
  const bits = item?.uint16(DESCRIPTOR, 2) ?? 16;
  if (!(item && data) || entries === undefined || first === undefined) return undefined;
  // 65536 does not fit into the descriptor, and is written as 0.
  const length = entries || 65_536;
  const isWide = data.length >= length * 2;
  if (!isWide && data.length < length) return undefined;
  const at = (index: number) =>
    isWide ? (item.uint16(DATA, index) ?? 0) : (item.byteArray[data.dataOffset + index] ?? 0);
  const values = Array.from({ length }, (_, index) => at(index));
  return {
    highest: 2 ** Math.min(16, Math.max(1, bits)) - 1,
    valueOf(input) {
      const index = Math.min(length - 1, Math.max(0, Math.round(input) - first));
      return values[index] ?? 0;
    },
  };
}

/** Finds a frame's values. Enhanced instances have some values per frame, and others once for all frames. */
import type { DataSet } from "dicom-parser";

const SHARED = "x52009229";
const PER_FRAME = "x52009230";

export function datasetOf(data: DataSet, frame: number, group: string): DataSet {
  return (
    itemOf(itemOf(data, PER_FRAME, frame), group) ?? itemOf(itemOf(data, SHARED), group) ?? data
  );
}

export function itemOf(data: DataSet | undefined, tag: string, index = 0): DataSet | undefined {
  return data?.elements[tag]?.items?.[index]?.dataSet;
}

export function numbersOf(data: DataSet, tag: string): number[] {
  return (data.string(tag) ?? "").split("\\").map((part) => Number.parseFloat(part));
}

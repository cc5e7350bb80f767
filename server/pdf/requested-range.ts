export type ByteRange =
  | { status: 200 | 206; start: number; end: number; isWhole: boolean }
  | { status: 416 };

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/i;

/** RFC 9110, section 14. With `If-Range` the answer is the whole file, because files have no `ETag` or date. */
export function requestedRange(headers: Headers, size: number): ByteRange {
  const last = size - 1;
  const whole = { status: 200, start: 0, end: last, isWhole: true } as const;
  const [, from = "", to = ""] = RANGE.exec(headers.get("range")?.trim() ?? "") ?? [];
  if (headers.has("if-range") || (from === "" && to === "")) return whole;
  if (from === "") {
    const length = Number(to);
    return length === 0 ? { status: 416 } : part(Math.max(0, size - length), last, size);
  }
  if (to !== "" && Number(to) < Number(from)) return whole;
  if (Number(from) > last) return { status: 416 };
  return part(Number(from), to === "" ? last : Math.min(Number(to), last), size);
}

function part(start: number, end: number, size: number): ByteRange {
  return { status: 206, start, end, isWhole: end - start + 1 === size };
}

import { customType } from "drizzle-orm/pg-core";

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});

/** PostgreSQL's bytea[], for keyed hashes that are searched and never read. */
export const bytesList = customType<{ data: readonly Uint8Array[]; driverData: string }>({
  dataType: () => "bytea[]",
  toDriver: bytesListText,
});

export function bytesListText(list: readonly Uint8Array[]): string {
  return `{${list.map((one) => `"\\\\x${Buffer.from(one).toString("hex")}"`).join(",")}}`;
}

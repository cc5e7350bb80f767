/** PostgreSQL's bytea, which Drizzle has no column for. */
import { customType } from "drizzle-orm/pg-core";

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});

/** PostgreSQL's bytea[], for keyed hashes that are looked for and never read back. */
export const bytesList = customType<{ data: readonly Uint8Array[]; driverData: string }>({
  dataType: () => "bytea[]",
  toDriver: bytesListText,
});

/** The same as a parameter of a statement. */
export function bytesListText(list: readonly Uint8Array[]): string {
  return `{${list.map((one) => `"\\\\x${Buffer.from(one).toString("hex")}"`).join(",")}}`;
}

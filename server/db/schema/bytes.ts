/** PostgreSQL's bytea, which Drizzle has no column for. */
import { customType } from "drizzle-orm/pg-core";

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});

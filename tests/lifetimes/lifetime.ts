import type { TestDatabase } from "#tests/support/database.ts";
import type { PortalFixture } from "#tests/support/portal.ts";
import type { StaffContext } from "#tests/support/staff-context.ts";

/** A file, and the text in it that says how long. */
export type Declaration = readonly [file: string, text: string];

export interface World {
  test: TestDatabase;
  staff: StaffContext;
  portal: PortalFixture;
}

export interface Lifetime {
  /** The sentence `NAME ends after LASTS` is the test's title. */
  name: string;
  /** An interval of PostgreSQL, as the specification has it, and not read from the product. */
  lasts: string;
  declared: readonly Declaration[];
  /** The `table.column`s that hold when it began or will end. The test moves them into the past. */
  moved: readonly string[];
  /** Begins it. @returns a function that asks the product whether it still holds */
  begin(world: World): Promise<() => Promise<boolean>>;
}

/**
 * Moves rows into the past, also where triggers forbid changes.
 * @param past an expression of SQL, such as `interval '1 day'`
 */
export async function age(
  { superuser }: TestDatabase,
  columns: readonly string[],
  past: string,
): Promise<void> {
  await superuser.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    const byTable = Map.groupBy(columns, (column) => column.split(".")[0] ?? "");
    for (const [table, itsColumns] of byTable) {
      const changes = itsColumns.map((name) => changeOf(name.split(".")[1] ?? "", past));
      await sql.unsafe(`update ${table} set ${changes.join(", ")}`);
    }
  });
}

function changeOf(column: string, past: string): string {
  // The one column of the limits counts milliseconds since 1970.
  const isNumber = column === "expire";
  return `${column} = ${column} - ${isNumber ? `1000 * extract(epoch from ${past})::bigint` : `(${past})`}`;
}

let addresses = 0;

/** Each address is a network of its own, with limits of its own. */
export function newAddress(): string {
  return `2001:db8:0:${(++addresses).toString(16)}::1`;
}

let patients = 0;

export function newCpf(): string {
  return String(10_000_000_000 + ++patients);
}

import type { TestDatabase } from "./database.ts";

/** Makes every statement wait that writes or locks the table. @returns a function that lets them go on */
export async function lockTable(
  { superuser }: Pick<TestDatabase, "superuser">,
  table: string,
): Promise<() => Promise<void>> {
  const sql = await superuser.reserve();
  await sql`begin`;
  await sql`lock table ${sql(table)} in exclusive mode`;
  return async () => {
    await sql`rollback`;
    sql.release();
  };
}

import { readFile } from "node:fs/promises";
import type postgres from "postgres";

export const OWNER = "clinica";
export const DATABASE = "clinica";

/** `passwordFile` must hold hexadecimal digits only, because they become part of a statement without parameters. */
export async function ensureOwner(
  sql: postgres.Sql,
  passwordFile: string,
  isNewPassword: boolean,
): Promise<void> {
  const [found] = await sql`
    select exists (select from pg_roles where rolname = ${OWNER}) as role,
      exists (select from pg_database where datname = ${DATABASE}) as database`;
  if (!found?.role || isNewPassword) {
    const password = (await readFile(passwordFile, "utf8")).trim();
    const verb = found?.role ? "alter" : "create";
    await sql.unsafe(`${verb} role ${OWNER} login createrole password '${password}'`);
  }
  if (!found?.database) {
    await sql.unsafe("revoke connect on database postgres, template1 from public");
    await sql.unsafe(`create database ${DATABASE} owner ${OWNER}`);
  }
}

/** Row-level security that several tables share. A table without a policy for a role shows it nothing. */
import { sql } from "drizzle-orm";
import { pgPolicy } from "drizzle-orm/pg-core";
import { admin, editor, everyone } from "./roles.ts";

const all = sql`true`;

/** Everyone reads, editors write (and recepcao as a member of editor). */
export function contentPolicies(table: string) {
  return [
    pgPolicy(`${table}_todos_leem`, { for: "select", to: everyone, using: all }),
    pgPolicy(`${table}_editores_escrevem`, {
      for: "all",
      to: [editor, admin],
      using: all,
      withCheck: all,
    }),
  ];
}

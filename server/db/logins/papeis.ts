import type { Sql } from "postgres";
import { STAFF } from "#domain/permissions.ts";
import type { Staff } from "./roles.ts";

/** The row of a removed role stays without capabilities, so that people who still have the role may do nothing. */
export async function ensurePapeis(owner: Sql, staff: Staff = STAFF): Promise<void> {
  const known = Object.entries(staff).map(([papel, capacidades]) => ({ papel, capacidades }));
  await owner`
    with known as (
      select papel, capacidades
        from json_to_recordset(${JSON.stringify(known)}::text::json) as (papel text, capacidades text[])
    ), wanted as (
      select * from known
      union all select papel, '{}' from papeis where papel not in (select papel from known)
    )
    insert into papeis (papel, capacidades)
      select papel, capacidades from wanted where not exists (select from papeis
        where papeis.papel = wanted.papel and papeis.capacidades = wanted.capacidades)
      order by papel
    on conflict (papel) do update set capacidades = excluded.capacidades`;
}

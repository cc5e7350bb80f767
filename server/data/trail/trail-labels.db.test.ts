import { expect, test } from "vitest";
import { thingEntry } from "#domain/things.ts";
import { testDatabase } from "#tests/support/database.ts";

const clinic = testDatabase();

test("each column that a line of the trail may name has a label", async () => {
  const rows = await clinic.superuser<{ coisa: string; campo: string }[]>`
    with noted as (
      select tgrelid, string_to_array(encode(tgargs, 'escape'), '\\000') as args
      from pg_trigger where tgname = 'registra_mudanca'
    )
    select tgrelid::regclass::text as coisa, attname as campo
    from noted join pg_attribute on attrelid = tgrelid and attnum > 0 and not attisdropped
    where attname <> all (args || '{id,versao,atualizado_em}')
    order by coisa, campo`;
  expect(new Set(rows.map(({ coisa }) => coisa)).size).toBeGreaterThan(10);
  const missing = rows.filter(
    ({ coisa, campo }) => !Object.hasOwn(thingEntry(coisa)?.fields ?? {}, campo),
  );
  expect(missing).toEqual([]);
});

import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { convenios } from "#server/db/schema/convenios.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { listHistory, SHOWN_LINES } from "./record-history.ts";

const test = testDatabase();

it("a history leaves out moves, and says where it ends before its first line", async () => {
  const { asAdmin } = test;
  const [made] = await asAdmin((tx) =>
    tx.insert(convenios).values(records.convenio()).returning({ id: convenios.id }),
  );
  const id = made?.id ?? "";
  const history = () => asAdmin((tx) => listHistory(tx, { thing: "convenios", record: id }));
  const change = (values: Partial<typeof convenios.$inferInsert>) =>
    asAdmin((tx) => tx.update(convenios).set(values).where(eq(convenios.id, id)));
  await change({ ordem_exibicao: 70 });
  await change({ ordem_exibicao: 71, nome: "Outro nome" });
  await change({ ordem_exibicao: 72 });
  const { lines, hasOlder } = await history();
  expect(lines.map(({ acao, depois }) => [acao, depois?.ordem_exibicao])).toEqual([
    ["alterou", 71],
    ["criou", expect.any(Number)],
  ]);
  expect(hasOlder).toBe(false);
  for (let at = lines.length; at <= SHOWN_LINES; at++) await change({ nome: `Nome ${at}` });
  const long = await history();
  expect([long.lines.length, long.hasOlder]).toEqual([SHOWN_LINES, true]);
  expect(long.lines[0]?.depois).toEqual({ nome: `Nome ${SHOWN_LINES}` });
});

import { getRollbackPlans } from "pg-boss";
import { expect, it } from "vitest";
import { openTestDatabase, testDatabase } from "#tests/support/database.ts";
import { readCatalog } from "./catalog.ts";
import { queueVersion } from "./queue-schema.ts";

const test = testDatabase();

it("are updated by the start, with their jobs, and are ours again", async () => {
  const { superuser } = test;
  const before = await readCatalog(superuser);
  await superuser`insert into pgboss.job_common (name, data) values ('mail', '{"kind": "antigo"}')`;
  const plan = getRollbackPlans("pgboss", queueVersion()).replace(/^\s*(?:BEGIN|COMMIT);/gm, "");
  await superuser.begin((sql) => sql.unsafe(plan));
  await superuser`comment on schema drizzle is 'another version'`;
  await (await openTestDatabase(test.owner)).close();
  const [row] = await superuser`select version from pgboss.version`;
  expect(row?.version).toBe(queueVersion());
  expect((await superuser`select data from pgboss.job_common`)[0]?.data).toEqual({
    kind: "antigo",
  });
  expect(await readCatalog(superuser)).toEqual(before);
});

it("are refused in one line where they are newer, and stay", async () => {
  const { superuser } = test;
  await superuser`update pgboss.version set version = ${queueVersion() + 1}`;
  await superuser`comment on schema drizzle is 'another version'`;
  await expect(openTestDatabase(test.owner)).rejects.toThrow(
    /^Banco de dados: a fila .*versão mais nova/,
  );
  const [row] = await superuser`select version from pgboss.version`;
  expect(row?.version).toBe(queueVersion() + 1);
});

import path from "node:path";
import { expect, it, vi } from "vitest";
import { parseConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { backups } from "#tests/support/backups.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { addressOf } from "#tests/support/server-over-database.ts";
import { restore } from "./restore-command.ts";

const test = testDatabase();
const copies = backups(test);

it("restores it, and names the altered line on standard error", async () => {
  await test.superuser`select encadeia('sistema', false, null, null, null, 'entrou', '{}', '{}', '{}') from generate_series(1, 3)`;
  await test.superuser`update trilha_pacientes set acao = 'baixou_pdf' where numero = 2`;
  const archive = await copies.backUp();
  const to = await copies.emptyTarget();
  const config = parseConfig(
    {
      DATABASE_URL: addressOf(to.owner),
      DATA_DIR: path.join(copies.folder, "destino"),
      SECRET_KEY: TEST_SECRET.toString("base64"),
    },
    "production",
  );
  const said = { out: "", err: "" };
  const hear = (name: "out" | "err") => (text: unknown) => {
    said[name] += String(text);
    return true;
  };
  vi.spyOn(process.stdout, "write").mockImplementation(hear("out"));
  vi.spyOn(process.stderr, "write").mockImplementation(hear("err"));
  await restore(config, createLog("silent"), archive).finally(() => vi.restoreAllMocks());
  expect(said.out).toMatch(/^Restaurado e conferido: /m);
  expect(said.err).toContain(
    "Trilha dos pacientes: quebrada na linha 2, que foi alterada. Assim ela já estava na cópia.\n",
  );
});

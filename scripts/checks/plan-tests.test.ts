import { expect, test } from "vitest";
import { planTests } from "./plan-tests.mjs";

test.each([
  ["domain/texto/datas.test.ts", "unit", false],
  ["app/ui/badge.test.tsx", "unit", false],
  ["server/auth/sign-in.db.test.ts", "database", true],
  ["tests/faults/kills.fault.ts", "faults", true],
  ["tests/e2e/auth.spec.ts", "browser", true],
  ["tests/e2e/scripts/mask.spec.ts", "browser", false],
])("%s is a test of the kind %s; it needs the built product: %s", (file, name, needsBuild) => {
  const [run] = planTests([file]);
  expect(run).toMatchObject({ name, needsBuild });
  expect(run?.command).toContain(file);
});

test("files of several kinds are several runs, and each gets the options", () => {
  const files = ["tests/e2e/auth.spec.ts", "domain/texto/datas.test.ts"];
  const commands = planTests([...files, "-t", "a day"]).map(({ command }) => command.slice(1));
  expect(commands).toEqual([
    ["test", "tests/e2e/auth.spec.ts", "-g", "a day"],
    ["run", "--project", "unit", "domain/texto/datas.test.ts", "-t", "a day"],
  ]);
});

test("a file that is no test is refused with what would be one", () => {
  expect(() => planTests(["domain/texto/datas.ts"])).toThrow(".db.test.ts");
});

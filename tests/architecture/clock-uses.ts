import { type ESTree, Visitor } from "vite";
import type { SourceModule } from "./source-modules.ts";

/** Milliseconds. A limit below it fails on a slow machine. */
const SHORTEST = 20_000;
const LIMITS = new Set(["timeout", "testTimeout", "hookTimeout", "waitMs"]);
const TESTS = new Set(["test", "it", "beforeAll", "beforeEach", "afterAll", "afterEach"]);
const MOVES_A_TIME = new Set(["Date", "totpCode", "toBeGreaterThan", "toBeLessThan"]);

export type ClockUse = "waits for a time" | "reads the clock" | "has a short limit";

interface Found {
  use: ClockUse;
  line: number;
}

/** Finds in a test what makes its outcome depend on the speed of the machine. */
export function findClockUses({ program, code }: SourceModule): Found[] {
  const found: { use: ClockUse; node: ESTree.Node }[] = [];
  const note = (use: ClockUse, node: ESTree.Node) => found.push({ use, node });
  const numbers = constantNumbers(program);
  const isShort = (node: ESTree.Node | undefined) => {
    const value = node?.type === "Identifier" ? numbers.get(node.name) : numberOf(node);
    return value !== undefined && value > 0 && value < SHORTEST;
  };
  /** The tries of a `toPass` may be short, because it goes on until they succeed. */
  const tries: ESTree.Node[] = [];
  const movedTimes = new Set<ESTree.Node>();

  const noteMovedTimes = (callee: ESTree.Node, given: readonly ESTree.Node[]) => {
    if (!MOVES_A_TIME.has(nameOf(callee))) return;
    for (const one of given) movedTimes.add(one);
  };
  new Visitor({
    ImportDeclaration(node) {
      const isTimer = /^(?:node:)?timers\/promises$/.test(node.source.value);
      const names = node.specifiers.map((one) =>
        one.type === "ImportSpecifier" ? nameOf(one.imported) : "*",
      );
      if (isTimer && names.some((name) => name !== "setImmediate")) note("waits for a time", node);
    },
    NewExpression({ callee, arguments: given }) {
      noteMovedTimes(callee, given);
    },
    CallExpression(node) {
      const { callee, arguments: given } = node;
      noteMovedTimes(callee, given);
      const name = nameOf(callee);
      const owner = callee.type === "MemberExpression" ? nameOf(callee.object) : "";
      if (callee.type === "MemberExpression" && name === "toPass") tries.push(callee.object);
      if (!owner && (name === "setTimeout" || name === "setInterval")) {
        note("waits for a time", node);
      }
      if (name === "waitForTimeout") note("waits for a time", node);
      if (name === "waitFor" && owner === "vi") note("has a short limit", node);
      if (
        owner === "performance" ||
        owner === "hrtime" ||
        name === "hrtime" ||
        name === "cpuUsage"
      ) {
        note("reads the clock", node);
      }
      if ((name === "setTimeout" && owner) || (name === "timeout" && owner === "AbortSignal")) {
        if (isShort(given[0])) note("has a short limit", node);
      }
      if (TESTS.has(rootOf(callee)) && isShort(given.at(-1))) note("has a short limit", node);
    },
    BinaryExpression(node) {
      if (node.operator !== "-" || movedTimes.has(node)) return;
      if ([node.left, node.right].some(isNow)) note("reads the clock", node);
    },
    Property({ key, value }) {
      if (LIMITS.has(nameOf(key)) && isShort(value)) note("has a short limit", value);
    },
    Literal(node) {
      if (/\bpg_sleep\b/.test(String(node.value))) note("waits for a time", node);
    },
    TemplateElement(node) {
      if (/\bpg_sleep\b/.test(node.value.raw)) note("waits for a time", node);
    },
  }).visit(program);
  return found
    .filter(
      ({ use, node }) => use !== "has a short limit" || !tries.some((one) => holds(one, node)),
    )
    .map(({ use, node }) => ({ use, line: code.slice(0, node.start).split("\n").length }));
}

function holds(outer: ESTree.Node, inner: ESTree.Node): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function constantNumbers({ body }: ESTree.Program): Map<string, number> {
  const found = new Map<string, number>();
  for (const statement of body) {
    if (statement.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declarations) {
      const value = numberOf(init);
      if (id.type === "Identifier" && value !== undefined) found.set(id.name, value);
    }
  }
  return found;
}

function numberOf(node: ESTree.Node | null | undefined): number | undefined {
  return node?.type === "Literal" && typeof node.value === "number" ? node.value : undefined;
}

function isNow(node: ESTree.Node): boolean {
  if (node.type === "BinaryExpression") return isNow(node.left) || isNow(node.right);
  const isCall = node.type === "CallExpression" && node.callee.type === "MemberExpression";
  if (!isCall || node.callee.type !== "MemberExpression") return false;
  return nameOf(node.callee.object) === "Date" && nameOf(node.callee.property) === "now";
}

/** @returns an identifier's name, or that of the member that is read last */
function nameOf(node: ESTree.Node): string {
  if (node.type === "Identifier") return node.name;
  if (node.type === "Literal") return String(node.value);
  return node.type === "MemberExpression" ? nameOf(node.property) : "";
}

/** @returns `test` for `test.each(…)(…)` */
function rootOf(node: ESTree.Node): string {
  if (node.type === "CallExpression") return rootOf(node.callee);
  return node.type === "MemberExpression" ? rootOf(node.object) : nameOf(node);
}

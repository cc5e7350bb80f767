import { type ESTree, Visitor } from "vite";
import type { SourceModule } from "./source-modules.ts";

/** Exports of a route that React Router removes from the browser's bundle. */
const SERVER_EXPORTS = ["loader", "action", "middleware"];

export function misplacedServerNames(module: SourceModule): string[] {
  const names = module.imports
    .filter(({ file }) => file?.startsWith("server/"))
    .flatMap(({ values }) => values);
  const allowed = module.program.body.filter(isServerPart);
  const misplaced = new Set<string>();
  new Visitor({
    Identifier({ name, start }) {
      if (!names.includes(name)) return;
      if (!allowed.some((part) => part.start <= start && start < part.end)) misplaced.add(name);
    },
    JSXIdentifier({ name }) {
      if (names.includes(name)) misplaced.add(name);
    },
  }).visit(module.program);
  return [...misplaced];
}

function isServerPart(statement: ESTree.Directive | ESTree.Statement): boolean {
  if (statement.type === "ImportDeclaration") return true;
  if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return false;
  const { declaration } = statement;
  if (declaration.type === "FunctionDeclaration") {
    return SERVER_EXPORTS.includes(declaration.id?.name ?? "");
  }
  if (declaration.type !== "VariableDeclaration") return false;
  return declaration.declarations.every(
    ({ id }) => id.type === "Identifier" && SERVER_EXPORTS.includes(id.name),
  );
}

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync } from "vite";

const ROOTS = ["app", "bench", "demo", "domain", "scripts", "server", "tests"];
const CODE = /\.(?:ts|tsx|mjs)$/;

interface Import {
  specifier: string;
  /** Path from the repository's root; undefined for a package. */
  file: string | undefined;
  /** The imported names, without types. */
  values: string[];
}

export interface SourceModule {
  file: string;
  code: string;
  program: ESTree.Program;
  imports: Import[];
}

export function listSourceFiles(): string[] {
  return ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && CODE.test(entry.name) && !/\.d\.m?ts$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, "/")),
  );
}

export function readSourceModule(file: string, code = readFileSync(file, "utf8")): SourceModule {
  const { program, module, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const requested = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    values: entries.filter(({ isType }) => !isType).map(({ localName }) => localName.value),
  }));
  const passed = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  const called = module.dynamicImports.map(({ moduleRequest }) =>
    code.slice(moduleRequest.start, moduleRequest.end),
  );
  return {
    file,
    code,
    program,
    imports: [
      ...requested,
      ...passed.map((specifier) => ({ specifier, values: [] })),
      ...called
        .filter((text) => /^(["'])[^"'`$]+\1$/.test(text))
        .map((text) => ({ specifier: text.slice(1, -1), values: [] })),
    ].map((entry) => ({ ...entry, file: resolve(file, entry.specifier) })),
  };
}

function resolve(from: string, specifier: string): string | undefined {
  const [bare = ""] = specifier.split("?");
  if (bare.startsWith("#")) return bare.slice(1);
  if (bare.startsWith(".")) return path.posix.join(path.posix.dirname(from), bare);
  return undefined;
}

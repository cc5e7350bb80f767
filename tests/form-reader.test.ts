import { type ESTree, Visitor } from "vite";
import { expect, test } from "vitest";
import {
  listSourceFiles,
  readSourceModule,
  type SourceModule,
} from "./architecture/source-modules.ts";

const READER = "server/http/forms/read-form-data.ts";
/** Modules that read a body as a stream: the check of its size, and uploads, which are too large for the memory. */
const STREAMS = ["server/http/checks/body-limit.ts", "server/files/receive-files.ts"];
/** Reads JSON of at most 8 KB, of which a schema accepts three members. */
const MANIFEST = "app/portal/compartilhado/answer-manifest.server.ts";
const BROWSER_CHECK = "app/admin/form/admin-form.tsx";

const BODY = ["arrayBuffer", "blob", "body", "bytes", "json", "text"];
const REQUEST = ["raw", "req", "request"];

const MODULES = listSourceFiles()
  .filter((file) => /^(?:app|server)\//.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readSourceModule(file))
  .filter(({ file }) => ![READER, MANIFEST, ...STREAMS].includes(file));

test("no other module reads a request's body", () => {
  expect(MODULES.flatMap(bodyReads)).toEqual([]);
});

test("what a module gives to the form parser came through the reader", () => {
  const wrong = MODULES.filter(({ file }) => file !== BROWSER_CHECK).filter(parsesUnread);
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("these checks see what they are for", () => {
  const action = readSourceModule(
    "app/admin/exames/edit.tsx",
    `import { parseWithZod } from "@conform-to/zod/v4";
     export async function action({ request, context }) {
       const sent = await request.formData();
       await context.req.raw.json();
       const { body } = request;
       return parseWithZod(sent, { schema });
     }`,
  );
  expect(bodyReads(action)).toEqual([
    "app/admin/exames/edit.tsx: formData",
    "app/admin/exames/edit.tsx: json",
    "app/admin/exames/edit.tsx: body",
  ]);
  expect(parsesUnread(action)).toBe(true);
});

function bodyReads({ file, program }: SourceModule): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type === "MemberExpression" && nameOf(callee.property) === "formData") {
        found.push(`${file}: formData`);
      }
    },
    MemberExpression({ object, property }) {
      const name = nameOf(property);
      if (isRequest(object) && BODY.includes(name)) found.push(`${file}: ${name}`);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== "ObjectPattern" || !init || !isRequest(init)) return;
      for (const taken of id.properties) {
        const name = taken.type === "Property" ? nameOf(taken.key) : "";
        if (name === "formData" || BODY.includes(name)) found.push(`${file}: ${name}`);
      }
    },
  }).visit(program);
  return found;
}

function parsesUnread({ imports }: SourceModule): boolean {
  const parses = imports.some(({ values }) => values.includes("parseWithZod"));
  return parses && !imports.some(({ file, values }) => file === READER && values.length > 0);
}

function isRequest(node: ESTree.Node): boolean {
  return REQUEST.includes(nameOf(node.type === "MemberExpression" ? node.property : node));
}

function nameOf(node: ESTree.Node): string {
  return node.type === "Identifier" ? node.name : "";
}

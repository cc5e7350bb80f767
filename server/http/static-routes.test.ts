import type { ServerBuild } from "react-router";
import { data } from "react-router";
import { expect, test } from "vitest";
import { shown, withoutHandover } from "./static-routes.ts";

type Routes = ServerBuild["routes"];

const RESULT = { titulo: "Ultrassom", posts: [1, 2] };

function routes(module: object, parent: object = {}): Routes {
  return {
    layout: { id: "layout", path: "", module: { default: () => null, ...parent } },
    page: { id: "page", parentId: "layout", path: "x", module: { default: () => null, ...module } },
  } as unknown as Routes;
}

async function loaded(all: Routes, name: "loader" | "action" = "loader") {
  const load = withoutHandover(all).page?.module[name] as unknown as () => Promise<unknown>;
  return load();
}

test.each(["loader", "action"] as const)(
  "what a %s returns is not serialised, but the page can read it",
  async (name) => {
    const result = await loaded(routes({ [name]: async () => RESULT }), name);
    expect(Object.keys(result as object)).toEqual([]);
    expect(shown(result)).toBe(RESULT);
  },
);

test("a status and headers stay", async () => {
  const loader = async () => data(RESULT, { status: 404, headers: { "X-A": "1" } });
  const result = (await loaded(routes({ loader }))) as ReturnType<typeof data<object>>;
  expect(result.init?.status).toBe(404);
  expect(Object.keys(result.data)).toEqual([]);
  expect(shown(result.data)).toBe(RESULT);
});

test("an answer, a null and a list are left alone", async () => {
  for (const value of [new Response("x"), null, [1, 2]]) {
    const result = await loaded(routes({ loader: async () => value }));
    expect(result).toBe(value);
    expect(shown(result)).toBe(value);
  }
});

test.each([
  ["the route", { handle: { hydrates: true } }, {}],
  ["a route above it", {}, { handle: { hydrates: true } }],
])("the data is serialised for the browser if %s is hydrated", async (_, page, layout) => {
  const result = await loaded(routes({ ...page, loader: async () => RESULT }, layout));
  expect(result).toBe(RESULT);
});

test("a route without a page gives all data to the requesting script", async () => {
  const action = async () => RESULT;
  expect(await loaded(routes({ default: undefined, action }), "action")).toBe(RESULT);
});

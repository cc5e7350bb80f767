/**
 * Leaves out of zod, in browsers, how it describes itself as JSON Schema, which no form asks for: 5 kB
 * of each first form. Where zod says it in another way one day, it is whole again.
 */
import type { Plugin } from "vite";

const SCHEMAS = /\/node_modules\/zod\/v4\/classic\/schemas\.js$/;
const DESCRIPTIONS =
  /inst\._zod\.processJSONSchema = .*;|(?:in|out)put: createStandardJSONSchemaMethod\(.*\),|return createToJSONSchemaMethod\(.*;/g;

export function leanZod(): Plugin {
  return {
    name: "clinica:lean-zod",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (SCHEMAS.test(id)) return { code: code.replaceAll(DESCRIPTIONS, ""), map: null };
    },
  };
}

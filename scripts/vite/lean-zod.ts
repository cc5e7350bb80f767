/** Removes zod's JSON Schema (5 kB). If a new version of zod differs, nothing matches and zod stays complete. */
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

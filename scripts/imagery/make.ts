/**
 * Draws all imagery of the product: `node_modules/.bin/node scripts/imagery/make.ts [part …]`
 * with parts out of: built-in, hero, estrutura, medicos, convenios, blog, sheet. None is all.
 */
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");
const demo = () => import("./demo-media.ts");

const PARTS: Record<string, () => Promise<void>> = {
  "built-in": async () => (await import("./built-in.ts")).makeBuiltIn(root),
  convenios: async () => (await demo()).makeInsurers(root),
  medicos: async () => (await demo()).makePortraits(root),
  estrutura: async () => (await demo()).makeRooms(root),
  blog: async () => (await demo()).makeCovers(root),
  hero: async () => (await demo()).makeHeroes(root),
  sheet: async () => (await import("./sheet.ts")).writeSheet(root, "/tmp/imagery-sheet.png"),
};

const asked = process.argv.slice(2);
for (const part of asked.length > 0 ? asked : Object.keys(PARTS)) {
  const make = PARTS[part];
  if (!make) throw new Error(`Unknown part: ${part}. Known: ${Object.keys(PARTS).join(", ")}`);
  await make();
}

import { spawnSync } from "node:child_process";
import { command } from "../run/command.mjs";
import { ensureInstalled } from "./install.mjs";

const SBOM = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"];

await command(async () => {
  await ensureInstalled({ onlyRuntime: true });
  const { status, stdout, stderr } = spawnSync("npm", SBOM, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 ** 2,
  });
  if (status !== 0) throw new Error(`npm sbom: ${stderr}`);
  const packages = new Map();
  for (const { name, version, licenses = [] } of JSON.parse(stdout).components) {
    const licence = licenses.map(nameOf).join(" AND ") || "sem licença declarada";
    packages.set(licence, [...(packages.get(licence) ?? []), `${name}@${version}`]);
  }
  for (const [licence, names] of [...packages].sort(([, a], [, b]) => b.length - a.length)) {
    process.stdout.write(`${licence} (${names.length}): ${names.sort().join(", ")}\n`);
  }
  return 0;
});

/** @returns the licence of a package: CycloneDX contains an SPDX id, a name or an expression */
function nameOf({ license, expression }) {
  return expression ?? license?.id ?? license?.name;
}

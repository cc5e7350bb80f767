import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Debian's packages ask this program whether they may start a service. 101 means no. */
const POLICY = "usr/sbin/policy-rc.d";
const NO_SERVICE =
  "#!/bin/sh\n# Written by npm test for as long as it installs packages.\nexit 101\n";

/** Debian's PostgreSQL packages make a database cluster of their own, unless this file says otherwise. */
const CLUSTERS = "etc/postgresql-common/createcluster.conf";
const DEFAULT_CLUSTERS = "usr/share/postgresql-common/createcluster.conf";
const NO_CLUSTER =
  "# Written by npm test for as long as it installs packages.\ncreate_main_cluster = false\n";

/** Runs an installation that neither starts a service nor makes a database cluster. */
export async function withoutServices(install, root = "/") {
  const [policy, clusters, defaultClusters] = [POLICY, CLUSTERS, DEFAULT_CLUSTERS].map((name) =>
    path.join(root, name),
  );
  const policyBefore = readForeign(policy, NO_SERVICE);
  const clustersBefore = readForeign(clusters, NO_CLUSTER);
  try {
    if (policyBefore === undefined) write(policy, NO_SERVICE, 0o755);
    write(clusters, NO_CLUSTER);
    return await install();
  } finally {
    if (policyBefore === undefined) rmSync(policy, { force: true });
    const restored = clustersBefore ?? read(defaultClusters);
    if (restored === undefined) rmSync(clusters, { force: true });
    else write(clusters, restored);
  }
}

/** @returns the text of a file, but not the one that a run that was killed left behind */
function readForeign(file, own) {
  const text = read(file);
  return text === own ? undefined : text;
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function write(file, text, mode = 0o644) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text, { mode });
}

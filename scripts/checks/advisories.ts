/** Compares the lock file with advisories in OSV's format (ossf.github.io/osv-schema), without a network. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import semver from "semver";

interface Event {
  introduced?: string;
  fixed?: string;
  last_affected?: string;
}

interface Affected {
  package?: { ecosystem?: string; name?: string };
  ranges?: { type?: string; events?: Event[] }[];
  versions?: string[];
  database_specific?: { last_known_affected_version_range?: string };
}

export interface Advisory {
  id: string;
  summary?: string;
  modified?: string;
  withdrawn?: string;
  affected?: Affected[];
  database_specific?: { severity?: string };
}

export interface LockedPackage {
  name: string;
  version: string;
  isForDevelopment: boolean;
}

export interface Finding extends LockedPackage {
  id: string;
  severity: string;
  summary: string;
  fixed: string[];
}

/** Reads a folder and its subfolders. Only advisories that concern npm are returned. */
export function readAdvisories(folder: string): Advisory[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      // Parsing the advisories of all ecosystems would take minutes.
      if (!text.includes('"npm"')) return [];
      const advisory: Advisory = JSON.parse(text);
      return advisory.affected?.some(isOfNpm) ? [advisory] : [];
    });
}

export function readLock(text: string): LockedPackage[] {
  const packages: Record<string, { name?: string; version?: string; dev?: true; link?: true }> =
    JSON.parse(text).packages;
  return Object.entries(packages).flatMap(([location, { name, version, dev = false, link }]) => {
    if (location === "" || link || version === undefined) return [];
    // Only an alias has a name of its own in the lock file.
    const installedAs = location.slice(
      location.lastIndexOf("node_modules/") + "node_modules/".length,
    );
    return [{ name: name ?? installedAs, version, isForDevelopment: dev }];
  });
}

export function findAdvisories(packages: LockedPackage[], advisories: Advisory[]): Finding[] {
  const byName = Map.groupBy(
    advisories
      .filter(({ withdrawn }) => withdrawn === undefined)
      .flatMap((advisory) =>
        (advisory.affected ?? []).filter(isOfNpm).map((affected) => ({ advisory, affected })),
      ),
    ({ affected }) => affected.package?.name ?? "",
  );
  return packages.flatMap((locked) =>
    (byName.get(locked.name) ?? [])
      .filter(({ affected }) => isAffected(locked.version, affected))
      .map(({ advisory, affected }) => ({
        ...locked,
        id: advisory.id,
        severity: advisory.database_specific?.severity ?? "UNKNOWN",
        summary: advisory.summary ?? "",
        fixed: (affected.ranges ?? [])
          .flatMap(({ events = [] }) => events.flatMap(({ fixed }) => fixed ?? []))
          .filter((fixed) => semver.gt(fixed, locked.version)),
      })),
  );
}

function isOfNpm({ package: { ecosystem } = {} }: Affected): boolean {
  return ecosystem === "npm";
}

function isAffected(version: string, affected: Affected): boolean {
  if (affected.versions?.includes(version)) return true;
  const lastKnown = affected.database_specific?.last_known_affected_version_range;
  return (affected.ranges ?? []).some(
    ({ type, events = [] }) => type === "SEMVER" && isInRange(version, events, lastKnown),
  );
}

/** @param lastKnown GitHub's end of a range whose events have none, as `<= 1.11.1` */
function isInRange(version: string, events: Event[], lastKnown: string | undefined): boolean {
  const isOpen = events.every(({ fixed, last_affected }) => !fixed && !last_affected);
  if (isOpen && lastKnown !== undefined && semver.validRange(lastKnown) !== null) {
    return semver.satisfies(version, lastKnown, { includePrerelease: true });
  }
  const inOrder = [...events].sort((a, b) => semver.compare(atOf(a), atOf(b)));
  let isInside = false;
  for (const event of inOrder) {
    const order = semver.compare(version, atOf(event));
    if (event.introduced !== undefined && order >= 0) isInside = true;
    if (event.fixed !== undefined && order >= 0) isInside = false;
    if (event.last_affected !== undefined && order > 0) isInside = false;
  }
  return isInside;
}

function atOf({ introduced, fixed, last_affected }: Event): string {
  const at = introduced ?? fixed ?? last_affected ?? "0";
  return at === "0" ? "0.0.0-0" : at;
}

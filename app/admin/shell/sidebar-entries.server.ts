import { can, SCREENS, STAFF_ROLES, type StaffRole } from "#domain/permissions.ts";
import { thingIcon } from "#domain/things.ts";

const GROUPS = ["Menu Principal", "Clínica"] as const;

export interface SidebarGroup {
  name: string;
  entries: { key: string; to: string; label: string; icon: string }[];
}

/** Lists the entries that all roles have, for a user whose role could not be read. */
export function listCommonSidebarGroups(): SidebarGroup[] {
  const [first = [], ...others] = STAFF_ROLES.map(listSidebarGroups);
  const isCommon = (to: string) =>
    others.every((groups) => groups.some(({ entries }) => entries.some((one) => one.to === to)));
  return first
    .map(({ name, entries }) => ({ name, entries: entries.filter(({ to }) => isCommon(to)) }))
    .filter(({ entries }) => entries.length > 0);
}

export function listSidebarGroups(role: StaffRole): SidebarGroup[] {
  return GROUPS.map((name) => ({
    name,
    entries: SCREENS.filter(({ group }) => group === name)
      .filter(({ thing }) => can(role, "open", thing))
      .map(({ thing, path, label }) => ({
        key: thing,
        label,
        to: `/admin${path}`,
        icon: thingIcon(thing) ?? "dot",
      })),
  })).filter(({ entries }) => entries.length > 0);
}

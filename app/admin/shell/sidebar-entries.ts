/** What stands in the sidebar of a role, in its groups. */
import { SCREENS, type Screen, type StaffRole } from "#domain/permissions.ts";

const GROUPS = ["Menu Principal", "Clínica"] as const;

const ICONS: Record<string, string> = {
  dashboard: "dashboard",
  configuracoes: "sliders",
  homepage: "home",
  profissionais: "Stethoscope",
  convenios: "Shield",
  exames: "file-text",
  blog: "newspaper",
  usuarios: "Users",
  midia: "Monitor",
  auditoria: "history",
};

export interface SidebarGroup {
  name: string;
  entries: { key: string; to: string; label: string; icon: string }[];
}

/**
 * The first group is the whole of the clinic's work from the start; in the second, screens appear
 * as they come to be.
 */
export function listSidebarGroups(role: StaffRole): SidebarGroup[] {
  const screens = Object.entries<Screen>(SCREENS);
  return GROUPS.map((name) => ({
    name,
    entries: screens
      .filter(([, { group }]) => group === name)
      .filter(([, { isWritten }]) => isWritten || name === "Menu Principal")
      .filter(([, { roles }]) => roles.includes(role))
      .map(([key, { path, label }]) => ({
        key,
        label,
        to: `/admin${path}`,
        icon: ICONS[key] ?? "dot",
      })),
  })).filter(({ entries }) => entries.length > 0);
}

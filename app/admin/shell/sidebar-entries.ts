/** What stands in the sidebar of a role, in its groups. */
import { can, SCREENS, STAFF_ROLES, type StaffRole } from "#domain/permissions.ts";

const GROUPS = ["Menu Principal", "Clínica"] as const;

const ICONS: Record<string, string> = {
  dashboard: "dashboard",
  configuracoes_site: "sliders",
  home_hero: "home",
  profissionais: "Stethoscope",
  convenios: "Shield",
  exames: "file-text",
  blog_posts: "newspaper",
  usuarios: "Users",
  mensagens: "mail",
  inscritos: "send",
  pacientes: "user",
  laudos: "ClipboardCheck",
  depoimentos: "quote",
  paginas: "scroll",
  midia: "Monitor",
  lixeira: "trash",
  auditoria: "history",
};

export interface SidebarGroup {
  name: string;
  entries: { key: string; to: string; label: string; icon: string }[];
}

/** Of nobody in particular: what each role has, so that it tells nothing of any. */
export function listCommonSidebarGroups(): SidebarGroup[] {
  const [first = [], ...others] = STAFF_ROLES.map(listSidebarGroups);
  const isCommon = (to: string) =>
    others.every((groups) => groups.some(({ entries }) => entries.some((one) => one.to === to)));
  return first
    .map(({ name, entries }) => ({ name, entries: entries.filter(({ to }) => isCommon(to)) }))
    .filter(({ entries }) => entries.length > 0);
}

/**
 * The first group is the whole of the clinic's work from the start; in the second, screens appear
 * as they come to be.
 */
export function listSidebarGroups(role: StaffRole): SidebarGroup[] {
  return GROUPS.map((name) => ({
    name,
    entries: SCREENS.filter(({ group }) => group === name)
      .filter(({ isWritten }) => isWritten || name === "Menu Principal")
      .filter(({ thing }) => can(role, "open", thing))
      .map(({ thing, path, label }) => ({
        key: thing,
        label,
        to: `/admin${path}`,
        icon: ICONS[thing] ?? "dot",
      })),
  })).filter(({ entries }) => entries.length > 0);
}

/**
 * Who may do what (product decisions, section 3). What is not written here is forbidden.
 * PostgreSQL's grants and policies are a second, independent copy, held against this one by a test.
 */

export const ROLES = [
  "anonimo",
  "paciente",
  "leitor",
  "editor",
  "laudos",
  "recepcao",
  "admin_master",
  "sistema",
] as const;
export type Role = (typeof ROLES)[number];

export const ACTIONS = ["read", "create", "update", "delete"] as const;
export type Action = (typeof ACTIONS)[number];

export const THINGS = [
  "configuracoes_site",
  "home_hero",
  "home_sobre",
  "home_estrutura",
  "profissionais",
  "exames",
  "convenios",
  "blog_posts",
  "midia",
  "usuarios",
] as const;
export type Thing = (typeof THINGS)[number];

type Rules = Partial<Record<Action, readonly Role[]>>;

const EDITORS: readonly Role[] = ["editor", "recepcao", "admin_master"];
const ADMIN: readonly Role[] = ["admin_master"];

/** One record that is made once and never deleted. */
const section: Rules = { read: ROLES, create: EDITORS, update: EDITORS };
const list: Rules = { read: ROLES, create: EDITORS, update: EDITORS, delete: EDITORS };

const PERMISSIONS: Record<Thing, Rules> = {
  configuracoes_site: { read: ROLES, create: ADMIN, update: ADMIN },
  home_hero: section,
  home_sobre: section,
  home_estrutura: section,
  profissionais: list,
  exames: list,
  convenios: list,
  /** Those who may not edit read published posts only. */
  blog_posts: list,
  /** Jobs add an image's smaller files, and remove what nothing uses. */
  midia: {
    read: ROLES,
    create: EDITORS,
    update: [...EDITORS, "sistema"],
    delete: [...EDITORS, "sistema"],
  },
  /** Everyone else reads their own row only; an admin_master's row is never deleted. */
  usuarios: { read: ADMIN, create: ADMIN, update: ADMIN, delete: ADMIN },
};

export function can(role: Role, action: Action, thing: Thing): boolean {
  if (!Object.hasOwn(PERMISSIONS, thing)) return false;
  return PERMISSIONS[thing][action]?.includes(role) ?? false;
}

/** The roles of those who sign in to the back office. */
export type StaffRole = Exclude<Role, "anonimo" | "paciente" | "sistema">;

const STAFF: readonly StaffRole[] = ["admin_master", "editor", "leitor", "laudos", "recepcao"];
const CONTENT: readonly StaffRole[] = ["admin_master", "editor", "recepcao"];
const OWNERS: readonly StaffRole[] = ["admin_master"];

export interface Screen {
  /** Below /admin; empty for the dashboard. */
  path: string;
  label: string;
  /** Its group in the sidebar; undefined where the account menu leads to it. */
  group: "Menu Principal" | "Clínica" | undefined;
  roles: readonly StaffRole[];
  /** An address that is not written yet is a 404; of those, the sidebar shows the specification's own. */
  isWritten: boolean;
}

/** Every screen of the back office, in the sidebar's order. */
export const SCREENS = {
  dashboard: screen("", "Dashboard", "Menu Principal", STAFF, true),
  configuracoes: screen("/configuracoes", "Configurações", "Menu Principal", OWNERS, false),
  homepage: screen("/homepage", "Home Page", "Menu Principal", CONTENT, false),
  profissionais: screen("/profissionais", "Profissionais", "Menu Principal", CONTENT, false),
  convenios: screen("/convenios", "Convênios", "Menu Principal", CONTENT, false),
  exames: screen("/exames", "Exames", "Menu Principal", CONTENT, false),
  blog: screen("/blog", "Blog", "Menu Principal", CONTENT, false),
  usuarios: screen("/usuarios", "Usuários", "Menu Principal", OWNERS, true),
  midia: screen("/midia", "Mídia", "Clínica", CONTENT, true),
  auditoria: screen("/auditoria", "Auditoria", "Clínica", OWNERS, true),
  conta: screen("/conta", "Minha conta", undefined, STAFF, true),
} as const satisfies Record<string, Screen>;

export type ScreenKey = keyof typeof SCREENS;

export function canOpen(role: Role, screen: ScreenKey): boolean {
  if (!Object.hasOwn(SCREENS, screen)) return false;
  const { isWritten, roles }: Screen = SCREENS[screen];
  return isWritten && roles.some((one) => one === role);
}

function screen(
  path: string,
  label: string,
  group: Screen["group"],
  roles: readonly StaffRole[],
  isWritten: boolean,
): Screen {
  return { path, label, group, roles, isWritten };
}

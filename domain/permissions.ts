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
  /** Everyone else reads their own row only; an admin_master's row is never deleted. */
  usuarios: { read: ADMIN, create: ADMIN, update: ADMIN, delete: ADMIN },
};

export function can(role: Role, action: Action, thing: Thing): boolean {
  if (!Object.hasOwn(PERMISSIONS, thing)) return false;
  return PERMISSIONS[thing][action]?.includes(role) ?? false;
}

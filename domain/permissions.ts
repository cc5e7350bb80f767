/**
 * Who may do what, and which screen does it (product decisions, section 3). What is not written here
 * is forbidden. PostgreSQL's grants and policies are a second, independent copy, held against this
 * one by a test.
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

/** The roles of those who sign in to the back office. */
export type StaffRole = Exclude<Role, "anonimo" | "paciente" | "sistema">;

/** What PostgreSQL is asked for a row. */
export const ACTIONS = ["read", "create", "update", "delete"] as const;
/** `open`: its screen in the back office. */
export type Action = (typeof ACTIONS)[number] | "open";

interface Screen {
  /** Below /admin; empty for the dashboard. */
  path: string;
  label: string;
  /** Its group in the sidebar; undefined where the account menu or another screen leads to it. */
  group?: "Menu Principal" | "Clínica";
  /** An address that is not written yet is a 404; of those, the sidebar shows the specification's own. */
  isWritten: boolean;
}

interface Entry {
  /** False for a screen that shows records of other tables. */
  isTable: boolean;
  rules: Partial<Record<Action, readonly Role[]>>;
  screen?: Screen;
  /** The thing whose screen shows it too. */
  within?: string;
}

export const STAFF_ROLES: readonly StaffRole[] = [
  "admin_master",
  "editor",
  "leitor",
  "laudos",
  "recepcao",
];
const EDITORS: readonly StaffRole[] = ["editor", "recepcao", "admin_master"];
/** Who handles patients' reports. */
const REPORTS: readonly StaffRole[] = ["laudos", "recepcao", "admin_master"];
const ADMIN: readonly StaffRole[] = ["admin_master"];

const MENU = "Menu Principal";
const CLINIC = "Clínica";

/** In the sidebar's order. */
const PERMISSIONS = {
  dashboard: screenOnly(STAFF_ROLES, screen("", "Dashboard", MENU)),
  configuracoes_site: single(ADMIN, screen("/configuracoes", "Configurações", MENU)),
  home_hero: single(EDITORS, screen("/homepage", "Home Page", MENU)),
  home_sobre: partOf("home_hero", EDITORS),
  home_estrutura: partOf("home_hero", EDITORS),
  profissionais: list(EDITORS, screen("/profissionais", "Profissionais", MENU)),
  convenios: list(EDITORS, screen("/convenios", "Convênios", MENU)),
  exames: list(EDITORS, screen("/exames", "Exames", MENU)),
  /** Those who may not edit read published posts only. */
  blog_posts: list(EDITORS, screen("/blog", "Blog", MENU)),
  /** Everyone else reads their own row only; an admin_master's row is never deleted. */
  usuarios: {
    isTable: true,
    rules: { open: ADMIN, read: ADMIN, create: ADMIN, update: ADMIN, delete: ADMIN },
    screen: screen("/usuarios", "Usuários", MENU),
  },
  mensagens: confided(EDITORS, screen("/mensagens", "Mensagens", CLINIC)),
  /** Answers are sent, so nobody changes one. */
  respostas: { ...confided(EDITORS, undefined, []), within: "mensagens" },
  consentimentos: { ...confided(EDITORS), within: "mensagens" },
  /** Visitors write through functions of the database; jobs note who refuses mail, and forget. */
  inscritos: {
    isTable: true,
    rules: {
      open: EDITORS,
      read: [...EDITORS, "sistema"],
      update: ["sistema"],
      delete: [...EDITORS, "sistema"],
    },
    screen: screen("/newsletter", "Newsletter", CLINIC),
  },
  /** Each post's mail to each of them. */
  newsletter_envios: {
    isTable: true,
    rules: {
      open: EDITORS,
      read: [...EDITORS, "sistema"],
      create: EDITORS,
      update: [...EDITORS, "sistema"],
    },
    within: "inscritos",
  },
  /** A patient sees her own, by the access that she opened; nobody deletes a patient or a report. */
  pacientes: ofPatients(screen("/pacientes", "Pacientes", CLINIC)),
  laudos: ofPatients(screen("/laudos", "Laudos", CLINIC)),
  depoimentos: list(EDITORS, screen("/depoimentos", "Depoimentos", CLINIC)),
  depoimentos_secao: partOf("depoimentos", EDITORS),
  paginas: single(ADMIN, screen("/paginas", "Páginas", CLINIC)),
  /** Jobs add an image's smaller files, and remove what nothing uses. */
  midia: {
    isTable: true,
    rules: {
      open: EDITORS,
      read: ROLES,
      create: EDITORS,
      update: [...EDITORS, "sistema"],
      delete: [...EDITORS, "sistema"],
    },
    screen: screen("/midia", "Mídia", CLINIC),
  },
  /** Who looked at which warning of the Council's rules: set and taken back by those who edit. */
  publicidade_vistos: {
    isTable: true,
    rules: { read: EDITORS, create: EDITORS, delete: EDITORS },
  },
  lixeira: screenOnly(EDITORS, screen("/lixeira", "Lixeira", CLINIC)),
  auditoria: screenOnly(ADMIN, screen("/auditoria", "Auditoria", CLINIC)),
  conta: screenOnly(STAFF_ROLES, screen("/conta", "Minha conta")),
} as const satisfies Record<string, Entry>;

export type Thing = keyof typeof PERMISSIONS;

/** A thing whose records stand in a table of its name. */
export type TableThing = {
  [key in Thing]: (typeof PERMISSIONS)[key]["isTable"] extends true ? key : never;
}[Thing];

const ENTRIES = Object.entries<Entry>(PERMISSIONS) as [Thing, Entry][];

export const THINGS = ENTRIES.filter(([, { isTable }]) => isTable).map(
  ([thing]) => thing,
) as TableThing[];

/** Every screen of the back office with its thing, in the sidebar's order. */
export const SCREENS = ENTRIES.flatMap(([thing, { screen }]) =>
  screen ? [{ thing, ...screen }] : [],
);

export function can(role: Role, action: Action, thing: Thing): boolean {
  if (!Object.hasOwn(PERMISSIONS, thing)) return false;
  const { rules }: Entry = PERMISSIONS[thing];
  return rules[action]?.includes(role) ?? false;
}

/** Whether the thing's screen is there, and the role may open it. */
export function canOpen(role: Role, thing: Thing): boolean {
  return screenOf(thing)?.isWritten === true && can(role, "open", thing);
}

/** @returns the address of a thing's screen; the dashboard's where it has none */
export function screenPath(thing: Thing): string {
  return `/admin${screenOf(thing)?.path ?? ""}`;
}

/** @returns what a thing's screen is called; the dashboard's name where it has none */
export function screenLabel(thing: Thing): string {
  return (screenOf(thing) ?? PERMISSIONS.dashboard.screen).label;
}

function screenOf(thing: Thing): Screen | undefined {
  if (!Object.hasOwn(PERMISSIONS, thing)) return undefined;
  const { screen, within }: Entry = PERMISSIONS[thing];
  return within === undefined ? screen : screenOf(within as Thing);
}

/** One record that is made once and never deleted. */
function single(writers: readonly Role[], screen?: Screen) {
  const rules = { open: writers, read: ROLES, create: writers, update: writers };
  return { isTable: true, rules, screen } as const;
}

/** The same, on the screen of another thing. */
function partOf(within: string, writers: readonly Role[]) {
  return { ...single(writers), within } as const;
}

function list(writers: readonly Role[], screen?: Screen) {
  const rules = { open: writers, read: ROLES, create: writers, update: writers, delete: writers };
  return { isTable: true, rules, screen } as const;
}

/** Jobs read what a mail is about. */
function ofPatients(screen: Screen) {
  const rules = {
    open: REPORTS,
    read: [...REPORTS, "sistema"],
    create: REPORTS,
    update: REPORTS,
  } as const;
  return { isTable: true, rules, screen } as const;
}

/** What strangers wrote, by functions of the database; nobody removes it but the server, after its time. */
function confided(readers: readonly Role[], screen?: Screen, writers: readonly Role[] = readers) {
  const rules = {
    open: readers,
    read: [...readers, "sistema"],
    update: writers,
    delete: ["sistema"],
  } as const;
  return { isTable: true, rules, screen } as const;
}

function screenOnly(openers: readonly Role[], screen: Screen) {
  return { isTable: false, rules: { open: openers }, screen } as const;
}

function screen(path: string, label: string, group?: Screen["group"]): Screen {
  return { path, label, group, isWritten: true };
}

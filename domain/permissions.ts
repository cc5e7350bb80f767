/**
 * Who may do what, and which screen does it (product decisions, section 3). What is not written here
 * is forbidden. PostgreSQL's grants and policies are a second, independent copy of the rules, held
 * against this one by a test; which role has which capability it is told from here at each start.
 */

/**
 * What a member of staff may do: open the back office (all do), edit the site, answer messages, handle
 * patients' reports, administer. Rules, grants and policies name these, so that a new role needs none.
 */
export const CAPABILITIES = [
  "painel",
  "conteudo",
  "mensagens",
  "pacientes",
  "administracao",
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** What each role of the staff may do, in the order in which a form offers them. */
export const STAFF = {
  admin_master: CAPABILITIES,
  editor: ["painel", "conteudo", "mensagens"],
  leitor: ["painel"],
  laudos: ["painel", "pacientes"],
  recepcao: ["painel", "conteudo", "mensagens", "pacientes"],
} as const satisfies Record<string, readonly Capability[]>;

/** The roles of those who sign in to the back office. */
export type StaffRole = keyof typeof STAFF;
export const STAFF_ROLES = Object.keys(STAFF) as [StaffRole, ...StaffRole[]];

/** Who is no member of staff; each is a capability of its own. */
const OUTSIDERS = ["anonimo", "paciente", "sistema"] as const;
export type Role = (typeof OUTSIDERS)[number] | StaffRole;
export const ROLES: readonly Role[] = ["anonimo", "paciente", ...STAFF_ROLES, "sistema"];

type Permitted = Capability | (typeof OUTSIDERS)[number];

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
  rules: Partial<Record<Action, readonly Permitted[]>>;
  screen?: Screen;
  /** The thing whose screen shows it too. */
  within?: string;
}

const EVERYONE = ["anonimo", "paciente", "painel", "sistema"] as const;

const MENU = "Menu Principal";
const CLINIC = "Clínica";

/** In the sidebar's order. */
const PERMISSIONS = {
  dashboard: screenOnly("painel", screen("", "Dashboard", MENU)),
  configuracoes_site: single("administracao", screen("/configuracoes", "Configurações", MENU)),
  home_hero: single("conteudo", screen("/homepage", "Home Page", MENU)),
  home_sobre: partOf("home_hero", "conteudo"),
  home_estrutura: partOf("home_hero", "conteudo"),
  profissionais: list("conteudo", screen("/profissionais", "Profissionais", MENU)),
  convenios: list("conteudo", screen("/convenios", "Convênios", MENU)),
  exames: list("conteudo", screen("/exames", "Exames", MENU)),
  /** Those who may not edit read published posts only. */
  blog_posts: list("conteudo", screen("/blog", "Blog", MENU)),
  /** Everyone else reads their own row only; an admin_master's row is never deleted. */
  usuarios: {
    isTable: true,
    rules: allOf("administracao"),
    screen: screen("/usuarios", "Usuários", MENU),
  },
  mensagens: confided(screen("/mensagens", "Mensagens", CLINIC)),
  /** Answers are sent, so nobody changes one. */
  respostas: { ...confided(undefined, []), within: "mensagens" },
  consentimentos: { ...confided(), within: "mensagens" },
  /** Visitors write through functions of the database; jobs note who refuses mail, and forget. */
  inscritos: {
    isTable: true,
    rules: {
      open: ["conteudo"],
      read: ["conteudo", "sistema"],
      update: ["sistema"],
      delete: ["conteudo", "sistema"],
    },
    screen: screen("/newsletter", "Newsletter", CLINIC),
  },
  /** Each post's mail to each of them. */
  newsletter_envios: {
    isTable: true,
    rules: {
      open: ["conteudo"],
      read: ["conteudo", "sistema"],
      create: ["conteudo"],
      update: ["conteudo", "sistema"],
    },
    within: "inscritos",
  },
  /** A patient sees her own, by the access that she opened; nobody deletes a patient or a report. */
  pacientes: ofPatients(screen("/pacientes", "Pacientes", CLINIC)),
  laudos: ofPatients(screen("/laudos", "Laudos", CLINIC)),
  depoimentos: list("conteudo", screen("/depoimentos", "Depoimentos", CLINIC)),
  depoimentos_secao: partOf("depoimentos", "conteudo"),
  paginas: single("administracao", screen("/paginas", "Páginas", CLINIC)),
  /** Jobs add an image's smaller files, and remove what nothing uses. */
  midia: {
    isTable: true,
    rules: {
      open: ["conteudo"],
      read: EVERYONE,
      create: ["conteudo"],
      update: ["conteudo", "sistema"],
      delete: ["conteudo", "sistema"],
    },
    screen: screen("/midia", "Mídia", CLINIC),
  },
  /** Who looked at which warning of the Council's rules: set and taken back by those who edit. */
  publicidade_vistos: {
    isTable: true,
    rules: { read: ["conteudo"], create: ["conteudo"], delete: ["conteudo"] },
  },
  lixeira: screenOnly("conteudo", screen("/lixeira", "Lixeira", CLINIC)),
  auditoria: screenOnly("administracao", screen("/auditoria", "Auditoria", CLINIC)),
  conta: screenOnly("painel", screen("/conta", "Minha conta")),
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
  const mine = permittedOf(role);
  return rules[action]?.some((one) => mine.includes(one)) ?? false;
}

/** Nothing for a role that is not known here, as one that was removed while people have it. */
function permittedOf(role: Role): readonly Permitted[] {
  if (Object.hasOwn(STAFF, role)) return STAFF[role as StaffRole];
  return OUTSIDERS.filter((outsider) => outsider === role);
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
function single(writer: Capability, screen?: Screen) {
  const rules = { open: [writer], read: EVERYONE, create: [writer], update: [writer] };
  return { isTable: true, rules, screen } as const;
}

/** The same, on the screen of another thing. */
function partOf(within: string, writer: Capability) {
  return { ...single(writer), within } as const;
}

function list(writer: Capability, screen?: Screen) {
  return { isTable: true, rules: { ...allOf(writer), read: EVERYONE }, screen } as const;
}

function allOf(one: Capability) {
  return { open: [one], read: [one], create: [one], update: [one], delete: [one] };
}

/** Jobs read what a mail is about. */
function ofPatients(screen: Screen) {
  const rules = {
    open: ["pacientes"],
    read: ["pacientes", "sistema"],
    create: ["pacientes"],
    update: ["pacientes"],
  } as const;
  return { isTable: true, rules, screen } as const;
}

/** What strangers wrote, by functions of the database; nobody removes it but the server, after its time. */
function confided(screen?: Screen, writers: readonly Capability[] = ["mensagens"]) {
  const rules = {
    open: ["mensagens"],
    read: ["mensagens", "sistema"],
    update: writers,
    delete: ["sistema"],
  } as const;
  return { isTable: true, rules, screen } as const;
}

function screenOnly(opener: Capability, screen: Screen) {
  return { isTable: false, rules: { open: [opener] }, screen } as const;
}

function screen(path: string, label: string, group?: Screen["group"]): Screen {
  return { path, label, group, isWritten: true };
}

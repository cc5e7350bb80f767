/**
 * Says who may do what; what is not written here is forbidden. PostgreSQL's grants and policies are an
 * independent copy, which a test compares; the roles' capabilities are written to the database at each start.
 */

/** Rules, grants and policies name capabilities, so that a new role needs no change of them. */
export const CAPABILITIES = [
  "painel",
  "conteudo",
  "mensagens",
  "pacientes",
  "administracao",
] as const;
export type Capability = (typeof CAPABILITIES)[number];

export const STAFF = {
  admin_master: CAPABILITIES,
  editor: ["painel", "conteudo", "mensagens"],
  leitor: ["painel"],
  laudos: ["painel", "pacientes"],
  recepcao: ["painel", "conteudo", "mensagens", "pacientes"],
} as const satisfies Record<string, readonly Capability[]>;

export type StaffRole = keyof typeof STAFF;
export const STAFF_ROLES = Object.keys(STAFF) as [StaffRole, ...StaffRole[]];

const OUTSIDERS = ["anonimo", "paciente", "sistema"] as const;
export type Role = (typeof OUTSIDERS)[number] | StaffRole;
export const ROLES: readonly Role[] = ["anonimo", "paciente", ...STAFF_ROLES, "sistema"];

type Permitted = Capability | (typeof OUTSIDERS)[number];

export const ACTIONS = ["read", "create", "update", "delete"] as const;
/** `open` means opening the screen in the back office. */
export type Action = (typeof ACTIONS)[number] | "open";

interface Screen {
  /** The path below /admin; empty for the dashboard. */
  path: string;
  label: string;
  /** Group in the sidebar; undefined where the account menu or another screen leads to it. */
  group?: "Menu Principal" | "Clínica";
}

interface Entry {
  /** False for a screen that shows records of other tables. */
  isTable: boolean;
  rules: Partial<Record<Action, readonly Permitted[]>>;
  screen?: Screen;
  /** The thing on whose screen the records of this one are shown. */
  within?: string;
}

const EVERYONE = ["anonimo", "paciente", "painel", "sistema"] as const;

const MENU = "Menu Principal";
const CLINIC = "Clínica";

const PERMISSIONS = {
  dashboard: screenOnly("painel", screen("", "Dashboard", MENU)),
  configuracoes_site: single("administracao", screen("/configuracoes", "Configurações", MENU)),
  home_hero: single("conteudo", screen("/homepage", "Home Page", MENU)),
  home_sobre: partOf("home_hero", "conteudo"),
  home_estrutura: partOf("home_hero", "conteudo"),
  profissionais: list("conteudo", screen("/profissionais", "Profissionais", MENU)),
  convenios: list("conteudo", screen("/convenios", "Convênios", MENU)),
  exames: list("conteudo", screen("/exames", "Exames", MENU)),
  /** Roles without edit rights read only published posts. */
  blog_posts: list("conteudo", screen("/blog", "Blog", MENU)),
  /** Only an admin_master reads all rows, others read their own; an admin_master's row cannot be deleted. */
  usuarios: {
    isTable: true,
    rules: allOf("administracao"),
    screen: screen("/usuarios", "Usuários", MENU),
  },
  mensagens: confided(screen("/mensagens", "Mensagens", CLINIC)),
  /** Answers are sent, so nobody can change them. */
  respostas: { ...confided(undefined, []), within: "mensagens" },
  consentimentos: { ...confided(), within: "mensagens" },
  /** Visitors write through database functions; jobs record refused addresses and delete old ones. */
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
  /** A patient reads their own records through an access; nobody deletes a patient or a report. */
  pacientes: ofPatients(screen("/pacientes", "Pacientes", CLINIC)),
  laudos: ofPatients(screen("/laudos", "Laudos", CLINIC)),
  depoimentos: list("conteudo", screen("/depoimentos", "Depoimentos", CLINIC)),
  depoimentos_secao: partOf("depoimentos", "conteudo"),
  paginas: single("administracao", screen("/paginas", "Páginas", CLINIC)),
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
  publicidade_vistos: {
    isTable: true,
    rules: { read: ["conteudo"], create: ["conteudo"], delete: ["conteudo"] },
  },
  lixeira: screenOnly("conteudo", screen("/lixeira", "Lixeira", CLINIC)),
  auditoria: screenOnly("administracao", screen("/auditoria", "Auditoria", CLINIC)),
  conta: screenOnly("painel", screen("/conta", "Minha conta")),
} as const satisfies Record<string, Entry>;

export type Thing = keyof typeof PERMISSIONS;

export type TableThing = {
  [key in Thing]: (typeof PERMISSIONS)[key]["isTable"] extends true ? key : never;
}[Thing];

const ENTRIES = Object.entries<Entry>(PERMISSIONS) as [Thing, Entry][];

export const THINGS = ENTRIES.filter(([, { isTable }]) => isTable).map(
  ([thing]) => thing,
) as TableThing[];

/** Ordered as in the sidebar. */
export const SCREENS = ENTRIES.flatMap(([thing, { screen }]) =>
  screen ? [{ thing, ...screen }] : [],
);

export function can(role: Role, action: Action, thing: Thing): boolean {
  if (!Object.hasOwn(PERMISSIONS, thing)) return false;
  const { rules }: Entry = PERMISSIONS[thing];
  const mine = permittedOf(role);
  return rules[action]?.some((one) => mine.includes(one)) ?? false;
}

/** An unknown role may do nothing, such as one that was removed while people still have it. */
function permittedOf(role: Role): readonly Permitted[] {
  if (Object.hasOwn(STAFF, role)) return STAFF[role as StaffRole];
  return OUTSIDERS.filter((outsider) => outsider === role);
}

/** @returns the dashboard's address for a thing without a screen */
export function screenPath(thing: Thing): string {
  return `/admin${screenOf(thing)?.path ?? ""}`;
}

/** @returns the dashboard's name for a thing without a screen */
export function screenLabel(thing: Thing): string {
  return (screenOf(thing) ?? PERMISSIONS.dashboard.screen).label;
}

function screenOf(thing: Thing): Screen | undefined {
  if (!Object.hasOwn(PERMISSIONS, thing)) return undefined;
  const { screen, within }: Entry = PERMISSIONS[thing];
  return within === undefined ? screen : screenOf(within as Thing);
}

function single(writer: Capability, screen?: Screen) {
  const rules = { open: [writer], read: EVERYONE, create: [writer], update: [writer] };
  return { isTable: true, rules, screen } as const;
}

function partOf(within: string, writer: Capability) {
  return { ...single(writer), within } as const;
}

function list(writer: Capability, screen?: Screen) {
  return { isTable: true, rules: { ...allOf(writer), read: EVERYONE }, screen } as const;
}

function allOf(one: Capability) {
  return { open: [one], read: [one], create: [one], update: [one], delete: [one] };
}

/** The role `sistema` reads too, because jobs write e-mails about these records. */
function ofPatients(screen: Screen) {
  const rules = {
    open: ["pacientes"],
    read: ["pacientes", "sistema"],
    create: ["pacientes"],
    update: ["pacientes"],
  } as const;
  return { isTable: true, rules, screen } as const;
}

/** Visitors write these records through database functions; only the server deletes them, when their retention ends. */
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
  return { path, label, group };
}

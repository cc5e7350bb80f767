/** What no rule allows is forbidden. PostgreSQL's grants and policies repeat these rules; a test compares the two. */

/** Rules, grants and policies name these, not roles. Each start stores the roles' lists (`STAFF`) in PostgreSQL. */
export const CAPABILITIES = [
  "painel",
  "consulta",
  "conteudo",
  "mensagens",
  "pacientes",
  "administracao",
] as const;
export type Capability = (typeof CAPABILITIES)[number];

export const STAFF = {
  admin_master: ["painel", "conteudo", "mensagens", "pacientes", "administracao"],
  editor: ["painel", "conteudo", "mensagens"],
  leitor: ["painel", "consulta"],
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
export type Action = (typeof ACTIONS)[number] | "open";

interface Screen {
  path: string;
  label: string;
  group?: "Menu Principal" | "Clínica";
}

interface Entry {
  isTable: boolean;
  rules: Partial<Record<Action, readonly Permitted[]>>;
  screen?: Screen;
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
  profissionais: reviewed("conteudo", screen("/profissionais", "Profissionais", MENU)),
  convenios: reviewed("conteudo", screen("/convenios", "Convênios", MENU)),
  exames: reviewed("conteudo", screen("/exames", "Exames", MENU)),
  /** Coverage is stored with the exams, so only people who may edit exams may edit it. */
  cobertura: {
    isTable: false,
    rules: { open: ["conteudo", "consulta"] },
    screen: screen("/cobertura", "Cobertura"),
  },
  exame_grupos: partOf("exames", "conteudo"),
  salas: list("conteudo", screen("/salas", "Salas e aparelhos")),
  termos_consentimento: list("conteudo", screen("/termos", "Termos de consentimento")),
  /** The questions' versions are in another table, which patients read only by a database function. */
  questionarios: list("conteudo", screen("/questionarios", "Perguntas de segurança")),
  /** To roles without edit rights, PostgreSQL shows published posts only. */
  blog_posts: reviewed("conteudo", screen("/blog", "Blog", MENU)),
  /** An admin_master reads all rows, others only their own. Nobody can delete an admin_master's row. */
  usuarios: {
    isTable: true,
    rules: allOf("administracao"),
    screen: screen("/usuarios", "Usuários", MENU),
  },
  mensagens: confided(screen("/mensagens", "Mensagens", CLINIC)),
  respostas: { ...confided(undefined, []), within: "mensagens" },
  /** Only a note's author deletes it, by a database function. */
  anotacoes: { ...confided(undefined, []), within: "mensagens" },
  respostas_prontas: {
    isTable: true,
    rules: allOf("mensagens"),
    screen: screen("/respostas", "Respostas prontas"),
  },
  consentimentos: { ...confided(), within: "mensagens" },
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
      create: ["conteudo", "sistema"],
      update: ["conteudo", "sistema"],
    },
    within: "inscritos",
  },
  newsletter_edicoes: {
    isTable: true,
    rules: {
      open: ["conteudo"],
      read: ["conteudo", "sistema"],
      create: ["conteudo"],
      update: ["conteudo", "sistema"],
    },
    within: "inscritos",
  },
  /** Visitors and patients have no rule here. They reach their own records by database functions and policies. */
  agendamentos: ofRequests(["pacientes"], screen("/agendamentos", "Agendamentos", CLINIC)),
  agenda: screenOnly("pacientes", screen("/agenda", "Agenda", CLINIC)),
  agendamentos_numeros: screenOnly("administracao", screen("/agendamentos/numeros", "Números")),
  agendamento_anexos: { ...ofRequests([]), within: "agendamentos" },
  pacientes: ofPatients(screen("/pacientes", "Pacientes", CLINIC)),
  responsaveis: {
    isTable: true,
    rules: { ...ofPatients().rules, delete: ["sistema"] },
    within: "pacientes",
  },
  laudos: ofPatients(screen("/laudos", "Laudos", CLINIC)),
  estudos: {
    ...ofStudies(["pacientes", "sistema"]),
    screen: screen("/imagens", "Imagens", CLINIC),
  },
  series: { ...ofStudies(), within: "estudos" },
  imagens: { ...ofStudies(), within: "estudos" },
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

export const SCREENS = ENTRIES.flatMap(([thing, { screen }]) =>
  screen ? [{ thing, ...screen }] : [],
);

export function can(role: Role, action: Action, thing: Thing): boolean {
  if (!Object.hasOwn(PERMISSIONS, thing)) return false;
  const { rules }: Entry = PERMISSIONS[thing];
  const mine = permittedOf(role);
  return rules[action]?.some((one) => mine.includes(one)) ?? false;
}

/** A role that no longer exists, but that people still have, may do nothing. */
function permittedOf(role: Role): readonly Permitted[] {
  if (Object.hasOwn(STAFF, role)) return STAFF[role as StaffRole];
  return OUTSIDERS.filter((outsider) => outsider === role);
}

/** @returns the screen's URL; the dashboard's for a thing without a screen */
export function screenPath(thing: Thing): string {
  return `/admin${screenOf(thing)?.path ?? ""}`;
}

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

function reviewed(writer: Capability, screen?: Screen) {
  const rules = { ...allOf(writer), open: [writer, "consulta"], read: EVERYONE } as const;
  return { isTable: true, rules, screen } as const;
}

function allOf(one: Capability) {
  return { open: [one], read: [one], create: [one], update: [one], delete: [one] };
}

/** Jobs (`sistema`) may read these records, because they write e-mails about them. */
function ofPatients(screen?: Screen) {
  const rules = {
    open: ["pacientes"],
    read: ["pacientes", "sistema"],
    create: ["pacientes"],
    update: ["pacientes"],
  } as const;
  return { isTable: true, rules, screen } as const;
}

function ofRequests(writers: readonly Capability[], screen?: Screen) {
  const rules = {
    open: ["pacientes"],
    read: ["pacientes", "sistema"],
    update: writers,
    delete: ["sistema"],
  } as const;
  return { isTable: true, rules, screen } as const;
}

function confided(screen?: Screen, writers: readonly Capability[] = ["mensagens"]) {
  const rules = {
    open: ["mensagens"],
    read: ["mensagens", "sistema"],
    update: writers,
    delete: ["sistema"],
  } as const;
  return { isTable: true, rules, screen } as const;
}

function ofStudies(writers: readonly ("pacientes" | "sistema")[] = ["sistema"]) {
  const readers = ["pacientes", "sistema"] as const;
  const rules = { open: ["pacientes"], read: readers, create: ["sistema"] } as const;
  return { isTable: true, rules: { ...rules, update: writers, delete: writers } } as const;
}

function screenOnly(opener: Capability, screen: Screen) {
  return { isTable: false, rules: { open: [opener] }, screen } as const;
}

function screen(path: string, label: string, group?: Screen["group"]): Screen {
  return { path, label, group };
}

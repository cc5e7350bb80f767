/** The table of roles and what they may do, before PostgreSQL is asked. */
export const FAULTS = [
  {
    breaks: "A reader may edit what the site shows",
    file: "domain/permissions.ts",
    find: 'leitor: ["painel", "consulta"],',
    replace: 'leitor: ["painel", "consulta", "conteudo"],',
    tests: ["domain/permissions.test.ts"],
  },
  {
    breaks: "An editor handles patients",
    file: "domain/permissions.ts",
    find: 'editor: ["painel", "conteudo", "mensagens"],',
    replace: 'editor: ["painel", "conteudo", "mensagens", "pacientes"],',
    tests: ["domain/permissions.test.ts"],
  },
  {
    breaks: "The reception administers the site",
    file: "domain/permissions.ts",
    find: 'recepcao: ["painel", "conteudo", "mensagens", "pacientes"],',
    replace: 'recepcao: ["painel", "conteudo", "mensagens", "pacientes", "administracao"],',
    tests: ["domain/permissions.test.ts"],
  },
  {
    breaks: "Whoever edits the site changes the clinic's settings",
    file: "domain/permissions.ts",
    find: 'configuracoes_site: single("administracao",',
    replace: 'configuracoes_site: single("conteudo",',
    tests: ["domain/permissions.test.ts"],
  },
  {
    breaks: "Whoever edits the site handles accounts",
    file: "domain/permissions.ts",
    find: 'rules: allOf("administracao"),',
    replace: 'rules: allOf("conteudo"),',
    tests: ["domain/permissions.test.ts"],
  },
  {
    breaks: "A role that no longer exists keeps its rights",
    file: "domain/permissions.ts",
    find: "  return OUTSIDERS.filter((outsider) => outsider === role);",
    replace: "  return STAFF.leitor;",
    tests: ["domain/permissions.test.ts"],
  },
  {
    breaks: "The sidebar offers what a role may not open",
    file: "app/admin/shell/sidebar-entries.server.ts",
    find: '.filter(({ thing }) => can(role, "open", thing))',
    replace: "",
    tests: ["app/admin/shell/sidebar-entries.server.test.ts"],
  },
];

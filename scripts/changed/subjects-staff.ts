import type { Subject } from "./subject.ts";

export const STAFF: Subject[] = [
  {
    folders: [
      "app/admin/conta",
      "app/admin/senhas",
      "app/admin/usuarios",
      "app/auth",
      "domain/contas",
      "domain/permissions",
      "domain/senhas",
      "server/auth",
      "server/data/people",
      "server/db/sql/functions/quem-pede",
      "server/db/sql/functions/usuarios",
      "server/db/sql/tables/auth",
      "server/db/sql/tables/papeis",
      "server/db/sql/tables/usuarios",
    ],
    tests: ["app/auth/auth.db.test.ts", "server/db/permissions.db.test.ts"],
    browser: ["auth", "admin-usuarios"],
  },
  {
    folders: [
      "app/admin/auditoria",
      "app/admin/cobertura",
      "app/admin/lixeira",
      "domain/registro",
      "server/data/trail",
      "server/db/sql/functions/atos",
      "server/db/sql/functions/conferencia-da-trilha",
      "server/db/sql/functions/trilha",
      "server/db/sql/tables/atos",
      "server/db/sql/tables/conferencia-da-trilha",
      "server/db/sql/tables/trilha",
    ],
    browser: ["admin-auditoria", "admin-restore"],
  },
  {
    folders: ["app/admin/dashboard", "domain/painel", "server/data/status"],
    browser: ["admin-dashboard", "admin-hoje"],
  },
  {
    folders: ["app/admin/buscar", "domain/search", "server/data/panel-search"],
    browser: ["admin-buscar"],
  },
  {
    folders: [
      "app/admin/form",
      "app/admin/preview",
      "app/admin/record",
      "domain/listas",
      "domain/spreadsheet",
      "domain/thing",
      "server/data/kit",
    ],
    browser: ["admin-records", "admin-forms"],
  },
  {
    folders: ["app/admin", "app/admin/parts", "app/admin/shell", "app/ui"],
    tests: ["app/admin/parts/list-pages.db.test.ts"],
    browser: ["admin-shell", "admin-forms", "admin-toasts"],
  },
];

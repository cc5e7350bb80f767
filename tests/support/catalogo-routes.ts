import type { AdminRoute } from "./admin-route.ts";

const STAFF = ["admin_master", "editor", "leitor", "laudos", "recepcao"] as const;
const EDITORS = ["admin_master", "editor", "recepcao"] as const;
const NOBODY = "00000000-0000-4000-8000-000000000000";

export const CATALOGO_ROUTES: readonly AdminRoute[] = [
  {
    route: "exames/catalogo",
    path: "/admin/exames/catalogo",
    allowed: EDITORS,
    posts: [{ does: "adds no exam", body: {}, allowed: EDITORS, status: 400 }],
  },
  {
    route: "respostas/sugestoes",
    path: "/admin/respostas/sugestoes",
    allowed: EDITORS,
    posts: [{ does: "adds no ready answer", body: {}, allowed: EDITORS, status: 400 }],
  },
  {
    route: "exames/:id/conferido",
    path: `/admin/exames/${NOBODY}/conferido`,
    allowed: STAFF,
    status: 302,
    leadsTo: `/admin/exames/${NOBODY}`,
    posts: [{ does: "confirms an exam", body: { versao: "1" }, allowed: EDITORS, status: 404 }],
  },
  {
    route: "termos/sugestoes",
    path: "/admin/termos/sugestoes",
    allowed: EDITORS,
    posts: [{ does: "adds no consent text", body: {}, allowed: EDITORS, status: 400 }],
  },
  {
    route: "termos/:id/imprimir",
    path: `/admin/termos/${NOBODY}/imprimir`,
    allowed: EDITORS,
    status: 404,
    posts: [],
  },
  {
    route: "termos/:id/conferido",
    path: `/admin/termos/${NOBODY}/conferido`,
    allowed: STAFF,
    status: 302,
    leadsTo: `/admin/termos/${NOBODY}`,
    posts: [
      { does: "confirms a consent text", body: { versao: "1" }, allowed: EDITORS, status: 404 },
    ],
  },
  {
    route: "questionarios/sugestoes",
    path: "/admin/questionarios/sugestoes",
    allowed: EDITORS,
    posts: [{ does: "adds no questionnaire", body: {}, allowed: EDITORS, status: 400 }],
  },
  {
    route: "questionarios/:id/folha",
    path: `/admin/questionarios/${NOBODY}/folha`,
    allowed: EDITORS,
    status: 404,
    posts: [],
  },
  {
    route: "questionarios/:id/conferido",
    path: `/admin/questionarios/${NOBODY}/conferido`,
    allowed: STAFF,
    status: 302,
    leadsTo: `/admin/questionarios/${NOBODY}`,
    posts: [
      { does: "confirms a questionnaire", body: { versao: "1" }, allowed: EDITORS, status: 404 },
    ],
  },
  {
    route: "exames/grupos",
    path: "/admin/exames/grupos",
    allowed: EDITORS,
    posts: [{ does: "saves the groups", body: {}, allowed: EDITORS, status: 400 }],
  },
  {
    route: "cobertura",
    path: "/admin/cobertura",
    allowed: [...EDITORS, "leitor"],
    posts: [{ does: "changes the coverage", body: {}, allowed: EDITORS, status: 400 }],
  },
  {
    route: "cobertura/exportar",
    path: "/admin/cobertura/exportar",
    allowed: EDITORS,
    posts: [],
  },
  {
    route: "configuracoes/feriados",
    path: "/admin/configuracoes/feriados",
    allowed: ["admin_master"],
    posts: [{ does: "adds no holiday", body: {}, allowed: ["admin_master"], status: 400 }],
  },
];

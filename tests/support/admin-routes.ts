/** A route that is missing here fails tests/admin-routes.db.test.ts. */
import type { AdminRoute } from "./admin-route.ts";
import { AGENDAMENTOS_ROUTES } from "./agendamentos-routes.ts";
import { CATALOGO_ROUTES } from "./catalogo-routes.ts";
import { MENSAGENS_ROUTES } from "./mensagens-routes.ts";
import { NEWSLETTER_ROUTES } from "./newsletter-routes.ts";
import { REPORT_ROUTES } from "./report-routes.ts";
import { USUARIOS_ROUTES } from "./usuarios-routes.ts";

export const STAFF_ROLES = ["admin_master", "editor", "leitor", "laudos", "recepcao"] as const;

const EVERYONE = STAFF_ROLES;
const EDITORS = ["admin_master", "editor", "recepcao"] as const;
const READERS = [...EDITORS, "leitor"] as const;
const OWNERS = ["admin_master"] as const;
const NOBODY = "00000000-0000-4000-8000-000000000000";

export const ADMIN_ROUTES: readonly AdminRoute[] = [
  { route: "", path: "/admin", allowed: EVERYONE, posts: [] },
  { route: "hoje", path: "/admin/hoje", allowed: EVERYONE, posts: [] },
  {
    route: "emails",
    path: "/admin/emails",
    allowed: EVERYONE,
    status: 302,
    leadsTo: "/admin",
    posts: [{ does: "tries mail again", body: {}, allowed: OWNERS, status: 302 }],
  },
  {
    route: "emails/teste",
    path: "/admin/emails/teste",
    allowed: EVERYONE,
    status: 302,
    leadsTo: "/admin",
    posts: [{ does: "sends a test mail", body: {}, allowed: OWNERS, status: 302 }],
  },
  {
    route: "primeiros-passos",
    path: "/admin/primeiros-passos",
    allowed: EVERYONE,
    status: 302,
    leadsTo: "/admin",
    posts: [{ does: "confirms a step", body: { passo: "chaves" }, allowed: OWNERS, status: 302 }],
  },
  {
    route: "exemplos",
    path: "/admin/exemplos",
    allowed: EVERYONE,
    status: 302,
    leadsTo: "/admin",
    posts: [{ does: "hides examples", body: { ocultar: "nao" }, allowed: OWNERS, status: 302 }],
  },
  ...["homepage", "homepage/sobre", "homepage/estrutura"].map(
    (route): AdminRoute => ({
      route,
      path: `/admin/${route}`,
      allowed: EDITORS,
      posts: [{ does: "saves", body: { titulo: "" }, allowed: EDITORS, status: 400 }],
    }),
  ),
  ...CATALOGO_ROUTES,
  ...NEWSLETTER_ROUTES,
  {
    route: "publicidade/vistos",
    path: "/admin/publicidade/vistos",
    allowed: EDITORS,
    posts: [{ does: "marks a warning", body: { regra: "x" }, allowed: EDITORS, status: 400 }],
  },
  ...recordRoutes("convenios", READERS),
  ...AGENDAMENTOS_ROUTES,
  ...MENSAGENS_ROUTES,
  ...["respostas", "salas", "questionarios", "termos"].flatMap((name) => recordRoutes(name)),
  ...recordRoutes("depoimentos"),
  ...recordRoutes("blog", READERS),
  {
    route: "blog/:id/previa",
    path: `/admin/blog/${NOBODY}/previa`,
    allowed: EDITORS,
    status: 404,
    posts: [],
  },
  formOnly("blog/:id/descartar", `/admin/blog/${NOBODY}`, ["drops a stored draft", {}]),
  formOnly("blog/html", "/admin/blog", ["cleans HTML", { conteudo: "" }]),
  formOnly("depoimentos/secao", "/admin/depoimentos", [
    "changes the section",
    { satisfacao: "x".repeat(99) },
  ]),
  {
    route: "paginas",
    path: "/admin/paginas",
    allowed: OWNERS,
    posts: [
      {
        does: "writes the legal pages",
        body: { termos_uso: "x".repeat(40_001) },
        allowed: OWNERS,
        status: 400,
      },
    ],
  },
  ...["exames", "profissionais"].flatMap((name) => recordRoutes(name, READERS)),
  ...["convenios", "exames", "profissionais", "respostas"].flatMap(spreadsheetRoutes),
  {
    route: "lixeira",
    path: "/admin/lixeira",
    allowed: EDITORS,
    posts: [
      {
        does: "restores",
        body: { formulario: "restaurar", coisa: "exames", registro: NOBODY, linha: "1" },
        allowed: EDITORS,
        status: 409,
      },
    ],
  },
  {
    route: "historico/:coisa/:registro",
    path: `/admin/historico/exames/${NOBODY}`,
    allowed: READERS,
    status: 404,
    posts: [
      {
        does: "restores a version",
        body: { formulario: "restaurar", linha: "1" },
        allowed: EDITORS,
        status: 409,
      },
    ],
  },
  ...USUARIOS_ROUTES,
  {
    route: "configuracoes",
    path: "/admin/configuracoes",
    allowed: OWNERS,
    posts: [{ does: "saves", body: { nome_clinica: "" }, allowed: OWNERS, status: 400 }],
  },
  { route: "conta", path: "/admin/conta", allowed: EVERYONE, posts: [] },
  {
    route: "conta/senha",
    path: "/admin/conta/senha",
    allowed: EVERYONE,
    status: 302,
    leadsTo: "/admin/conta",
    posts: [{ does: "changes the own password", body: {}, allowed: EVERYONE, status: 400 }],
  },
  {
    route: "conta/sessoes",
    path: "/admin/conta/sessoes",
    allowed: EVERYONE,
    status: 302,
    leadsTo: "/admin/conta",
    posts: [{ does: "ends a session", body: { id: NOBODY }, allowed: EVERYONE, status: 404 }],
  },
  {
    route: "conta/segundo-fator",
    path: "/admin/conta/segundo-fator",
    allowed: EVERYONE,
    status: 302,
    leadsTo: "/admin/conta",
    posts: [
      {
        does: "begins a second factor",
        body: { formulario: "ligar-segundo-fator" },
        allowed: EVERYONE,
        status: 400,
      },
      { does: "does nothing it knows", body: {}, allowed: EVERYONE, status: 400 },
    ],
  },
  {
    route: "midia",
    path: "/admin/midia",
    allowed: EDITORS,
    posts: [
      {
        does: "deletes an image",
        body: { acao: "excluir", id: NOBODY },
        allowed: EDITORS,
        status: 409,
      },
      { does: "describes an image", body: { id: "x" }, allowed: EDITORS, status: 400 },
    ],
  },
  {
    route: "midia/textos",
    path: "/admin/midia/textos",
    allowed: EDITORS,
    posts: [{ does: "describes one image", body: { id: "x" }, allowed: EDITORS, status: 400 }],
  },
  {
    route: "midia/enviar",
    path: "/admin/midia/enviar",
    allowed: EVERYONE,
    status: 302,
    leadsTo: "/admin/midia",
    posts: [{ does: "sends an image", body: { bucket: "blog" }, allowed: EDITORS, status: 400 }],
  },
  {
    route: "midia/lista",
    path: "/admin/midia/lista",
    allowed: EDITORS,
    posts: [
      { does: "keeps an image", body: { chave: "blog/x-1x1" }, allowed: EDITORS, status: 404 },
    ],
  },
  ...REPORT_ROUTES,
  { route: "auditoria", path: "/admin/auditoria", allowed: OWNERS, posts: [] },
  { route: "auditoria/exportar", path: "/admin/auditoria/exportar", allowed: OWNERS, posts: [] },
  {
    route: "*",
    path: "/admin/nada-aqui",
    allowed: EVERYONE,
    status: 404,
    posts: [{ does: "reaches nothing", body: {}, allowed: EVERYONE, status: 404 }],
  },
];

function formOnly(
  route: string,
  leadsTo: string,
  [does, body]: [string, Record<string, string>],
): AdminRoute {
  return {
    route,
    path: `/admin/${route.replace(":id", NOBODY)}`,
    allowed: EVERYONE,
    status: 302,
    leadsTo,
    posts: [{ does, body, allowed: EDITORS, status: 400 }],
  };
}

function spreadsheetRoutes(name: string): AdminRoute[] {
  const imports = (does: string, body: Record<string, string>) => ({
    does,
    body,
    allowed: EDITORS,
    status: 400,
  });
  return [
    {
      route: `${name}/importar`,
      path: `/admin/${name}/importar`,
      allowed: EDITORS,
      posts: [
        imports("imports", { texto: "" }),
        imports("imports what was confirmed", { texto: "", conferido: "x" }),
      ],
    },
    { route: `${name}/exportar`, path: `/admin/${name}/exportar`, allowed: EDITORS, posts: [] },
  ];
}

function recordRoutes(name: string, readers: AdminRoute["allowed"] = EDITORS): AdminRoute[] {
  const path = `/admin/${name}`;
  const posts = (does: string, body: Record<string, string>, status: number) => [
    { does, body, allowed: EDITORS, status },
  ];
  return [
    {
      route: name,
      path,
      allowed: readers,
      posts: posts("deletes", { formulario: "excluir", id: NOBODY }, 302),
    },
    {
      route: `${name}/novo`,
      path: `${path}/novo`,
      allowed: EDITORS,
      posts: posts("creates", { nome: "" }, 400),
    },
    {
      route: `${name}/:id`,
      path: `${path}/${NOBODY}`,
      allowed: EDITORS,
      status: 404,
      posts: posts("updates", { nome: "" }, 400),
    },
  ];
}

export const SIGN_IN_ROUTE = "entrar";

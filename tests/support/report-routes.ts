import type { AdminRoute } from "./admin-route.ts";

const EVERYONE = ["admin_master", "editor", "leitor", "laudos", "recepcao"] as const;
const REPORTS = ["admin_master", "laudos", "recepcao"] as const;
const NOBODY = "00000000-0000-4000-8000-000000000000";

export const REPORT_ROUTES: readonly AdminRoute[] = [
  {
    route: "pacientes",
    path: "/admin/pacientes",
    allowed: REPORTS,
    posts: [
      {
        does: "looks for a patient",
        body: { formulario: "buscar", busca: "maria" },
        allowed: REPORTS,
        status: 302,
      },
    ],
  },
  {
    route: "pacientes/novo",
    path: "/admin/pacientes/novo",
    allowed: REPORTS,
    posts: [{ does: "creates", body: { nome: "" }, allowed: REPORTS, status: 400 }],
  },
  {
    route: "pacientes/responsaveis/:id",
    path: `/admin/pacientes/responsaveis/${NOBODY}`,
    allowed: REPORTS,
    status: 404,
    posts: [{ does: "updates a guardian", body: { nome: "" }, allowed: REPORTS, status: 400 }],
  },
  {
    route: "pacientes/:id",
    path: `/admin/pacientes/${NOBODY}`,
    allowed: REPORTS,
    status: 404,
    posts: [{ does: "updates", body: { nome: "" }, allowed: REPORTS, status: 400 }],
  },
  finder("pacientes"),
  {
    route: "buscar",
    path: "/admin/buscar",
    allowed: EVERYONE,
    status: 302,
    leadsTo: "/admin",
    posts: [
      {
        does: "searches the back office",
        body: { formulario: "buscar", busca: "maria" },
        allowed: EVERYONE,
        status: 200,
      },
    ],
  },
  {
    route: "pacientes/responsavel",
    path: "/admin/pacientes/responsavel",
    allowed: EVERYONE,
    status: 302,
    leadsTo: "/admin/pacientes",
    posts: [
      {
        does: "looks up a guardian",
        body: { cpf: "529.982.247-25" },
        allowed: REPORTS,
        status: 200,
      },
    ],
  },
  finder("laudos"),
  {
    route: "laudos",
    path: "/admin/laudos",
    allowed: REPORTS,
    posts: [
      {
        does: "looks for a report",
        body: { formulario: "buscar", busca: "maria" },
        allowed: REPORTS,
        status: 302,
      },
    ],
  },
  {
    route: "laudos/novo",
    path: "/admin/laudos/novo",
    allowed: REPORTS,
    posts: [{ does: "registers", body: { quem: "existente" }, allowed: REPORTS, status: 400 }],
  },
  {
    route: "laudos/:id",
    path: `/admin/laudos/${NOBODY}`,
    allowed: REPORTS,
    status: 404,
    posts: [{ does: "updates", body: { exame: "" }, allowed: REPORTS, status: 400 }],
  },
  ...["liberar", "retificar", "anular", "mover", "protocolo"].map(
    (step): AdminRoute => ({
      route: `laudos/:id/${step}`,
      path: `/admin/laudos/${NOBODY}/${step}`,
      allowed: REPORTS,
      status: 404,
      posts: [{ does: step, body: { motivo: "" }, allowed: REPORTS, status: 400 }],
    }),
  ),
  {
    route: "laudos/:id/compartilhar",
    path: `/admin/laudos/${NOBODY}/compartilhar`,
    allowed: REPORTS,
    status: 404,
    posts: [
      { does: "shares", body: { oque: "" }, allowed: REPORTS, status: 400 },
      {
        does: "ends a share",
        body: { formulario: "encerrar", compartilhamento: NOBODY },
        allowed: REPORTS,
        status: 404,
      },
    ],
  },
  ...["comprovante", "acessos"].map(
    (screen): AdminRoute => ({
      route: `laudos/:id/${screen}`,
      path: `/admin/laudos/${NOBODY}/${screen}`,
      allowed: REPORTS,
      status: 404,
      posts: [],
    }),
  ),
  ...["liberar", "comprovantes", "avisar"].map(
    (screen): AdminRoute => ({
      route: `laudos/${screen}`,
      path: `/admin/laudos/${screen}`,
      allowed: REPORTS,
      // Without a ticked report the screen redirects to the list.
      status: 302,
      posts: [],
    }),
  ),
  {
    route: "imagens",
    path: "/admin/imagens",
    allowed: REPORTS,
    posts: [
      {
        does: "links images",
        body: { estudo: NOBODY, protocolo: "" },
        allowed: REPORTS,
        status: 400,
      },
      {
        does: "discards images",
        body: { formulario: "descartar", estudo: NOBODY },
        allowed: REPORTS,
        status: 409,
      },
    ],
  },
  {
    route: "imagens/series/:id/imagem",
    path: `/admin/imagens/series/${NOBODY}/imagem`,
    allowed: REPORTS,
    status: 404,
    posts: [],
  },
  {
    route: "laudos/:id/imagens",
    path: `/admin/laudos/${NOBODY}/imagens`,
    allowed: REPORTS,
    status: 404,
    posts: [
      {
        does: "moves images",
        body: { estudo: NOBODY, protocolo: "" },
        allowed: REPORTS,
        status: 400,
      },
      { does: "fetches images", body: { formulario: "pacs" }, allowed: REPORTS, status: 404 },
    ],
  },
  {
    route: "laudos/:id/imagens/enviar",
    path: `/admin/laudos/${NOBODY}/imagens/enviar`,
    allowed: EVERYONE,
    status: 302,
    leadsTo: `/admin/laudos/${NOBODY}/imagens`,
    posts: [{ does: "sends images", body: {}, allowed: REPORTS, status: 404 }],
  },
  {
    route: "laudos/:id/acessos/exportar",
    path: `/admin/laudos/${NOBODY}/acessos/exportar`,
    allowed: REPORTS,
    status: 404,
    posts: [],
  },
  {
    route: "laudos/envios",
    path: "/admin/laudos/envios",
    allowed: REPORTS,
    posts: [
      { does: "matches a PDF", body: { formulario: "associar" }, allowed: REPORTS, status: 400 },
      {
        does: "discards a PDF",
        body: { formulario: "excluir", id: NOBODY },
        allowed: REPORTS,
        status: 409,
      },
    ],
  },
  {
    route: "laudos/enviar",
    path: "/admin/laudos/enviar",
    allowed: EVERYONE,
    status: 302,
    leadsTo: "/admin/laudos/envios",
    posts: [{ does: "sends a PDF", body: {}, allowed: REPORTS, status: 400 }],
  },
  ...["", "/estado", "/1/828"].map(
    (part, index): AdminRoute => ({
      route: `laudos/pdf/:id${["", "/estado", "/:pagina/:largura"][index]}`,
      path: `/admin/laudos/pdf/${NOBODY}${part}`,
      allowed: REPORTS,
      status: 404,
      posts: [],
    }),
  ),
  {
    route: "laudos/:id/aviso",
    path: `/admin/laudos/${NOBODY}/aviso`,
    allowed: EVERYONE,
    status: 302,
    leadsTo: "/admin/laudos",
    posts: [
      {
        does: "takes a mail back",
        body: { formulario: "desfazer", id: NOBODY },
        allowed: REPORTS,
        status: 302,
      },
    ],
  },
  { route: "laudos/acessos", path: "/admin/laudos/acessos", allowed: REPORTS, posts: [] },
  {
    route: "laudos/acessos/exportar",
    path: "/admin/laudos/acessos/exportar",
    allowed: REPORTS,
    // Without a period the export redirects to the form.
    status: 302,
    posts: [],
  },
];

function finder(thing: "pacientes" | "laudos"): AdminRoute {
  return {
    route: `${thing}/procurar`,
    path: `/admin/${thing}/procurar`,
    allowed: EVERYONE,
    status: 302,
    leadsTo: `/admin/${thing}`,
    posts: [
      {
        does: `finds ${thing}`,
        body: { formulario: "buscar", busca: "maria" },
        allowed: REPORTS,
        status: 200,
      },
    ],
  };
}

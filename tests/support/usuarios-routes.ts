import type { AdminRoute } from "./admin-route.ts";

const EVERYONE = ["admin_master", "editor", "leitor", "laudos", "recepcao"] as const;
const OWNERS = ["admin_master"] as const;
const NOBODY = "00000000-0000-4000-8000-000000000000";

export const USUARIOS_ROUTES: readonly AdminRoute[] = [
  {
    route: "usuarios",
    path: "/admin/usuarios",
    allowed: OWNERS,
    posts: [
      {
        does: "deletes",
        body: { formulario: "excluir", id: NOBODY },
        allowed: OWNERS,
        status: 302,
      },
    ],
  },
  {
    route: "usuarios/novo",
    path: "/admin/usuarios/novo",
    allowed: OWNERS,
    posts: [{ does: "creates", body: { nome: "" }, allowed: OWNERS, status: 400 }],
  },
  {
    route: "usuarios/:id",
    path: `/admin/usuarios/${NOBODY}`,
    allowed: OWNERS,
    status: 404,
    posts: [
      { does: "updates", body: { nome: "" }, allowed: OWNERS, status: 400 },
      {
        does: "updates somebody who is not there",
        body: { nome: "X", tipo_usuario: "admin_master", versao: "1" },
        allowed: OWNERS,
        status: 404,
      },
    ],
  },
  {
    route: "usuarios/:id/convite",
    path: `/admin/usuarios/${NOBODY}/convite`,
    allowed: EVERYONE,
    status: 302,
    leadsTo: "/admin/usuarios",
    posts: [{ does: "sends an invitation again", body: {}, allowed: OWNERS, status: 404 }],
  },
  {
    route: "usuarios/:id/segundo-fator",
    path: `/admin/usuarios/${NOBODY}/segundo-fator`,
    allowed: EVERYONE,
    status: 302,
    leadsTo: `/admin/usuarios/${NOBODY}`,
    posts: [{ does: "removes a second factor", body: {}, allowed: OWNERS, status: 404 }],
  },
];

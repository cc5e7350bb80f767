import type { AdminRoute } from "./admin-route.ts";

const EDITORS = ["admin_master", "editor", "recepcao"] as const;
const NOBODY = "00000000-0000-4000-8000-000000000000";

export const NEWSLETTER_ROUTES: readonly AdminRoute[] = [
  {
    route: "newsletter",
    path: "/admin/newsletter",
    allowed: EDITORS,
    posts: [
      {
        does: "removes an address",
        body: { formulario: "excluir", id: NOBODY },
        allowed: EDITORS,
        status: 409,
      },
    ],
  },
  {
    route: "newsletter/enviar/:post",
    path: `/admin/newsletter/enviar/${NOBODY}`,
    allowed: EDITORS,
    status: 404,
    posts: [
      { does: "stops a sending", body: { formulario: "parar" }, allowed: EDITORS, status: 404 },
      { does: "cancels it", body: { formulario: "cancelar" }, allowed: EDITORS, status: 404 },
      {
        does: "schedules it for no time",
        body: { formulario: "agendar", sai_em: "ontem" },
        allowed: EDITORS,
        status: 400,
      },
      { does: "takes it back", body: { formulario: "desfazer" }, allowed: EDITORS, status: 404 },
    ],
  },
  {
    route: "newsletter/exportar",
    path: "/admin/newsletter/exportar",
    allowed: EDITORS,
    posts: [],
  },
];

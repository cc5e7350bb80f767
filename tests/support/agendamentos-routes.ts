import type { AdminRoute } from "./admin-route.ts";

const REPORTS = ["admin_master", "laudos", "recepcao"] as const;
const OWNERS = ["admin_master"] as const;
const NOBODY = "00000000-0000-4000-8000-000000000000";

function does(does: string, body: Record<string, string>, status: number) {
  return { does, body, allowed: REPORTS, status };
}

const MOVE = { formulario: "mover", versao: "1", para: "chegou" };

export const AGENDAMENTOS_ROUTES: readonly AdminRoute[] = [
  {
    route: "agendamentos",
    path: "/admin/agendamentos",
    allowed: REPORTS,
    posts: [does("moves a card", { ...MOVE, id: NOBODY }, 404)],
  },
  {
    route: "agendamentos/:id",
    path: `/admin/agendamentos/${NOBODY}`,
    allowed: REPORTS,
    status: 404,
    posts: [
      does("moves a request", MOVE, 404),
      does("registers an authorisation", { formulario: "autorizacao", guia: "" }, 400),
      does("asks for a photograph", { formulario: "foto", versao: "1", motivo: "Tremida" }, 404),
      does("ends a request", { formulario: "encerrar", motivo: "" }, 400),
      does("decides without a reason", { formulario: "decidir", pode: "sim" }, 400),
      does("changes the exam", { formulario: "exame", exame: "x" }, 400),
    ],
  },
  {
    route: "agendamentos/:id/lembrete",
    path: `/admin/agendamentos/${NOBODY}/lembrete`,
    allowed: REPORTS,
    status: 302,
    posts: [does("marks a reminder", {}, 409)],
  },
  {
    route: "agendamentos/:id/perguntas",
    path: `/admin/agendamentos/${NOBODY}/perguntas`,
    allowed: REPORTS,
    status: 404,
    posts: [does("answers no question", { formulario: "perguntas", versao: "1" }, 404)],
  },
  {
    route: "agendamentos/:id/folha",
    path: `/admin/agendamentos/${NOBODY}/folha`,
    allowed: REPORTS,
    status: 404,
    posts: [],
  },
  {
    route: "agendamentos/:id/propor",
    path: `/admin/agendamentos/${NOBODY}/propor`,
    allowed: REPORTS,
    status: 404,
    posts: [does("proposes no time", { versao: "1" }, 400)],
  },
  {
    route: "agendamentos/numeros",
    path: "/admin/agendamentos/numeros",
    allowed: OWNERS,
    posts: [],
  },
  {
    route: "agendamentos/numeros/exportar",
    path: "/admin/agendamentos/numeros/exportar",
    allowed: OWNERS,
    posts: [],
  },
  { route: "agenda", path: "/admin/agenda", allowed: REPORTS, posts: [] },
  {
    route: "agendamentos/anexos/:id",
    path: `/admin/agendamentos/anexos/${NOBODY}`,
    allowed: REPORTS,
    status: 404,
    posts: [],
  },
];

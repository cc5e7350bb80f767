import type { AdminRoute } from "./admin-route.ts";

const EDITORS = ["admin_master", "editor", "recepcao"] as const;
const NOBODY = "00000000-0000-4000-8000-000000000000";

function does(does: string, body: Record<string, string>, status: number) {
  return { does, body, allowed: EDITORS, status };
}

export const MENSAGENS_ROUTES: readonly AdminRoute[] = [
  { route: "mensagens", path: "/admin/mensagens", allowed: EDITORS, posts: [] },
  { route: "mensagens/novas", path: "/admin/mensagens/novas", allowed: EDITORS, posts: [] },
  { route: "mensagens/imprimir", path: "/admin/mensagens/imprimir", allowed: EDITORS, posts: [] },
  {
    route: "mensagens/:id",
    path: `/admin/mensagens/${NOBODY}`,
    allowed: EDITORS,
    status: 404,
    posts: [
      does("changes a message's state", { formulario: "estado", estado: "lida" }, 404),
      does("answers", { formulario: "resposta", assunto: "", texto: "" }, 400),
      does("withdraws a consent", { formulario: "consentimento", canal: "telefone" }, 404),
      does("tries a mail again", { formulario: "de-novo", email: "mensagem", id: NOBODY }, 302),
      does("notes", { formulario: "anotacao", texto: "" }, 400),
      does("deletes a note", { formulario: "apagar-anotacao", id: NOBODY }, 409),
      does("gives it to nobody", { formulario: "responsavel" }, 404),
      does("takes an answer back", { formulario: "desfazer", id: NOBODY }, 409),
    ],
  },
];

import { useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { changeList, listRecords } from "#app/admin/record/list/list-records.server.ts";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import { useUsuario } from "#app/admin/shell/use-usuario.ts";
import { listConvites } from "#server/data/people/convites.ts";
import {
  deleteUsuario,
  getUsuario,
  listSecondFactors,
  listUsuarios,
} from "#server/data/people/usuarios.ts";
import type { Tx } from "#server/db/open.ts";
import type { Route } from "./+types/list.ts";
import { UsuarioRow } from "./usuario-row.tsx";

const TEXTS = {
  title: "Gerenciar Usuários",
  text: "Quem entra no painel, e o que cada um pode fazer.",
  add: "Adicionar Usuário",
  list: "Usuários",
  removeFailed: "Falha ao excluir usuário",
  removed: "Usuário excluído com sucesso",
  empty: {
    icon: "Users",
    title: "Nenhum usuário cadastrado",
    text: "Cada pessoa da clínica entra no painel com a própria conta, e só abre o que o seu trabalho pede.",
  },
  question: () => "Tem certeza que deseja excluir este usuário?",
  consequence: (nome: string) =>
    `${nome} perde o acesso ao painel na hora. O que essa pessoa fez continua na Auditoria.`,
};

const IS_ADMIN = "um administrador não pode ser excluído. Dê antes outro tipo a esta pessoa.";

export function loader(args: Route.LoaderArgs) {
  return listRecords(args, "usuarios", {
    async list(tx, options) {
      const page = await listUsuarios(tx, options);
      const secondFactors = await listSecondFactors(tx);
      const convites = await listConvites(tx);
      const rows = page.rows.map(({ auth_user_id, ...usuario }) => ({
        ...usuario,
        hasSecondFactor: secondFactors.has(usuario.id),
        convite: convites.get(usuario.id),
      }));
      return { ...page, rows };
    },
  });
}

export function action(args: Route.ActionArgs) {
  // A user who exists but could not be deleted is an administrator.
  const whyNotRemoved = async (tx: Tx, id: string) => (await getUsuario(tx, id)) && IS_ADMIN;
  return changeList(args, "usuarios", { remove: deleteUsuario, whyNotRemoved }, TEXTS);
}

export const clientAction = keepTyped;

export default function UsuariosPage() {
  const ownId = useUsuario().id;
  return (
    <RecordScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      isProtected={({ id, tipo_usuario }) => id === ownId || tipo_usuario === "admin_master"}
      nameOf={({ nome }) => nome}
      texts={TEXTS}
      thing="usuarios"
    >
      {(usuario) => <UsuarioRow isOwn={usuario.id === ownId} usuario={usuario} />}
    </RecordScreen>
  );
}

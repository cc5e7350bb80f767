/** Gerenciar Usuários: the clinic's people, newest first. */
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Form,
  href,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { Button } from "#app/ui/controls/button.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { readFormData } from "#app/ui/read-form-data.ts";
import { requirePermission, requireScreen } from "#server/auth/staff.ts";
import { deleteUsuario, listSecondFactors, listUsuarios } from "#server/data/usuarios.ts";
import { redirectWithFlash } from "#server/flash.ts";
import { requestContext } from "#server/http/request-context.ts";
import { staffRead } from "#server/staff-read.ts";
import { staffTransaction } from "#server/staff-transaction.ts";
import { FailedLoad } from "../failed-load.tsx";
import { keepTyped } from "../keep-typed.ts";
import { refuse } from "../refuse.ts";
import { ScreenHead } from "../screen-head.tsx";
import { UsuarioList } from "./usuario-list.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const inHand = context.get(requestContext);
  const staff = await requireScreen(inHand, request, "usuarios");
  const stored = await staffRead(inHand, request, staff, "usuarios", async (tx) => ({
    usuarios: await listUsuarios(tx),
    secondFactors: await listSecondFactors(tx),
  }));
  const usuarios = stored?.usuarios.map(({ auth_user_id, ...usuario }) => ({
    ...usuario,
    hasSecondFactor: stored.secondFactors.has(usuario.id),
  }));
  return { usuarios, ownId: staff.usuario.id };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const inHand = context.get(requestContext);
  const staff = await requireScreen(inHand, request, "usuarios");
  requirePermission(staff, "delete", "usuarios");
  const id = String((await readFormData(request)).get("id") ?? "");
  const isGone = await staffTransaction(inHand, request, staff, (tx) => deleteUsuario(tx, id));
  if (!isGone) return refuse("Falha ao excluir usuário", 409);
  return redirectWithFlash(inHand, href("/admin/usuarios"), {
    title: "Sucesso",
    text: "Usuário excluído com sucesso",
    kind: "success",
  });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepTyped(serverAction);
}

export default function UsuariosPage() {
  const { usuarios, ownId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>();
  if (!usuarios) {
    return <FailedLoad text="Falha ao carregar usuários" />;
  }
  return (
    <>
      <ScreenHead
        text="Quem entra no painel, e o que cada um pode fazer."
        title="Gerenciar Usuários"
      >
        {usuarios.length > 0 && <AddUsuario />}
      </ScreenHead>
      {usuarios.length === 0 ? (
        <EmptyState
          icon="Users"
          text="Cada pessoa da clínica entra no painel com a própria conta, e só abre o que o seu trabalho pede."
          title="Nenhum usuário cadastrado"
        >
          <AddUsuario />
        </EmptyState>
      ) : (
        <UsuarioList answer={answer} ownId={ownId} usuarios={usuarios} />
      )}
    </>
  );
}

function AddUsuario() {
  return (
    <Form action={href("/admin/usuarios/novo")}>
      <Button icon="plus" look="filled" type="submit">
        Adicionar Usuário
      </Button>
    </Form>
  );
}

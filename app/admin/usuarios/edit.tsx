/** Editar Usuário: name, role, a new password; never the e-mail. */
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  href,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { readFormData } from "#app/ui/read-form-data.ts";
import { SENHA_COMUM } from "#domain/senha.ts";
import { usuarioForm } from "#domain/usuarios.ts";
import { isSenhaRefused } from "#server/auth/judge-senha.ts";
import { sendSecondFactorNotice } from "#server/auth/second-factor-notice.ts";
import { hashSenha } from "#server/auth/senha-hash.ts";
import { sendSenhaNotice } from "#server/auth/senha-notice.ts";
import { requirePermission, requireScreen } from "#server/auth/staff.ts";
import {
  getUsuario,
  listSecondFactors,
  resetSecondFactor,
  setSenha,
  updateUsuario,
} from "#server/data/usuarios.ts";
import { AppError } from "#server/errors.ts";
import { redirectWithFlash } from "#server/flash.ts";
import { requestContext } from "#server/http/request-context.ts";
import { staffTransaction } from "#server/staff-transaction.ts";
import { keepTyped } from "../keep-typed.ts";
import { refuse } from "../refuse.ts";
import { ScreenHead } from "../screen-head.tsx";
import { useAnswerToast } from "../use-answer-toast.ts";
import { useUsuario } from "../use-usuario.ts";
import { EditUsuarioForm } from "./edit-form.tsx";
import { TiposHelp } from "./fields.tsx";
import { OwnAccess } from "./own-access.tsx";
import { SecondFactorReset } from "./second-factor-reset.tsx";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const inHand = context.get(requestContext);
  const staff = await requireScreen(inHand, request, "usuarios");
  const found = await staffTransaction(inHand, request, staff, async (tx) => {
    const usuario = await getUsuario(tx, params.id ?? "");
    return usuario && { usuario, secondFactors: await listSecondFactors(tx) };
  });
  if (!found) throw data(null, { status: 404 });
  const { id, nome, email, tipo_usuario, versao } = found.usuario;
  return {
    usuario: { id, nome, email, tipo_usuario, versao },
    hasSecondFactor: found.secondFactors.has(id),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const inHand = context.get(requestContext);
  const staff = await requireScreen(inHand, request, "usuarios");
  requirePermission(staff, "update", "usuarios");
  const id = params.id ?? "";
  const formData = await readFormData(request);
  const list = href("/admin/usuarios");
  const success = (text: string) => ({ title: "Sucesso", text, kind: "success" as const });

  const isOwn = id === staff.usuario.id;

  if (formData.get("formulario") === "segundo-fator") {
    if (isOwn) return refuse("O seu segundo fator se desliga em Minha conta.", 403);
    const isOff = await staffTransaction(inHand, request, staff, async (tx) => {
      if (!(await resetSecondFactor(tx, id))) return false;
      await sendSecondFactorNotice(inHand, tx, id);
      return true;
    });
    if (!isOff) return refuse("Esta conta não tem segundo fator.", 404);
    // Stays: something may have been typed in the form beside it.
    return data({ toast: { text: "Segundo fator desligado" } });
  }

  const submission = parseWithZod(formData, { schema: usuarioForm });
  const answer = (status: number, fieldErrors?: Record<string, string[]>, conflict?: Conflict) =>
    data(
      { result: submission.reply({ hideFields: ["senha"], fieldErrors }), conflict },
      { status },
    );
  if (submission.status !== "success") return answer(400);
  const { senha, ...values } = submission.value;
  if (senha) {
    const stored = await staffTransaction(inHand, request, staff, (tx) => getUsuario(tx, id));
    if (!stored) throw data(null, { status: 404 });
    const person = { nome: `${stored.nome} ${values.nome}`, email: stored.email };
    if (await isSenhaRefused(inHand.services, person, senha)) {
      return answer(400, { senha: [SENHA_COMUM] });
    }
  }
  // An open screen alone is not enough: Minha conta asks for the current one (ASVS 5.0, 6.2.3).
  if (senha && isOwn) return answer(400, { senha: ["Troque a sua senha em Minha conta"] });
  const senha_hash = senha && (await hashSenha(senha));
  let isSenhaSet = false;
  try {
    const saved = await staffTransaction(inHand, request, staff, async (tx) => {
      const result = await updateUsuario(tx, { ...values, id });
      if (result.status === "saved" && senha_hash) {
        isSenhaSet = await setSenha(tx, id, senha_hash);
        if (isSenhaSet) await sendSenhaNotice(inHand, tx, id);
      }
      return result;
    });
    if (saved.status === "missing") throw data(null, { status: 404 });
    if (saved.status === "conflict") {
      const { nome, tipo_usuario, versao } = saved.current;
      return answer(409, undefined, { nome, tipo_usuario, versao });
    }
  } catch (error) {
    if (error instanceof AppError && error.id === "last-admin") {
      return answer(409, { tipo_usuario: [error.message] });
    }
    throw error;
  }
  if (senha && !isSenhaSet) {
    // Nobody signs in as this person yet, so that there is no password to change.
    const text = "Usuário atualizado, mas houve erro ao alterar a senha";
    return redirectWithFlash(inHand, list, { title: "Aviso", text, kind: "warning" });
  }
  if (!senha) return redirectWithFlash(inHand, list, success("Usuário atualizado com sucesso"));
  return redirectWithFlash(inHand, list, success("Usuário e senha atualizados com sucesso"));
}

/** What someone else saved meanwhile. */
type Conflict = { nome: string; tipo_usuario: string; versao: number };

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepTyped(serverAction);
}

export default function EditUsuarioPage() {
  const { usuario, hasSecondFactor } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>();
  const isOwn = useUsuario().id === usuario.id;
  useAnswerToast(answer);
  return (
    <>
      <ScreenHead title="Editar Usuário" />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,36rem)_1fr]">
        <div className="grid gap-8">
          <EditUsuarioForm answer={answer} isOwn={isOwn} key={usuario.id} usuario={usuario} />
          {isOwn ? <OwnAccess /> : <SecondFactorReset isOn={hasSecondFactor} nome={usuario.nome} />}
        </div>
        <TiposHelp />
      </div>
    </>
  );
}

/** A new password for oneself: the current one is asked for, and the other sessions end. */
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  href,
  redirect,
} from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { tooManyAttempts } from "#domain/contas/auth.ts";
import { ownSenhaForm } from "#domain/contas/conta.ts";
import { SENHA_COMUM } from "#domain/contas/senha.ts";
import { isSenhaRefused } from "#server/auth/senha/check-senha.ts";
import { checkOwnSenha } from "#server/auth/senha/own-senha.ts";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { sendSenhaNotice } from "#server/auth/senha/senha-notice.ts";
import { renewSession } from "#server/auth/session/renew-session.ts";
import { requireScreen } from "#server/auth/staff.ts";
import { setSenha } from "#server/data/people/usuarios.ts";
import { parseForm } from "#server/http/forms/read-form-data.ts";
import { requestContext } from "#server/http/request-context.ts";
import { staffTransaction } from "#server/http/staff-transaction.ts";

export function loader() {
  return redirect(href("/admin/conta"));
}

export async function action({ context, request }: ActionFunctionArgs) {
  const inHand = context.get(requestContext);
  const staff = await requireScreen(inHand, request, "conta");
  const submission = await parseForm(request, ownSenhaForm);
  const refuse = (status: number, fieldErrors?: Record<string, string[]>) =>
    data(
      {
        result: submission.reply({
          hideFields: ["senha_atual", "senha", "confirmacao"],
          fieldErrors,
        }),
      },
      { status },
    );
  if (submission.status !== "success") return refuse(400);
  const { senha_atual, senha } = submission.value;
  if (await isSenhaRefused(inHand.services, staff.usuario, senha))
    return refuse(400, { senha: [SENHA_COMUM] });
  const known = await checkOwnSenha(inHand, staff, senha_atual);
  if (known.status === "limited")
    return refuse(429, { senha_atual: [tooManyAttempts(known.minutes)] });
  if (known.status === "wrong") return refuse(400, { senha_atual: ["Senha atual incorreta"] });
  const hash = await hashSenha(senha);
  const { id } = staff.usuario;
  const isSet = await staffTransaction(inHand, request, staff, async (tx) => {
    const only = { exceptSession: staff.sessionId, ifVersion: known.version };
    if (!(await setSenha(tx, id, hash, only))) return false;
    await sendSenhaNotice(inHand, tx, id);
    return true;
  });
  // An administrator was faster: what was judged is not the password any more.
  if (!isSet) return refuse(400, { senha_atual: ["Senha atual incorreta"] });
  const toast = { text: "Senha alterada. As outras sessões foram encerradas." };
  const headers = await renewSession(inHand, request, staff);
  return data({ done: crypto.randomUUID(), toast }, { headers });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepTyped(serverAction);
}

import { data, href, redirect } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { tooManyAttempts } from "#domain/contas/auth.ts";
import { ownSenhaForm } from "#domain/contas/conta.ts";
import { SENHA_COMUM } from "#domain/contas/senha.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { isSenhaRefused } from "#server/auth/senha/check-senha.ts";
import { checkOwnSenha } from "#server/auth/senha/own-senha.ts";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { sendSenhaNotice } from "#server/auth/senha/senha-notice.ts";
import { renewSession } from "#server/auth/session/renew-session.ts";
import { setSenha } from "#server/data/people/usuarios.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { DataAnswer } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/senha.ts";

export function loader() {
  return redirect(href("/admin/conta"));
}

export async function action(
  args: Route.ActionArgs,
): Promise<Response | DataAnswer<{ done: string }>> {
  const work = await asStaff(args, "open", "conta");
  const { context, request, staff } = work;
  return answerForm(work, {
    schema: ownSenhaForm,
    hidden: ["senha_atual", "senha", "confirmacao"],
    async do({ senha_atual, senha }, refuse) {
      const wrong = { errors: { senha_atual: ["Senha atual incorreta"] } };
      if (await isSenhaRefused(context.services, staff.usuario, senha)) {
        return refuse(400, { errors: { senha: [SENHA_COMUM] } });
      }
      const known = await checkOwnSenha(context, staff, senha_atual);
      if (known.status === "limited") {
        return refuse(429, { errors: { senha_atual: [tooManyAttempts(known.minutes)] } });
      }
      if (known.status === "wrong") return refuse(400, wrong);
      const hash = await hashSenha(senha);
      const { id } = staff.usuario;
      const isSet = await work.transaction(async (tx) => {
        const only = { exceptSession: staff.sessionId, ifVersion: known.version };
        if (!(await setSenha(tx, id, hash, only))) return false;
        await sendSenhaNotice(context, tx, id);
        return true;
      });
      // `isSet` is false if somebody, such as an administrator, has changed the password since the check.
      if (!isSet) return refuse(400, wrong);
      const toast = { text: "Senha alterada. As outras sessões foram encerradas." };
      const headers = await renewSession(context, request, staff);
      return data({ done: crypto.randomUUID(), toast }, { headers });
    },
  });
}

export const clientAction = keepTyped;

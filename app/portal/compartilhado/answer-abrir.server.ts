/** A link that has ended gets the same error message as a link that never existed. */
import { type ActionFunctionArgs, redirect } from "react-router";
import {
  abrirPorCodigoForm,
  abrirPorLinkForm,
} from "#domain/compartilhamentos/compartilhamentos.ts";
import { LINK_ALTERADO, LINK_INATIVO, senhaIncorreta } from "#domain/compartilhamentos/textos.ts";
import { tooManyAttempts } from "#domain/contas/auth.ts";
import { z } from "#domain/z.ts";
import type { Named } from "#server/data/compartilhamentos/open-compartilhado.ts";
import { answerForm, type Refuse } from "#server/http/forms/answer-form.ts";
import type { DataAnswer } from "#server/http/forms/form-answer.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import { type RequestContext, requestContext } from "#server/http/request-context.ts";
import { openedCookie, openedPath, openShare } from "#server/portal/shared-access.ts";

const UNAVAILABLE = "O laudo não pode ser aberto agora. Tente de novo em alguns minutos.";

export async function answerAbrir({ context: provider, request }: ActionFunctionArgs) {
  const context = provider.get(requestContext);
  const sent = await readFormData(request, z.union([abrirPorLinkForm, abrirPorCodigoForm]));
  const posted = { context, request };
  const hidden = ["senha"];
  if (String(sent.get("link") ?? "") !== "") {
    return answerForm<z.output<typeof abrirPorLinkForm>>(posted, {
      sent,
      hidden,
      schema: abrirPorLinkForm,
      do({ link, prova, nome, senha }, refuse) {
        const proof = prova === "" ? {} : { prova: Buffer.from(prova, "base64url") };
        return answer(context, { named: { segredo: link, ...proof }, nome, senha }, refuse);
      },
    });
  }
  return answerForm<z.output<typeof abrirPorCodigoForm>>(posted, {
    sent,
    hidden,
    schema: abrirPorCodigoForm,
    do: ({ codigo, nome, senha }, refuse) =>
      answer(context, { named: { codigo }, nome, senha }, refuse),
  });
}

async function answer(
  context: RequestContext,
  requested: { named: Named; nome: string; senha: string },
  refuse: Refuse,
): Promise<Response | DataAnswer> {
  const opened = await openShare(context, { ...requested, via: "pagina" });
  switch (opened.status) {
    case "aberto": {
      const { abertura, token } = opened;
      const headers = { "Set-Cookie": openedCookie(context, abertura, token) };
      return redirect(openedPath(abertura), { status: 303, headers });
    }
    case "senha":
    case "falta":
      return refuse(400, { errors: { senha: [senhaIncorreta(opened.restam)] } });
    case "chave":
      return refuse(400, { notice: warning(LINK_ALTERADO) });
    case "limite": {
      const headers = { "Retry-After": String(opened.segundos) };
      const text = tooManyAttempts(Math.ceil(opened.segundos / 60));
      return refuse(429, { headers, notice: warning(text) });
    }
    case "fora":
      return refuse(503, { notice: warning(UNAVAILABLE) });
    default:
      return refuse(404, { notice: warning(LINK_INATIVO) });
  }
}

function warning(text: string) {
  return { title: "", text, kind: "warning" } as const;
}

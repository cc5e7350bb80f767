/** What the staff do with a message: its state, an answer, a consent taken back, a mail tried again. */
import { data, href } from "react-router";
import type { mensagemActionForm, respostaForm } from "#domain/mensagens.ts";
import type { z } from "#domain/z.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { readMensagem } from "#server/crypto/read-mensagem.ts";
import {
  getConsentimentoOf,
  withdrawConsentimentoOf,
} from "#server/data/mensagens/consentimentos.ts";
import { getMensagem, setEstadoMensagem } from "#server/data/mensagens/mensagens.ts";
import { createResposta, retryEmail } from "#server/data/mensagens/respostas.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";

const DONE = {
  nova: "Mensagem marcada como nova.",
  lida: "Mensagem marcada como lida.",
  respondida: "Mensagem marcada como respondida.",
  arquivada: "Mensagem arquivada.",
};

/** @throws a 404 where there is no such message */
export async function changeMensagem(
  work: StaffWork,
  id: string,
  change: z.infer<typeof mensagemActionForm>,
) {
  const { origin } = work.context;
  switch (change.formulario) {
    case "estado": {
      const isThere = await work.transaction((tx) => setEstadoMensagem(tx, id, change.estado));
      if (!isThere) throw data(null, { status: 404 });
      return done(work, id, DONE[change.estado]);
    }
    case "consentimento":
      await work.transaction(async (tx) => {
        if (!(await getMensagem(tx, id))) throw data(null, { status: 404 });
        await withdrawConsentimentoOf(tx, id, change.canal);
      });
      return done(work, id, "Retirada do consentimento registrada.");
    case "de-novo":
      await work.transaction((tx) =>
        retryEmail(tx, { tipo: change.email, id: change.id, origem: origin }),
      );
      return done(work, id, "O e-mail será tentado de novo em instantes.");
  }
}

/**
 * The answer is kept, its mail put in line, and the message answered, all or nothing.
 * @throws a 404 where there is no such message
 */
export async function sendResposta(
  work: StaffWork,
  mensagemId: string,
  { assunto, texto }: z.infer<typeof respostaForm>,
) {
  const { services, origin } = work.context;
  const { dataKeys } = services;
  const problem = await work.transaction(async (tx) => {
    const mensagem = await getMensagem(tx, mensagemId);
    if (!mensagem) throw data(null, { status: 404 });
    if (!readMensagem(dataKeys, mensagem).email) return "Esta pessoa não deixou e-mail.";
    if ((await getConsentimentoOf(tx, mensagemId))?.retirado_em) {
      return "O consentimento foi retirado: não responda.";
    }
    const id = crypto.randomUUID();
    const place = { table: "respostas", column: "cifrada", id };
    const kept = mensagem.cifrada ? dataKeys.encrypt(texto, place) : texto;
    await createResposta(tx, { id, mensagemId, assunto, texto: kept, origem: origin });
    return undefined;
  });
  if (problem) return data({ toast: { kind: "error" as const, text: problem } }, { status: 409 });
  return done(work, mensagemId, "Resposta guardada; o e-mail está a caminho.");
}

function done({ context }: StaffWork, id: string, text: string) {
  const flash = { title: "Sucesso", text, kind: "success" as const };
  return redirectWithFlash(context, href("/admin/mensagens/:id", { id }), flash);
}

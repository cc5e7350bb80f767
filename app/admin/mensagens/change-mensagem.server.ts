import { data, href } from "react-router";
import type { anotacaoForm } from "#domain/mensagens/anotacoes.ts";
import {
  isOnlyGreeting,
  type mensagemActionForm,
  type respostaForm,
  SO_SAUDACAO,
} from "#domain/mensagens/mensagens.ts";
import { UNDO_SECONDS, type Undo } from "#domain/registro/undo.ts";
import type { z } from "#domain/z.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { createAnotacao, listAnotacoes, removeAnotacao } from "#server/data/mensagens/anotacoes.ts";
import {
  getConsentimentoOf,
  withdrawConsentimentoOf,
} from "#server/data/mensagens/consentimentos.ts";
import { lockMensagem, setEstadoMensagem } from "#server/data/mensagens/mensagens.ts";
import { setResponsavel } from "#server/data/mensagens/responsaveis.ts";
import {
  createResposta,
  listRespostas,
  retryEmail,
  takeBackResposta,
} from "#server/data/mensagens/respostas.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import type { Refuse } from "#server/http/forms/answer-form.ts";
import { answerError, type FormAnswer } from "#server/http/forms/form-answer.ts";

const SENT_BEFORE =
  "Este texto já tinha sido guardado como estava antes da sua mudança. Recarregue a página para vê-lo.";

const DONE = {
  lida: "Mensagem marcada como lida.",
  respondida: "Mensagem marcada como respondida.",
  arquivada: "Mensagem arquivada.",
};

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
        if (!(await lockMensagem(tx, id))) throw data(null, { status: 404 });
        await withdrawConsentimentoOf(tx, id, change.canal);
      });
      return done(work, id, "Retirada do consentimento registrada.");
    case "de-novo":
      await work.transaction((tx) =>
        retryEmail(tx, { tipo: change.email, id: change.id, origem: origin }),
      );
      return done(work, id, "O e-mail será tentado de novo em instantes.");
    case "desfazer":
      return takeBack(work, id, change.id);
    case "responsavel":
      return changeResponsavel(work, id, change);
    case "apagar-anotacao": {
      const isRemoved = await work.transaction((tx) => removeAnotacao(tx, id, change.id));
      if (!isRemoved) return refused("Esta anotação já não existe, ou outra pessoa a escreveu.");
      return done(work, id, "Anotação excluída.");
    }
  }
}

const NOT_GIVEN = {
  mudou: "Outra pessoa mudou o responsável enquanto isso. Veja quem é agora.",
  nao_pode: "Esta pessoa já não responde mensagens. Escolha outra.",
};

async function changeResponsavel(
  work: StaffWork,
  mensagemId: string,
  { antes, responsavel }: { antes: string | null; responsavel: string | null },
) {
  const given = { mensagemId, antes, responsavel };
  const result = await work.transaction((tx) => setResponsavel(tx, given));
  if (result === "sem_mensagem") throw data(null, { status: 404 });
  if (result !== "feito") return refused(NOT_GIVEN[result]);
  return done(work, mensagemId, responsavel ? "Responsável mudado." : "Mensagem sem responsável.");
}

export async function addAnotacao(
  work: StaffWork,
  mensagemId: string,
  { novo_id: id, texto }: z.infer<typeof anotacaoForm>,
) {
  const isStored = await work.transaction(async (tx) => {
    const mensagem = await lockMensagem(tx, mensagemId);
    if (!mensagem) throw data(null, { status: 404 });
    if (await createAnotacao(tx, { id, mensagemId, texto })) return true;
    return (await listAnotacoes(tx, mensagem)).some((one) => one.id === id && one.texto === texto);
  });
  return isStored ? done(work, mensagemId, "Anotação guardada.") : refused(SENT_BEFORE);
}

export interface Undone {
  id: string;
  assunto: string;
  texto: string;
}

async function takeBack(work: StaffWork, mensagemId: string, respostaId: string) {
  const undone = await work.transaction((tx) => takeBackResposta(tx, mensagemId, respostaId));
  if (undone) return data<FormAnswer<{ undone: Undone }>>({ undone });
  return refused("Já não dá para desfazer: o e-mail saiu, ou está saindo.");
}

export async function sendResposta(
  work: StaffWork,
  mensagemId: string,
  { novo_id: id, assunto, texto }: z.infer<typeof respostaForm>,
  refuse: Refuse,
) {
  const { origin } = work.context;
  const answer = await work.transaction(async (tx) => {
    const mensagem = await lockMensagem(tx, mensagemId);
    if (!mensagem) throw data(null, { status: 404 });
    const { nome, email } = mensagem;
    if (isOnlyGreeting(texto, nome)) return refuse(400, { errors: { texto: [SO_SAUDACAO] } });
    if (!email) return refused("Esta pessoa não deixou e-mail.");
    if ((await getConsentimentoOf(tx, mensagemId))?.retirado_em) {
      return refused("O consentimento foi retirado: não responda.");
    }
    const isNew = await createResposta(tx, { id, mensagemId, assunto, texto, origem: origin });
    if (isNew) return undefined;
    const isSame = (await listRespostas(tx, mensagem)).some(
      (one) => one.id === id && one.assunto === assunto && one.texto === texto,
    );
    return isSame ? undefined : refused(SENT_BEFORE);
  });
  if (answer) return answer;
  const path = href("/admin/mensagens/:id", { id: mensagemId });
  const text = `Resposta guardada; o e-mail sai em ${UNDO_SECONDS} segundos.`;
  return done(work, mensagemId, text, { path, formulario: "desfazer", id });
}

const refused = (text: string) => answerError(text, 409);

function done({ context }: StaffWork, id: string, text: string, undo?: Undo) {
  const to = href("/admin/mensagens/:id", { id });
  const flash = { title: "Sucesso", text, kind: "success" as const, undo };
  return redirectWithFlash(context, to, flash);
}

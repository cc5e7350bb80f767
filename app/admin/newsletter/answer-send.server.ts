import { data, href } from "react-router";
import { sendNewsletterForm } from "#domain/mensagens/newsletter.ts";
import type { EventoId } from "#domain/registro/eventos.ts";
import { UNDO_SECONDS, type Undo } from "#domain/registro/undo.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { cancelEdicao, saveEdicao } from "#server/data/newsletter/edicoes.ts";
import {
  createEnvios,
  getNewsletterPost,
  moveEnvios,
  undoEnvios,
} from "#server/data/newsletter/envios.ts";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerDone, answerError } from "#server/http/forms/form-answer.ts";

export const MISSING = {
  message: "Este artigo não está publicado, e só o que é público vai aos inscritos.",
};

export function answerSend(work: StaffWork, postId: string) {
  const { context, staff } = work;
  const { queue } = context.services;
  return answerForm(work, {
    schema: sendNewsletterForm,
    do: (sent) =>
      work.transaction(async (tx) => {
        const post = await getNewsletterPost(tx, postId);
        if (!post) throw data(MISSING, { status: 404 });
        const { id } = post;
        const { origin } = context;
        const note = (acao: EventoId, quantos?: number) =>
          recordEvent(tx, { acao, coisa: "blog_posts", registro: id, quantos });
        const refused = (text: string) => answerError(text, 409);
        switch (sent.formulario) {
          case "teste":
            await saveEdicao(tx, id, { assunto: sent.assunto });
            await queue.sendMail(tx, {
              kind: "newsletter-teste",
              id: staff.usuario.id,
              post: id,
              origin,
            });
            return answerDone(`Mensagem de teste a caminho de ${staff.usuario.email}`);
          case "enviar": {
            await saveEdicao(tx, id, { assunto: sent.assunto });
            const count = await createEnvios(tx, id, UNDO_SECONDS);
            if (count === 0) return refused("Nenhum inscrito confirmado está sem este artigo.");
            await cancelEdicao(tx, id);
            await queue.send(tx, "send-newsletter", { id, origin }, { after: UNDO_SECONDS });
            await note("enviou_newsletter", count);
            const text = count === 1 ? "1 mensagem na fila" : `${count} mensagens na fila`;
            const start = `${text}. O envio começa em ${UNDO_SECONDS} segundos.`;
            return answerDone(start, { undo: undoBy("desfazer", id) });
          }
          case "agendar": {
            const { assunto, sai_em } = sent;
            await saveEdicao(tx, id, { assunto, sai_em });
            await queue.send(tx, "send-newsletter", { id, origin }, { after: sai_em });
            const text = `Envio agendado para ${formatDateTime(sai_em)}.`;
            return answerDone(text, { undo: undoBy("cancelar", id) });
          }
          case "cancelar":
            if (!(await cancelEdicao(tx, id))) return refused("Nenhum envio está agendado.");
            return answerDone("Agendamento cancelado. Nada vai sair sozinho.");
          case "desfazer": {
            const count = await undoEnvios(tx, id);
            if (count === 0) return refused("Já não dá para desfazer: o envio começou.");
            await note("desfez_newsletter", count);
            return answerDone("Envio desfeito. Nenhuma dessas mensagens saiu.");
          }
          case "parar": {
            const count = await moveEnvios(tx, id, ["na_fila"], "parado");
            if (count === 0) return refused("Não há mais mensagens na fila.");
            await note("parou_newsletter");
            return answerDone("Envio parado. O que já saiu não volta.");
          }
          case "continuar": {
            const from = ["na_fila", "parado", "falhou"] as const;
            const count = await moveEnvios(tx, id, from, "na_fila", UNDO_SECONDS);
            if (count === 0) return refused("Não há mensagens para continuar.");
            await queue.send(tx, "send-newsletter", { id, origin }, { after: UNDO_SECONDS });
            await note("continuou_newsletter");
            const text = `Envio retomado. Continua em ${UNDO_SECONDS} segundos.`;
            return answerDone(text, { undo: undoBy("parar", id) });
          }
        }
      }),
  });
}

export function undoBy(formulario: "desfazer" | "parar" | "cancelar", post: string): Undo {
  return { path: href("/admin/newsletter/enviar/:post", { post }), formulario, id: post };
}

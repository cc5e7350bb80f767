import { useState } from "react";
import { data, href, useActionData, useNavigation } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { useSendAgain } from "#app/admin/form/use-send-again.ts";
import { HeldMail } from "#app/admin/parts/held-mail.tsx";
import { Panel } from "#app/admin/parts/panel.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { AlertDialog } from "#app/ui/controls/alert-dialog.tsx";
import {
  MAILS_PER_SECOND,
  sendingState,
  sendNewsletterForm,
} from "#domain/mensagens/newsletter.ts";
import type { EventoId } from "#domain/registro/eventos.ts";
import { UNDO_SECONDS, type Undo } from "#domain/registro/undo.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import {
  createEnvios,
  getNewsletterPost,
  getProgress,
  isHeld,
  moveEnvios,
  undoEnvios,
} from "#server/data/newsletter/envios.ts";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerDone, answerError } from "#server/http/forms/form-answer.ts";
import { getClinic } from "#server/mail/render-letter.ts";
import type { Route } from "./+types/send.ts";
import { MailPreview } from "./mail-preview.tsx";
import { SendingProgress } from "./progress.tsx";

const MISSING = {
  message: "Este artigo não está publicado, e só o que é público vai aos inscritos.",
};

export async function loader(args: Route.LoaderArgs) {
  const { transaction, context, staff } = await asStaff(args, "open", "inscritos");
  const found = await transaction(async (tx) => {
    const post = await getNewsletterPost(tx, args.params.post);
    if (!post) return undefined;
    return { post, progress: await getProgress(tx, post.id), held: await isHeld(tx, post.id) };
  });
  if (!found) throw data(MISSING, { status: 404 });
  const { post, progress, held } = found;
  const { writeArticle } = await import("#server/mail/newsletter/write-newsletter.ts");
  const { clinic, logo } = await getClinic(context.services.database, context.origin);
  const { subject, html, text } = writeArticle({
    post,
    clinic,
    logo,
    origin: context.origin,
    leaveHref: new URL("/newsletter/sair", context.origin).href,
  });
  return {
    titulo: post.titulo,
    mail: { subject, html, text },
    progress,
    held,
    state: sendingState(progress, new Date()),
    ownEmail: staff.usuario.email,
    undo: undoBy("desfazer", post.id),
  };
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "create", "newsletter_envios");
  const { context, staff } = work;
  const { queue } = context.services;
  return answerForm(work, {
    schema: sendNewsletterForm,
    invalid: () => answerError("Pedido desconhecido", 400),
    do: ({ formulario }) =>
      work.transaction(async (tx) => {
        const post = await getNewsletterPost(tx, args.params.post);
        if (!post) throw data(MISSING, { status: 404 });
        const { id } = post;
        const { origin } = context;
        const note = (acao: EventoId, quantos?: number) =>
          recordEvent(tx, { acao, coisa: "blog_posts", registro: id, quantos });
        const refused = (text: string) => answerError(text, 409);
        switch (formulario) {
          case "teste":
            await queue.sendMail(tx, {
              kind: "newsletter-teste",
              id: staff.usuario.id,
              post: id,
              origin,
            });
            return answerDone(`Mensagem de teste a caminho de ${staff.usuario.email}`);
          case "enviar": {
            const count = await createEnvios(tx, id, UNDO_SECONDS);
            if (count === 0) return refused("Nenhum inscrito confirmado está sem este artigo.");
            await queue.send(tx, "send-newsletter", { id, origin }, { afterSeconds: UNDO_SECONDS });
            await note("enviou_newsletter", count);
            const text = count === 1 ? "1 mensagem na fila" : `${count} mensagens na fila`;
            const start = `${text}. O envio começa em ${UNDO_SECONDS} segundos.`;
            return answerDone(start, { undo: undoBy("desfazer", id) });
          }
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
            await queue.send(tx, "send-newsletter", { id, origin }, { afterSeconds: UNDO_SECONDS });
            await note("continuou_newsletter");
            const text = `Envio retomado. Continua em ${UNDO_SECONDS} segundos.`;
            return answerDone(text, { undo: undoBy("parar", id) });
          }
        }
      }),
  });
}

function undoBy(formulario: "desfazer" | "parar", post: string): Undo {
  return { path: href("/admin/newsletter/enviar/:post", { post }), formulario, id: post };
}

export const clientAction = keepTyped;

export default function EnviarPage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  const { titulo, mail, progress, held, state, ownEmail, undo } = loaderData;
  const { send: submit, sendAgain } = useSendAgain();
  const navigation = useNavigation();
  const [isConfirming, setIsConfirming] = useState(false);
  const busyWith = navigation.formData?.get("formulario");
  const send = (formulario: string) => submit({ formulario });
  useFormAnswer(answer, "O pedido não foi enviado", sendAgain);
  const { novos, parado, falhou } = progress;
  const canGoOn = state === "stalled" || parado > 0 || falhou > 0;
  return (
    <>
      <ScreenHead text={titulo} title="Enviar aos inscritos">
        <Button icon="arrow-left" variant="quiet" to={href("/admin/newsletter")}>
          Newsletter
        </Button>
      </ScreenHead>
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <MailPreview mail={mail} />
        <div className="grid gap-4 max-xl:order-first">
          <Panel title="Envio">
            <SendingProgress progress={progress} state={state} />
            {held && (
              <div className="mt-3">
                <HeldMail text="O envio começa em instantes" undo={undo} />
              </div>
            )}
            <p className={state === "never" ? "" : "mt-4"}>{recipientsText(novos, state)}</p>
            <div className="mt-4 flex flex-wrap gap-2">
              {novos > 0 && (
                <Button icon="send" variant="filled" onPress={() => setIsConfirming(true)}>
                  Enviar aos inscritos
                </Button>
              )}
              {!held && (state === "sending" || state === "stalled") && (
                <Button isBusy={busyWith === "parar"} onPress={() => send("parar")}>
                  Parar envio
                </Button>
              )}
              {canGoOn && (
                <Button isBusy={busyWith === "continuar"} onPress={() => send("continuar")}>
                  {state === "stalled" ? "Tentar de novo" : "Continuar envio"}
                </Button>
              )}
            </div>
          </Panel>
          <Panel
            text={`Chega a ${ownEmail}, e não conta como envio.`}
            title="Teste para você mesmo"
          >
            <Button icon="mail" isBusy={busyWith === "teste"} onPress={() => send("teste")}>
              Enviar teste para mim
            </Button>
          </Panel>
        </div>
      </div>
      <AlertDialog
        cancel="Cancelar"
        confirm="Enviar"
        isBusy={busyWith === "enviar"}
        isOpen={isConfirming}
        variant="filled"
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false);
          send("enviar");
        }}
        question={`Enviar a ${countText(novos)}?`}
      >
        “{titulo}” sai a {MAILS_PER_SECOND} mensagens por segundo, depois de {UNDO_SECONDS} segundos
        em que dá para desfazer. Você pode parar o envio, mas o que já saiu não volta.
      </AlertDialog>
    </>
  );
}

function countText(count: number): string {
  return count === 1 ? "1 inscrito" : `${count.toLocaleString("pt-BR")} inscritos`;
}

function recipientsText(fresh: number, state: string): string {
  if (state === "never") {
    return fresh === 0
      ? "Ainda não há inscritos confirmados."
      : `Vai a ${countText(fresh)}, a cada um uma única vez.`;
  }
  return fresh === 0
    ? "Todos os inscritos confirmados já estão neste envio."
    : `${countText(fresh)} ainda sem este artigo.`;
}

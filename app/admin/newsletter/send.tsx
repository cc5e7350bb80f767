/** Sends a published post to the subscribers: looked at, tried on oneself, then to all of them. */
import { useState } from "react";
import { data, href, useNavigation } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { refuse } from "#app/admin/form/refuse.ts";
import { useAnswerToast } from "#app/admin/form/use-answer-toast.ts";
import { useNotSent } from "#app/admin/form/use-not-sent.ts";
import { useSendAgain } from "#app/admin/form/use-send-again.ts";
import { Panel } from "#app/admin/parts/panel.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { AlertDialog } from "#app/ui/controls/alert-dialog.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { LinkButton } from "#app/ui/controls/link-button.tsx";
import { parseForm } from "#app/ui/read-form-data.ts";
import { MAILS_PER_SECOND, sendingState, sendNewsletterForm } from "#domain/newsletter.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import {
  createEnvios,
  getNewsletterPost,
  getProgress,
  moveEnvios,
} from "#server/data/newsletter/envios.ts";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import { getClinicName } from "#server/mail/render-letter.ts";
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
    return post && { post, progress: await getProgress(tx, post.id) };
  });
  if (!found) throw data(MISSING, { status: 404 });
  const { post, progress } = found;
  const { writeArticle } = await import("#server/mail/newsletter/write-newsletter.ts");
  const clinic = await getClinicName(context.services.database);
  const { subject, html, text } = writeArticle({
    post,
    clinic,
    origin: context.origin,
    leaveHref: new URL("/newsletter/sair", context.origin).href,
  });
  return {
    titulo: post.titulo,
    mail: { subject, html, text },
    progress,
    state: sendingState(progress, new Date()),
    ownEmail: staff.usuario.email,
  };
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "create", "newsletter_envios");
  const { context, staff } = work;
  const { queue } = context.services;
  const submission = await parseForm(args.request, sendNewsletterForm);
  if (submission.status !== "success") return refuse("Pedido desconhecido", 400);
  const { formulario } = submission.value;
  return work.transaction(async (tx) => {
    const post = await getNewsletterPost(tx, args.params.post);
    if (!post) throw data(MISSING, { status: 404 });
    const { id } = post;
    const { origin } = context;
    const note = (acao: string) => recordEvent(tx, { acao, coisa: "blog_posts", registro: id });
    switch (formulario) {
      case "teste":
        await queue.sendMail(tx, {
          kind: "newsletter-teste",
          id: staff.usuario.id,
          post: id,
          origin,
        });
        return say(`Mensagem de teste a caminho de ${staff.usuario.email}`);
      case "enviar": {
        const count = await createEnvios(tx, id);
        if (count === 0) return refuse("Nenhum inscrito confirmado está sem este artigo.", 409);
        await queue.send(tx, "send-newsletter", { id, origin });
        await note(`mandou enviar a ${count} inscritos`);
        return say(count === 1 ? "1 mensagem na fila" : `${count} mensagens na fila`);
      }
      case "parar": {
        const count = await moveEnvios(tx, id, ["na_fila"], "parado");
        if (count === 0) return refuse("Não há mais mensagens na fila.", 409);
        await note("parou o envio aos inscritos");
        return say("Envio parado. O que já saiu não volta.");
      }
      case "continuar": {
        const count = await moveEnvios(tx, id, ["na_fila", "parado", "falhou"], "na_fila");
        if (count === 0) return refuse("Não há mensagens para continuar.", 409);
        await queue.send(tx, "send-newsletter", { id, origin });
        await note("continuou o envio aos inscritos");
        return say("Envio retomado");
      }
    }
  });
}

function say(text: string) {
  return data({ toast: { kind: "success" as const, text } });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction);
}

export default function EnviarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { titulo, mail, progress, state, ownEmail } = loaderData;
  const { send: submit, sendAgain } = useSendAgain();
  const navigation = useNavigation();
  const [isAsking, setIsAsking] = useState(false);
  const busyWith = navigation.formData?.get("formulario");
  const send = (formulario: string) => submit({ formulario });
  useNotSent(actionData, "O pedido não foi enviado", sendAgain);
  useAnswerToast(actionData);
  const { novos, parado, falhou } = progress;
  const canGoOn = state === "stalled" || parado > 0 || falhou > 0;
  return (
    <>
      <ScreenHead text={titulo} title="Enviar aos inscritos">
        <LinkButton icon="arrow-left" look="quiet" to={href("/admin/newsletter")}>
          Newsletter
        </LinkButton>
      </ScreenHead>
      <div className="beside-list">
        <MailPreview mail={mail} />
        <div className="grid gap-4 max-xl:order-first">
          <Panel title="Envio">
            <SendingProgress progress={progress} state={state} />
            <p className={state === "never" ? "" : "mt-4"}>{recipientsText(novos, state)}</p>
            <div className="mt-4 flex flex-wrap gap-2">
              {novos > 0 && (
                <Button icon="send" look="filled" onPress={() => setIsAsking(true)}>
                  Enviar aos inscritos
                </Button>
              )}
              {(state === "sending" || state === "stalled") && (
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
        isOpen={isAsking}
        look="filled"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          send("enviar");
        }}
        question={`Enviar a ${countText(novos)}?`}
      >
        “{titulo}” sai a {MAILS_PER_SECOND} mensagens por segundo. Você pode parar o envio, mas o
        que já saiu não volta.
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

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
import { MAILS_PER_SECOND, sendingState } from "#domain/mensagens/newsletter.ts";
import { UNDO_SECONDS } from "#domain/registro/undo.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import { MINUTE_MS } from "#domain/texto/durations.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { type Edicao, getEdicao } from "#server/data/newsletter/edicoes.ts";
import { getNewsletterPost, getProgress, isHeld } from "#server/data/newsletter/envios.ts";
import { getClinic } from "#server/mail/render-letter.ts";
import type { Route } from "./+types/send.ts";
import { answerSend, MISSING, undoBy } from "./answer-send.server.ts";
import { EdicaoFields, type TypedEdicao } from "./edicao-fields.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { SendingProgress } from "./progress.tsx";

/** A sending that is overdue by more than this did not start, because its article was not published. */
const LATE_MS = 2 * MINUTE_MS;

export async function loader(args: Route.LoaderArgs) {
  const { transaction, context, staff } = await asStaff(args, "open", "inscritos");
  const found = await transaction(async (tx) => {
    const post = await getNewsletterPost(tx, args.params.post);
    if (!post) return undefined;
    const { id } = post;
    return {
      post,
      edicao: await getEdicao(tx, id),
      progress: await getProgress(tx, id),
      held: await isHeld(tx, id),
    };
  });
  if (!found) throw data(MISSING, { status: 404 });
  const { post, edicao, progress, held } = found;
  const { writeArticle } = await import("#server/mail/newsletter/write-newsletter.ts");
  const { clinic, logo } = await getClinic(context.services.database, context.origin);
  const { subject, html, text } = writeArticle({
    post,
    assunto: null,
    clinic,
    logo,
    origin: context.origin,
    leaveHref: new URL("/newsletter/sair", context.origin).href,
  });
  return {
    titulo: post.titulo,
    mail: { subject, html, text },
    edicao,
    progress,
    held,
    state: sendingState(progress, new Date()),
    ownEmail: staff.usuario.email,
    undo: undoBy("desfazer", post.id),
  };
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "create", "newsletter_envios");
  return answerSend(work, args.params.post);
}

export const clientAction = keepTyped;

export default function EnviarPage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  const { titulo, mail, edicao, progress, held, state, ownEmail, undo } = loaderData;
  const { send: submit, sendAgain } = useSendAgain();
  const navigation = useNavigation();
  const [isConfirming, setIsConfirming] = useState(false);
  const busyWith = navigation.formData?.get("formulario");
  const stored = asTyped(edicao);
  const [changed, setChanged] = useState({ of: stored, typed: stored });
  // A subject or time that anybody has stored meanwhile replaces the typed one.
  const current = (name: keyof TypedEdicao) =>
    changed.of[name] === stored[name] ? changed.typed[name] : stored[name];
  const typed: TypedEdicao = { assunto: current("assunto"), sai_em: current("sai_em") };
  const { assunto } = typed;
  const send = (formulario: string, more: Partial<TypedEdicao> = {}) =>
    submit({ formulario, ...more });
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
        <MailPreview mail={{ ...mail, subject: assunto.trim() || mail.subject }} />
        <div className="grid gap-4 max-xl:order-first">
          <Panel title="Envio">
            <SendingProgress progress={progress} state={state} />
            {held && (
              <div className="mt-3">
                <HeldMail text="O envio começa em instantes" undo={undo} />
              </div>
            )}
            <p className={state === "never" ? "" : "mt-4"}>{recipientsText(novos, state)}</p>
            {edicao.sai_em && <ScheduledText sai_em={edicao.sai_em} />}
            <EdicaoFields
              key={JSON.stringify(stored)}
              errors={answer?.result?.error ?? undefined}
              typed={typed}
              placeholder={mail.subject}
              onTyped={(typed) => setChanged({ of: stored, typed })}
            />
            <div className="mt-4 flex flex-wrap gap-2">
              {typed.sai_em !== "" && (
                <Button
                  icon="clock"
                  isBusy={busyWith === "agendar"}
                  variant="filled"
                  onPress={() => send("agendar", typed)}
                >
                  Agendar envio
                </Button>
              )}
              {typed.sai_em === "" && novos > 0 && (
                <Button icon="send" variant="filled" onPress={() => setIsConfirming(true)}>
                  Enviar aos inscritos
                </Button>
              )}
              {edicao.sai_em && (
                <Button isBusy={busyWith === "cancelar"} onPress={() => send("cancelar")}>
                  Cancelar agendamento
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
            <Button
              icon="mail"
              isBusy={busyWith === "teste"}
              onPress={() => send("teste", { assunto })}
            >
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
          send("enviar", { assunto });
        }}
        question={`Enviar a ${countText(novos)}?`}
      >
        “{titulo}” sai a {MAILS_PER_SECOND} mensagens por segundo, depois de {UNDO_SECONDS} segundos
        em que dá para desfazer. Você pode parar o envio, mas o que já saiu não volta.
      </AlertDialog>
    </>
  );
}

function asTyped({ assunto, sai_em }: Edicao): TypedEdicao {
  return { assunto: assunto ?? "", sai_em: sai_em ? formatDateTime(sai_em) : "" };
}

function ScheduledText({ sai_em }: { sai_em: Date }) {
  const isLate = sai_em.getTime() + LATE_MS < Date.now();
  return (
    <p className="mt-4 rounded-panel bg-aviso-fundo p-3 text-aviso">
      {isLate
        ? `Devia ter saído em ${formatDateTime(sai_em)}, mas o artigo não estava publicado. Agende de novo, ou envie agora.`
        : `Sai sozinho em ${formatDateTime(sai_em)}, a quem estiver inscrito nessa hora.`}
    </p>
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

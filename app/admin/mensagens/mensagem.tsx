import { Form, href, useActionData, useLoaderData, useSubmit } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { useLastSent } from "#app/admin/form/use-last-sent.ts";
import { Panel } from "#app/admin/parts/panel.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { anotacaoForm } from "#domain/mensagens/anotacoes.ts";
import {
  type ChosenEstado,
  mensagemActionForm,
  respostaForm,
} from "#domain/mensagens/mensagens.ts";
import { z } from "#domain/z.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerError, type DataAnswer } from "#server/http/forms/form-answer.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import type { Route } from "./+types/mensagem.ts";
import {
  addAnotacao,
  changeMensagem,
  sendResposta,
  type Undone,
} from "./change-mensagem.server.ts";
import { ConsentPanel } from "./consent-panel.tsx";
import { loadMensagem } from "./load-mensagem.server.ts";
import { MailStandingLine } from "./mail-standing.tsx";
import { EstadoBadge, WaitBadge } from "./mensagem-badges.tsx";
import { Notes } from "./notes.tsx";
import { OwnerForm } from "./owner-form.tsx";
import { READY_ANSWER, ReadyAnswers } from "./ready-answers.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { Respostas } from "./respostas.tsx";
import { Writing } from "./writing.tsx";

const NOT_CHANGED = "Erro ao atualizar a mensagem";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "mensagens");
  return { mensagem: await loadMensagem(work, args.params.id) };
}

export async function action(
  args: Route.ActionArgs,
): Promise<Response | DataAnswer<{ undone: Undone }>> {
  const work = await asStaff(args, "update", "mensagens");
  const forms = z.union([mensagemActionForm, respostaForm, anotacaoForm]);
  const sent = await readFormData(args.request, forms);
  const { id } = args.params;
  if (sent.get("formulario") === "resposta") {
    const schema = respostaForm;
    return answerForm(work, {
      sent,
      schema,
      do: (value, refuse) => sendResposta(work, id, value, refuse),
    });
  }
  if (sent.get("formulario") === "anotacao") {
    const schema = anotacaoForm;
    return answerForm(work, { sent, schema, do: (value) => addAnotacao(work, id, value) });
  }
  return answerForm(work, {
    sent,
    schema: mensagemActionForm,
    invalid: () => answerError(NOT_CHANGED, 400),
    do: (change) => changeMensagem(work, id, change),
  });
}

export const clientAction = keepTyped;

const STATE_BUTTONS: { estado: ChosenEstado; label: string; icon: string }[] = [
  { estado: "lida", label: "Marcar como lida", icon: "check" },
  { estado: "respondida", label: "Marcar como respondida", icon: "mail" },
  { estado: "arquivada", label: "Arquivar", icon: "file-check" },
];

export default function MensagemPage() {
  const { mensagem } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { nome, estado, wait, notice, consent } = mensagem;
  const canReply = mensagem.email && !consent?.retirado_em;
  const submit = useSubmit();
  const sent = useLastSent();
  const sentForm = sent?.get("formulario");
  // Only the form that was sent gets the answer, because that form repeats its request after a new sign-in.
  const isOfReply = canReply && (!sentForm || sentForm === "resposta");
  const isOfNotes = sentForm === "anotacao";
  useFormAnswer(isOfReply || isOfNotes ? undefined : answer, NOT_CHANGED, () => {
    if (sent) void submit(sent, { method: "post" });
  });
  const undone = answer?.undone;
  return (
    <>
      <ScreenHead
        text={
          <span className="flex flex-wrap items-center gap-2">
            <EstadoBadge estado={estado} />
            <WaitBadge wait={wait} />
          </span>
        }
        title={nome}
      >
        <Button icon="arrow-left" variant="quiet" to={href("/admin/mensagens")}>
          Todas as mensagens
        </Button>
      </ScreenHead>
      <div className="mb-5 flex flex-wrap gap-2">
        {STATE_BUTTONS.filter((button) => button.estado !== estado).map((button) => (
          <Form key={button.estado} method="post">
            <input name="formulario" type="hidden" value="estado" />
            <input name="estado" type="hidden" value={button.estado} />
            <Button icon={button.icon} type="submit">
              {button.label}
            </Button>
          </Form>
        ))}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <Writing mensagem={mensagem} />
          <Respostas respostas={mensagem.respostas} />
          {canReply && (
            <Panel
              id="responder"
              text={`A resposta sai daqui para ${mensagem.email} e fica guardada com a mensagem.`}
              title="Responder por e-mail"
            >
              {undone && (
                <div className="mb-5 rounded-control bg-neutro-100 px-4 py-3">
                  <Notice
                    isFocused
                    kind="success"
                    text="O texto está de volta aqui, para você mudar e enviar de novo."
                    title="O e-mail não saiu"
                  />
                </div>
              )}
              <ReplyForm
                answer={isOfReply ? answer : undefined}
                isUndone={undone !== undefined}
                // The key remounts the form after an answer was sent or cancelled.
                key={undone?.id ?? mensagem.respostas.length}
                newId={mensagem.newId}
                nome={nome}
                readyAnswers={mensagem.readyAnswers}
                subject={undone?.assunto ?? mensagem.subject}
                text={undone?.texto ?? mensagem.greeting}
              />
            </Panel>
          )}
          <Notes
            answer={isOfNotes ? answer : undefined}
            newId={mensagem.newId}
            notes={mensagem.notes}
          />
        </div>
        <div className="grid gap-5">
          <Panel title="Quem cuida">
            <OwnerForm owner={mensagem.owner} people={mensagem.people} />
          </Panel>
          {mensagem.whatsapp && !consent?.retirado_em && (
            <Panel text="Abre a conversa com um texto já escrito." title="WhatsApp">
              <div className="grid gap-3">
                <div>
                  <Button icon="external" rel="noopener" target="_blank" to={mensagem.whatsapp}>
                    Responder no WhatsApp
                  </Button>
                </div>
                <ReadyAnswers
                  answers={mensagem.readyAnswers}
                  label={canReply ? "Com um texto pronto" : "Respostas prontas"}
                >
                  {({ nome: name, texto }, close) => (
                    <a
                      className={READY_ANSWER}
                      href={`${mensagem.whatsapp}${encodeURIComponent(`\n\n${texto}`)}`}
                      onClick={close}
                      rel="noopener"
                      target="_blank"
                    >
                      {name}
                      <span className="sr-only"> (abre o WhatsApp)</span>
                    </a>
                  )}
                </ReadyAnswers>
              </div>
            </Panel>
          )}
          <Panel title="Aviso à clínica">
            <MailStandingLine email="mensagem" id={mensagem.id} standing={notice} />
          </Panel>
          <ConsentPanel consent={consent} tipo={mensagem.tipo} />
        </div>
      </div>
    </>
  );
}

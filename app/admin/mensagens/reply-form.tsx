import { useEffect, useRef } from "react";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { respostaFormTo } from "#domain/mensagens/mensagens.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";
import { insertText } from "./insert-text.ts";
import { NewIdField } from "./new-id-field.tsx";
import { READY_ANSWER, type ReadyAnswer, ReadyAnswers } from "./ready-answers.tsx";

interface ReplyFormProps {
  answer: FormAnswer | undefined;
  newId: string;
  subject: string;
  text: string;
  /** The name of the message's sender. A reply that only greets this person is refused. */
  nome: string;
  isUndone: boolean;
  readyAnswers: readonly ReadyAnswer[];
}

export function ReplyForm(props: ReplyFormProps) {
  const { answer, newId, subject, text, nome, isUndone, readyAnswers } = props;
  const form = useRef<HTMLFormElement>(null);
  const area = () => form.current?.querySelector("textarea");
  useEffect(() => {
    const { length } = area()?.value ?? "";
    area()?.setSelectionRange(length, length);
  }, []);
  return (
    <AdminForm
      answer={answer}
      defaultValue={{ assunto: subject, texto: text }}
      failure="Erro ao enviar a resposta"
      formRef={form}
      id="resposta"
      isUnsaved={isUndone}
      label="Responder por e-mail"
      schema={respostaFormTo(nome)}
      submit={{ label: "Responder por e-mail", busy: "Enviando..." }}
    >
      {(fields) => (
        <>
          <NewIdField newId={newId} />
          <TextField field={fields.assunto} label="Assunto" required />
          <ReadyAnswers answers={readyAnswers} label="Respostas prontas">
            {(ready, close) => (
              <button
                className={READY_ANSWER}
                onClick={() => {
                  close();
                  const text = area();
                  if (text) insertText(text, ready.texto);
                }}
                type="button"
              >
                {ready.nome}
              </button>
            )}
          </ReadyAnswers>
          <TextField field={fields.texto} label="Resposta" required rows={8} />
        </>
      )}
    </AdminForm>
  );
}

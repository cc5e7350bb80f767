import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { respostaFormTo } from "#domain/mensagens/mensagens.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";

interface ReplyFormProps {
  answer: FormAnswer | undefined;
  subject: string;
  text: string;
  /** The name of the message's sender. A reply of nothing but a greeting to this name is refused. */
  nome: string;
  /** True if the text is that of a cancelled answer. */
  isUndone: boolean;
}

export function ReplyForm({ answer, subject, text, nome, isUndone }: ReplyFormProps) {
  return (
    <AdminForm
      answer={answer}
      defaultValue={{ assunto: subject, texto: text }}
      failure="Erro ao enviar a resposta"
      id="resposta"
      isUnsaved={isUndone}
      label="Responder por e-mail"
      schema={respostaFormTo(nome)}
      submit={{ label: "Responder por e-mail", busy: "Enviando..." }}
    >
      {(fields) => (
        <>
          <TextField field={fields.assunto} label="Assunto" required />
          <TextField field={fields.texto} label="Resposta" required rows={8} />
        </>
      )}
    </AdminForm>
  );
}

import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { useAdminForm } from "#app/admin/form/use-admin-form.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { respostaFormTo } from "#domain/mensagens/mensagens.ts";

interface ReplyFormProps {
  answer: unknown;
  subject: string;
  text: string;
  /** The sender's name, by which a reply that is only a greeting is recognised. */
  nome: string;
  /** The text is an answer that was cancelled. */
  isUndone: boolean;
}

export function ReplyForm({ answer, subject, text, nome, isUndone }: ReplyFormProps) {
  const [form, fields] = useAdminForm({
    id: "resposta",
    schema: respostaFormTo(nome),
    answer,
    defaultValue: { assunto: subject, texto: text },
  });
  return (
    <AdminForm
      answer={answer}
      failure="Erro ao enviar a resposta"
      form={form}
      isUnsaved={isUndone}
      label="Responder por e-mail"
      submit={{ label: "Responder por e-mail", busy: "Enviando..." }}
    >
      <TextField field={fields.assunto} label="Assunto" required />
      <TextField field={fields.texto} label="Resposta" required rows={8} />
    </AdminForm>
  );
}

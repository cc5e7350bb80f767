import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import { PEDIDO_LABELS, PEDIDOS } from "#domain/mensagens/mensagens.ts";
import type { PublicFormAnswer } from "../form/answer-public-form.server.ts";
import { ConsentText } from "../form/consent-text.tsx";
import { FormOutcome } from "../form/form-outcome.tsx";
import { Honeypot } from "../form/honeypot.tsx";

const FIELDS = ["nome", "email", "cpf", "pedido", "detalhes"] as const;
const ID = "direitos";
const SENT = {
  title: "Pedido recebido.",
  text: "Respondemos ao seu e-mail em até 15 dias.",
};
const CHOICES = [
  { value: "", label: "Escolha" },
  ...PEDIDOS.map((value) => ({ value, label: PEDIDO_LABELS[value] })),
];

interface DireitosFormProps {
  answer: PublicFormAnswer | undefined;
  isSent: boolean;
}

export function DireitosForm({ answer, isSent }: DireitosFormProps) {
  const fields = answeredFields(FIELDS, answer?.result);
  return (
    <section aria-labelledby={ID} className="section-space bg-papel-fundo print:hidden">
      <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.25fr]">
        <div>
          <h2 className="scroll-mt-8 text-h2" id={ID}>
            Exercer meus direitos
          </h2>
          <p className="mt-4 max-w-prose text-neutro-700">
            Peça aqui o que a LGPD garante a você. Respondemos em até 15 dias; se for preciso,
            confirmamos antes que é você.
          </p>
        </div>
        <div className="max-w-prose">
          <div className="mb-6 empty:hidden">
            <FormOutcome answer={answer} success={isSent ? SENT : undefined} />
          </div>
          <form action="/privacidade" className="grid gap-5" method="post" noValidate>
            <TextField autoComplete="name" field={fields.nome} label="Nome" required />
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                autoComplete="email"
                field={fields.email}
                label="E-mail"
                required
                type="email"
              />
              <TextField
                autoComplete="off"
                data-mask="cpf"
                field={fields.cpf}
                inputMode="numeric"
                label="CPF"
                placeholder="000.000.000-00"
                required
              />
            </div>
            <SelectField choices={CHOICES} field={fields.pedido} label="Pedido" required />
            <TextField
              description="Opcional. Não envie documentos nem resultados de exames."
              field={fields.detalhes}
              label="Detalhes"
              rows={5}
            />
            <Honeypot />
            <ConsentText finalidade="direitos" />
            <div>
              <Button variant="filled" type="submit">
                Enviar pedido
              </Button>
            </div>
          </form>
        </div>
      </div>
    </section>
  );
}

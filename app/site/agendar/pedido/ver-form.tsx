import { Button } from "#app/ui/button.tsx";
import { textValue } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import { PEDIDO_NAO_ENCONTRADO } from "#domain/agendamentos/agendamentos.ts";
import { tooManyAttempts } from "#domain/contas/auth.ts";
import { ACESSO_MINUTOS } from "#domain/laudos/acesso.ts";
import { dayFirst } from "#domain/texto/fields.ts";
import { PhoneButton } from "../../clinica/phone-button.tsx";
import { WhatsappButton } from "../../clinica/whatsapp-button.tsx";
import type { PedidoAnswer } from "./answer-pedido.server.ts";

export function VerForm({ answer }: { answer: PedidoAnswer | undefined }) {
  const { nascimento } = answeredFields(["nascimento"], answer?.result);
  const { outcome, minutos = 0 } = answer ?? {};
  return (
    <section
      aria-labelledby="ver"
      className="rounded-wide border border-neutro-200 bg-white p-6 sm:p-10"
    >
      <h2 className="text-h2" id="ver">
        Ver o pedido
      </h2>
      {outcome && (
        <div
          // The focus brings the message into view, and screen readers read it out.
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus
          className="notice mt-6"
          data-kind="warning"
          role="status"
          tabIndex={-1}
        >
          <p className="font-semibold">{textOf(outcome, minutos)}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <PhoneButton variant="outline" />
            <WhatsappButton
              label="WhatsApp"
              text="Olá! Preciso de ajuda com o meu pedido de agendamento."
              variant="outline"
            />
          </div>
        </div>
      )}
      <form autoComplete="off" className="mt-6 grid gap-5" method="post" noValidate>
        <input name="formulario" type="hidden" value="ver" />
        <TextField
          data-mask="data"
          defaultValue={dayFirst(textValue(nascimento) ?? "")}
          description="Do paciente: dia, mês e ano."
          field={nascimento}
          inputMode="numeric"
          label="Data de nascimento"
          placeholder="dd/mm/aaaa"
          required
        />
        <div>
          <Button className="w-full sm:w-auto" variant="filled" type="submit">
            Ver pedido
          </Button>
        </div>
      </form>
    </section>
  );
}

function textOf(outcome: NonNullable<PedidoAnswer["outcome"]>, minutos: number): string {
  switch (outcome) {
    case "nada":
      return PEDIDO_NAO_ENCONTRADO;
    case "limite":
      return tooManyAttempts(minutos);
    case "acabou":
      return `Por segurança, o acesso termina depois de ${ACESSO_MINUTOS} minutos sem uso. Informe a data de novo.`;
    default:
      return "O pedido não pode ser lido agora. Tente de novo em alguns minutos ou fale com a clínica.";
  }
}

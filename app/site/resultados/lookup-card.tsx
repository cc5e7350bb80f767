import type { ReactNode } from "react";
import { tooManyAttempts } from "#domain/contas/auth.ts";
import { PhoneButton } from "../clinica/phone-button.tsx";
import { WhatsappButton } from "../clinica/whatsapp-button.tsx";
import type { LookUpAnswer, LookUpOutcome } from "./answer-look-up.server.ts";

interface LookupCardProps {
  answer: LookUpAnswer | undefined;
  title: string;
  children: ReactNode;
}

export function LookupCard({ answer, title, children }: LookupCardProps) {
  return (
    <section aria-labelledby="buscar">
      <div className="rounded-wide border border-neutro-200 bg-white p-6 sm:p-10">
        <h2 className="text-h2" id="buscar">
          {title}
        </h2>
        {answer?.outcome && <Outcome minutos={answer.minutos} outcome={answer.outcome} />}
        {children}
      </div>
    </section>
  );
}

export function ClinicContacts() {
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <PhoneButton variant="outline" />
      <WhatsappButton
        label="WhatsApp"
        variant="outline"
        text="Olá! Preciso de ajuda para acessar meus resultados."
      />
    </div>
  );
}

function Outcome({ outcome, minutos = 0 }: { outcome: LookUpOutcome; minutos?: number }) {
  return (
    <div
      // The focus brings the message into view, and screen readers read it out.
      // biome-ignore lint/a11y/noAutofocus: see above
      autoFocus
      className="notice mt-6"
      data-kind={outcome === "codigo" ? "success" : "warning"}
      role="status"
      tabIndex={-1}
    >
      <p className="font-semibold">{textOf(outcome, minutos)}</p>
      {outcome === "nada" && (
        <p>
          Confira o CPF, a data de nascimento e o protocolo. Se não der certo,{" "}
          <a className="link" href="/contato">
            fale conosco
          </a>
          .
        </p>
      )}
      {outcome === "codigo" && <p>Se chegar mais de um, vale só o mais novo.</p>}
      {(outcome === "fora" || outcome === "limite") && <ClinicContacts />}
    </div>
  );
}

function textOf(outcome: LookUpOutcome, minutos: number): string {
  switch (outcome) {
    case "nada":
      return "Não encontramos resultados com esses dados.";
    case "codigo":
      return "Se os dados conferem, enviamos um código de acesso para o e-mail cadastrado.";
    case "limite":
      return tooManyAttempts(minutos);
    case "vencido":
      return "O seu pedido de código venceu. Busque de novo com o CPF e a data de nascimento.";
    default:
      return "A busca não está disponível agora. Tente de novo em alguns minutos ou fale com a clínica.";
  }
}

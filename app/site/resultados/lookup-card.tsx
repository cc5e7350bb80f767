import type { ReactNode } from "react";
import type { FormResult } from "#app/ui/form-answer.ts";
import { tooManyAttempts } from "#domain/contas/auth.ts";
import { PhoneButton } from "../clinica/phone-button.tsx";
import { WhatsappButton } from "../clinica/whatsapp-button.tsx";
import type { LookUpNotice } from "./load-answer.ts";

export interface LookUpAnswer {
  result: FormResult;
  step: "buscar" | "codigo";
  notice?: LookUpNotice | undefined;
  minutos: number;
}

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
        {answer?.notice && <Outcome minutos={answer.minutos} notice={answer.notice} />}
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

function Outcome({ notice, minutos }: { notice: LookUpNotice; minutos: number }) {
  return (
    <div
      // The message may be far down the page; the focus brings it into view and has it read out.
      // biome-ignore lint/a11y/noAutofocus: see above
      autoFocus
      className="notice mt-6"
      data-kind={notice === "codigo" ? "success" : "warning"}
      role="status"
      tabIndex={-1}
    >
      <p className="font-semibold">{textOf(notice, minutos)}</p>
      {notice === "nada" && (
        <p>
          Confira o CPF, a data de nascimento e o protocolo. Se não der certo,{" "}
          <a className="link" href="/contato">
            fale conosco
          </a>
          .
        </p>
      )}
      {notice === "codigo" && <p>Se chegar mais de um, vale só o mais novo.</p>}
      {(notice === "fora" || notice === "limite") && <ClinicContacts />}
    </div>
  );
}

function textOf(notice: LookUpNotice, minutos: number): string {
  switch (notice) {
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

/** The look-up and, after it, the code: real forms that answer in the page. */
import type { ReactNode } from "react";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields, type FormResult } from "#app/ui/form-answer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { tooManyAttempts } from "#domain/auth.ts";
import { PhoneButton } from "../phone-button.tsx";
import { WhatsappButton } from "../whatsapp-button.tsx";
import type { LookUpNotice } from "./load-answer.ts";

export interface LookUpAnswer {
  result: FormResult;
  step: "buscar" | "codigo";
  notice?: LookUpNotice | undefined;
  minutos: number;
}

export function LookupForm({ answer }: { answer: LookUpAnswer | undefined }) {
  const fields = answeredFields(["cpf", "dataNascimento", "protocolo"], answer?.result);
  return (
    <Card answer={answer} title="Buscar resultados">
      <form autoComplete="off" className="mt-6 grid gap-5" method="post" noValidate>
        <TextField
          data-mask="cpf"
          description="De uma criança, o CPF do responsável."
          field={fields.cpf}
          inputMode="numeric"
          label="CPF do Paciente"
          placeholder="000.000.000-00"
          required
        />
        <TextField field={fields.dataNascimento} label="Data de Nascimento" required type="date" />
        <TextField
          autoCapitalize="characters"
          data-slip=""
          description={
            <>
              Está no comprovante do exame. Sem ele, enviamos um código para o{" "}
              <span className="whitespace-nowrap">e-mail</span> cadastrado.
            </>
          }
          field={fields.protocolo}
          label="Protocolo do Exame (opcional)"
          spellCheck={false}
        />
        <p className="flex gap-3 text-note text-neutro-700">
          <Icon name="shield-check" className="mt-0.5 size-5 text-texto-primaria" />
          <span>
            Pedimos estes dados só para confirmar que o laudo é seu. Eles são protegidos pela Lei
            Geral de Proteção de Dados (LGPD). Veja a{" "}
            <a className="link" href="/privacidade">
              Política de Privacidade
            </a>
            .
          </span>
        </p>
        <div>
          <button className="button w-full sm:w-auto" type="submit">
            <Icon name="search" className="size-5" />
            Buscar Resultados
          </button>
        </div>
      </form>
    </Card>
  );
}

export function CodeForm({ answer }: { answer: LookUpAnswer | undefined }) {
  const { codigo } = answeredFields(["codigo"], answer?.result);
  return (
    <Card answer={answer} title="Digite o código">
      <form
        action="/resultados"
        autoComplete="off"
        className="mt-6 grid gap-5"
        method="post"
        noValidate
      >
        <input name="formulario" type="hidden" value="codigo" />
        <TextField
          autoComplete="one-time-code"
          description="São 6 números. O código vale por 10 minutos, neste aparelho."
          field={codigo}
          inputMode="numeric"
          label="Código de acesso"
          required
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button className="button w-full sm:w-auto" type="submit">
            Confirmar código
          </button>
          <a className="link inline-flex min-h-11 items-center" href="/resultados">
            Buscar de novo
          </a>
        </div>
      </form>
    </Card>
  );
}

interface CardProps {
  answer: LookUpAnswer | undefined;
  title: string;
  children: ReactNode;
}

function Card({ answer, title, children }: CardProps) {
  return (
    <section aria-labelledby="buscar">
      <div className="rounded-wide border border-neutro-200 bg-white p-6 sm:p-10">
        <h2 className="text-h2" id="buscar">
          {title}
        </h2>
        {answer?.notice && <Told minutos={answer.minutos} notice={answer.notice} />}
        {children}
      </div>
    </section>
  );
}

function Told({ notice, minutos }: { notice: LookUpNotice; minutos: number }) {
  return (
    <div
      // The message may be far down the page: it takes the focus, so that it is seen and read out.
      // biome-ignore lint/a11y/noAutofocus: see above
      autoFocus
      className="notice mt-6"
      data-kind={notice === "codigo" ? "success" : "warning"}
      role="status"
      tabIndex={-1}
    >
      <p className="font-semibold">{textOf(notice, minutos)}</p>
      {notice === "nada" && (
        <p>Confira o CPF, a data de nascimento e o protocolo. Se não der certo, fale conosco.</p>
      )}
      {notice === "fora" && (
        <div className="mt-4 flex flex-wrap gap-3">
          <PhoneButton look="outline" />
          <WhatsappButton label="WhatsApp" look="outline" />
        </div>
      )}
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
    default:
      return "A busca não está disponível agora. Tente de novo em alguns minutos ou fale com a clínica.";
  }
}

import { useRef } from "react";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { Panel } from "#app/admin/parts/panel.tsx";
import { fillControl } from "#app/ui/controls/announced.ts";
import { CheckField } from "#app/ui/controls/check-field.tsx";
import { DateField } from "#app/ui/controls/date-field.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import {
  autorizacaoForm,
  EXAME_DESCONHECIDO,
  encerrarForm,
  exameForm,
  FOTO_ILEGIVEL,
  NAO_SEI,
  PARTICULAR,
  pedirFotoForm,
} from "#domain/agendamentos/agendamentos.ts";
import { canMove, type EstadoAgendamento, isAberto } from "#domain/agendamentos/estados.ts";
import { prazoAutorizacao } from "#domain/agendamentos/prazo.ts";
import { dayFirst, parseTypedDay } from "#domain/texto/fields.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";
import type { LoadedAgendamento } from "./load-detail.server.ts";

const ACOES = ["autorizacao", "foto", "exame", "cancelar", "nao-atendemos"] as const;
export type Acao = (typeof ACOES)[number];

export function readAcao(typed: string | null, estado: EstadoAgendamento): Acao | undefined {
  const acao = ACOES.find((one) => one === typed);
  if (acao === "nao-atendemos" && !canMove(estado, "nao_atendemos", "equipe")) return undefined;
  if (acao === "autorizacao" && estado !== "novo" && estado !== "aguardando_autorizacao") {
    return undefined;
  }
  return isAberto(estado) ? acao : undefined;
}

interface StepFormProps {
  acao: Acao;
  agendamento: LoadedAgendamento;
  answer: FormAnswer | undefined;
}

export function StepForm(props: StepFormProps) {
  switch (props.acao) {
    case "autorizacao":
      return <AuthorisationForm {...props} />;
    case "foto":
      return <PhotoForm {...props} />;
    case "exame":
      return <ExameForm {...props} />;
    default:
      return <EndForm {...props} />;
  }
}

const SAVE = { label: "Salvar", busy: "Salvando..." };
const FAILURE = "Erro ao atualizar o agendamento";

function shared({ agendamento: { id, versao }, answer }: StepFormProps) {
  return { answer, failure: FAILURE, versao, cancelTo: `/admin/agendamentos/${id}` };
}

function AuthorisationForm(props: StepFormProps) {
  const { autorizacao, hoje, feriados } = props.agendamento;
  const form = useRef<HTMLFormElement>(null);
  const days = new Set(feriados);
  const first = autorizacao || {
    guia: "",
    pedida_em: hoje,
    alta_complexidade: false,
    prazo: prazoAutorizacao(hoje, false, days),
  };
  const recount = () => {
    const fields = form.current?.elements;
    const from = fields?.namedItem("pedida_em");
    const until = fields?.namedItem("prazo");
    const isComplex = fields?.namedItem("alta_complexidade");
    if (!(from instanceof HTMLInputElement && until instanceof HTMLInputElement)) return;
    const day = parseTypedDay(from.value);
    if (!day || !(isComplex instanceof HTMLInputElement)) return;
    fillControl(until, dayFirst(prazoAutorizacao(day, isComplex.checked, days)));
  };
  return (
    <Panel
      text="O convênio tem 5 dias úteis para responder, ou 10 em alta complexidade (ANS, RN 623/2024), contados do dia seguinte; os feriados da clínica não contam."
      title="Pedir autorização"
    >
      <AdminForm
        {...shared(props)}
        defaultValue={{
          guia: first.guia,
          pedida_em: first.pedida_em,
          prazo: first.prazo,
          alta_complexidade: first.alta_complexidade ? "on" : undefined,
        }}
        formRef={form}
        id="autorizacao"
        schema={autorizacaoForm}
        submit={SAVE}
      >
        {(fields) => (
          <>
            <TextField autoFocus field={fields.guia} label="Número da guia" required />
            <DateField field={fields.pedida_em} label="Pedido em" onBlur={recount} required />
            <CheckField
              description="Ressonância, tomografia e outros procedimentos marcados como PAC."
              field={fields.alta_complexidade}
              label="Alta complexidade"
              onChange={recount}
            />
            <DateField field={fields.prazo} label="Prazo" required />
          </>
        )}
      </AdminForm>
    </Panel>
  );
}

function PhotoForm(props: StepFormProps) {
  const { foto_motivo, temEmail } = props.agendamento;
  return (
    <Panel
      text={
        temEmail
          ? "O recado aparece na página do paciente e vai por e-mail: não cite o exame."
          : "O recado aparece na página do paciente. Ele não deixou e-mail: avise também por telefone."
      }
      title="Pedir outra foto"
    >
      <AdminForm
        {...shared(props)}
        defaultValue={{ motivo: foto_motivo ?? FOTO_ILEGIVEL }}
        id="foto"
        schema={pedirFotoForm}
        submit={SAVE}
      >
        {(fields) => (
          <TextField autoFocus field={fields.motivo} label="Recado ao paciente" required rows={3} />
        )}
      </AdminForm>
    </Panel>
  );
}

function EndForm(props: StepFormProps) {
  const isCancelled = props.acao === "cancelar";
  return (
    <Panel
      text="O paciente lê o motivo na página dele e, se deixou e-mail, também por e-mail: não cite o exame."
      title={isCancelled ? "Cancelar agendamento" : "Não atendemos"}
    >
      <AdminForm
        {...shared(props)}
        defaultValue={{ motivo: "" }}
        id="encerrar"
        schema={encerrarForm}
        submit={SAVE}
      >
        {(fields) => (
          <>
            <input
              name="para"
              readOnly
              type="hidden"
              value={isCancelled ? "cancelado" : "nao_atendemos"}
            />
            <TextField autoFocus field={fields.motivo} label="Motivo" required rows={3} />
          </>
        )}
      </AdminForm>
    </Panel>
  );
}

function ExameForm(props: StepFormProps) {
  const { chosen, exames, convenios } = props.agendamento;
  const choice = ({ id, nome }: { id: string; nome: string }) => ({ value: id, label: nome });
  return (
    <Panel text="O paciente vê a mudança na página dele." title="Exame e convênio">
      <AdminForm
        {...shared(props)}
        defaultValue={{
          exame: chosen.exame ?? EXAME_DESCONHECIDO,
          convenio: chosen.convenio ?? PARTICULAR,
        }}
        id="exame"
        schema={exameForm}
        submit={SAVE}
      >
        {(fields) => (
          <>
            <SelectField
              choices={[{ value: EXAME_DESCONHECIDO, label: NAO_SEI }, ...exames.map(choice)]}
              field={fields.exame}
              label="Exame"
            />
            <SelectField
              choices={[{ value: PARTICULAR, label: "Particular" }, ...convenios.map(choice)]}
              field={fields.convenio}
              label="Convênio"
            />
          </>
        )}
      </AdminForm>
    </Panel>
  );
}

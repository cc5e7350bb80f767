import { href } from "react-router";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge, type BadgeTone } from "#app/ui/controls/badge.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import {
  decidirForm,
  RESPOSTA_LABELS,
  SEGURANCA_LABELS,
  type Seguranca,
} from "#domain/agendamentos/seguranca.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";
import type { LoadedAgendamento } from "./load-detail.server.ts";

const SEGURANCA_TONES: Record<Seguranca, BadgeTone> = {
  sem: "neutral",
  respondidas: "good",
  decidir: "bad",
  liberado: "good",
  impedido: "bad",
};

const CHOICES = [
  { value: "", label: "Escolha" },
  { value: "sim", label: "Sim, pode" },
  { value: "nao", label: "Não pode" },
];

interface SegurancaPanelProps {
  agendamento: LoadedAgendamento;
  answer: FormAnswer | undefined;
}

export function SegurancaPanel({ agendamento, answer }: SegurancaPanelProps) {
  const { id, seguranca, isOpen, respondidos, decisao, perguntasAbertas } = agendamento;
  if (respondidos.length === 0 && perguntasAbertas === 0) return null;
  const red = respondidos.flatMap((one) => one.perguntas.filter(({ isRed }) => isRed));
  return (
    <Panel title="Perguntas de segurança">
      <p>
        <Badge tone={SEGURANCA_TONES[seguranca]}>{SEGURANCA_LABELS[seguranca]}</Badge>
      </p>
      {red.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {red.map(({ texto, resposta }) => (
            <li className="border-l-4 border-erro pl-3" key={texto}>
              {texto} <strong>{RESPOSTA_LABELS[resposta]}</strong>
            </li>
          ))}
        </ul>
      )}
      {decisao && (
        <p className="mt-3">
          {decisao.por}, {decisao.quando}: {decisao.motivo}
        </p>
      )}
      {isOpen && seguranca === "decidir" && (
        <div className="mt-4">
          <h3 className="font-semibold">Decidir</h3>
          <DecidirForm agendamento={agendamento} answer={answer} />
        </div>
      )}
      {isOpen && decisao && seguranca !== "decidir" && (
        <details className="mt-4">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            Mudar a decisão
          </summary>
          <DecidirForm agendamento={agendamento} answer={answer} />
        </details>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {isOpen && perguntasAbertas > 0 && (
          <Button to={href("/admin/agendamentos/:id/perguntas", { id })}>
            Responder com o paciente
          </Button>
        )}
        {respondidos.length > 0 && (
          <Button icon="print" to={href("/admin/agendamentos/:id/folha", { id })}>
            Imprimir folha
          </Button>
        )}
      </div>
    </Panel>
  );
}

function DecidirForm({ agendamento: { id, versao }, answer }: SegurancaPanelProps) {
  return (
    <AdminForm
      answer={answer}
      cancelTo={href("/admin/agendamentos/:id", { id })}
      failure="Erro ao guardar a decisão"
      id="decidir"
      schema={decidirForm}
      submit={{ label: "Decidir", busy: "Salvando..." }}
      versao={versao}
    >
      {(fields) => (
        <>
          <SelectField choices={CHOICES} field={fields.pode} label="Pode fazer o exame?" />
          <TextField
            description="O paciente lê este texto na página do pedido."
            field={fields.motivo}
            label="Motivo"
            required
            rows={3}
          />
        </>
      )}
    </AdminForm>
  );
}

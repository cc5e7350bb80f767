import { Button } from "#app/ui/button.tsx";
import { textValue } from "#app/ui/controls/field-state.ts";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import {
  DIA_LABELS,
  DIAS,
  EXAME_DESCONHECIDO,
  NAO_SEI,
  PARTICULAR,
  PERIODO_LABELS,
  PERIODOS,
} from "#domain/agendamentos/agendamentos.ts";
import { ANEXO_TEXT } from "#domain/agendamentos/anexos.ts";
import { dayFirst } from "#domain/texto/fields.ts";
import { FormOutcome } from "../form/form-outcome.tsx";
import { Honeypot } from "../form/honeypot.tsx";
import type { AgendarAnswer } from "./answer-agendar.server.ts";
import { FilesField } from "./files-field.tsx";
import { TickGroup } from "./tick-group.tsx";

const FIELDS = [
  "exame",
  "convenio",
  "dias",
  "periodos",
  "nome",
  "nascimento",
  "cpf",
  "telefone",
  "email",
  "anexos",
  "observacoes",
] as const;

interface Named {
  id: string;
  nome: string;
}

interface AgendarFormProps {
  answer: AgendarAnswer | undefined;
  exames: Named[];
  convenios: Named[];
  exame: Named | undefined;
  semCobertura: string[];
  comAutorizacao: string[];
}

export function AgendarForm({ answer, exames, convenios, exame, ...coverage }: AgendarFormProps) {
  const fields = answeredFields(FIELDS, answer?.result);
  const choices = ({ id, nome }: Named) => ({ value: id, label: nome });
  return (
    // A script replaces this element with the one in the response, and puts the chosen files back.
    <div data-anexos-frame="">
      <h2 className="text-h2" id="pedido">
        Seu pedido
      </h2>
      <div className="mt-6 empty:hidden">
        <FormOutcome answer={answer} />
      </div>
      <form
        action="/agendar"
        className="mt-6 grid gap-6"
        data-anexos=""
        encType="multipart/form-data"
        method="post"
        noValidate
      >
        <SelectField
          choices={[{ value: EXAME_DESCONHECIDO, label: NAO_SEI }, ...exames.map(choices)]}
          defaultValue={textValue(fields.exame) ?? exame?.id ?? EXAME_DESCONHECIDO}
          field={fields.exame}
          label="Exame"
        />
        <SelectField
          choices={[
            { value: "", label: "Escolha" },
            { value: PARTICULAR, label: "Particular" },
            ...convenios.map(choices),
          ]}
          description={exame && <Coverage exame={exame.nome} {...coverage} />}
          field={fields.convenio}
          label="Convênio"
          required
        />
        <TickGroup
          choices={DIAS.map((value) => ({ value, label: DIA_LABELS[value] }))}
          description="Nenhum marcado: qualquer dia serve."
          field={fields.dias}
          label="Dias que servem"
        />
        <TickGroup
          choices={PERIODOS.map((value) => ({ value, label: PERIODO_LABELS[value] }))}
          field={fields.periodos}
          label="Período"
        />
        <TextField autoComplete="name" field={fields.nome} label="Nome" required />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            autoComplete="bday"
            data-mask="data"
            defaultValue={dayFirst(textValue(fields.nascimento) ?? "")}
            field={fields.nascimento}
            inputMode="numeric"
            label="Data de nascimento"
            placeholder="dd/mm/aaaa"
            required
          />
          <TextField
            autoComplete="off"
            data-mask="cpf"
            field={fields.cpf}
            inputMode="numeric"
            label="CPF (opcional)"
            placeholder="000.000.000-00"
          />
          <TextField
            autoComplete="tel"
            field={fields.telefone}
            label="Telefone"
            required
            type="tel"
          />
          <TextField
            autoComplete="email"
            field={fields.email}
            label="E-mail (opcional)"
            type="email"
          />
        </div>
        <FilesField
          description={ANEXO_TEXT}
          field={fields.anexos}
          label="Pedido médico e carteirinha"
        />
        <TextField field={fields.observacoes} label="Observações" rows={4} />
        <Honeypot />
        <p className="text-note text-neutro-700">
          Usamos estes dados só para marcar o seu exame e pedir a autorização ao seu convênio.
        </p>
        <div>
          <Button className="w-full sm:w-auto" variant="filled" type="submit">
            Enviar pedido
          </Button>
        </div>
        <p className="empty:hidden" data-progress="" role="status" />
      </form>
    </div>
  );
}

const LIST = new Intl.ListFormat("pt-BR", { type: "conjunction" });

function Coverage({
  exame,
  semCobertura,
  comAutorizacao,
}: Pick<AgendarFormProps, "semCobertura" | "comAutorizacao"> & { exame: string }) {
  const sentences = [
    comAutorizacao.length > 0 && `Pede autorização: ${LIST.format(comAutorizacao)}.`,
    semCobertura.length > 0 &&
      `Não costuma cobrir: ${LIST.format(semCobertura)}. Pode enviar mesmo assim: a clínica confere e responde.`,
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <>
      {exame}: {sentences.join(" ")}
    </>
  );
}

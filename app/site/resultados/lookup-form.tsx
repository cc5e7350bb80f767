import { Button } from "#app/ui/button.tsx";
import { textValue } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { dayFirst } from "#domain/texto/fields.ts";
import type { LookUpAnswer } from "./answer-look-up.server.ts";
import { LookupCard } from "./lookup-card.tsx";

export function LookupForm({ answer }: { answer: LookUpAnswer | undefined }) {
  const fields = answeredFields(["cpf", "dataNascimento", "protocolo"], answer?.result);
  return (
    <LookupCard answer={answer} title="Buscar resultados">
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
        <TextField
          data-mask="data"
          defaultValue={dayFirst(textValue(fields.dataNascimento) ?? "")}
          description="Dia, mês e ano."
          field={fields.dataNascimento}
          inputMode="numeric"
          label="Data de Nascimento"
          placeholder="dd/mm/aaaa"
          required
        />
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
          <Button icon="search" className="w-full sm:w-auto" variant="filled" type="submit">
            Buscar Resultados
          </Button>
        </div>
      </form>
    </LookupCard>
  );
}

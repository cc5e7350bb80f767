import { href, useActionData, useLoaderData } from "react-router";
import { WeekFields } from "#app/admin/configuracoes/week-fields.tsx";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { SALA_LABELS as LABELS, SALA_LIMITS, salaForm } from "#domain/agenda/salas.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import { exames as exameRecords } from "#server/data/exames/exames.ts";
import { salas } from "#server/data/plain-lists.ts";
import { FormPanel } from "../record/form-panel.tsx";
import { RecordForm } from "../record/record-form.tsx";
import { loadRecord, saveRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/edit.ts";
import { SalaExames } from "./sala-exames.tsx";

const TEXTS = {
  created: "Sala criada com sucesso!",
  updated: "Sala atualizada com sucesso!",
};

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadRecord(args, "salas", salas);
  const work = await asStaff(args, "open", "salas");
  return work.transaction(async (tx) => ({
    ...loaded,
    exames: (await exameRecords.all(tx)).map(({ id, nome }) => ({ id, nome })),
    horarios: ((await getConfiguracoes(tx)) ?? DEFAULT_CONFIGURACOES).horarios.exames,
  }));
}

export function action(args: Route.ActionArgs) {
  return saveRecord(args, { thing: "salas", schema: salaForm, texts: TEXTS, ...salas });
}

export const clientAction = keepTyped;

const [SHORTEST, LONGEST] = SALA_LIMITS.minutos;
const [NONE, LONGEST_LEAD] = SALA_LIMITS.antecedencia;

export default function SalaForm() {
  const { record, nextOrder, exames, horarios } = useLoaderData<typeof loader>();
  return (
    <FormPanel
      record={record ? { thing: "salas", id: record.id } : undefined}
      title={record ? "Editar Sala ou aparelho" : "Nova Sala ou aparelho"}
    >
      <RecordForm
        answer={useActionData<typeof action>()}
        cancelTo={href("/admin/salas")}
        defaults={{
          duracao_minutos: "30",
          antecedencia_horas: "0",
          ordem_exibicao: String(nextOrder),
          horarios,
        }}
        failure="Erro ao salvar sala"
        id="sala"
        labels={LABELS}
        record={record}
        schema={salaForm}
      >
        {(fields) => (
          <>
            <TextField
              description="Como a equipe e a paciente a conhecem, como “Ressonância” ou “Sala 2”."
              field={fields.nome}
              required
            />
            <TextField
              description="De uma paciente até a próxima, com a troca e a limpeza."
              field={fields.duracao_minutos}
              inputMode="numeric"
              max={LONGEST}
              min={SHORTEST}
              required
              type="number"
            />
            <TextField
              description="Quanto tempo antes a paciente precisa saber, para o preparo."
              field={fields.antecedencia_horas}
              inputMode="numeric"
              max={LONGEST_LEAD}
              min={NONE}
              type="number"
            />
            <SalaExames chosen={fields.exames} exames={exames} minutos={fields.minutos_por_exame} />
            <WeekFields field={fields.horarios} service={LABELS.horarios} />
            <p className="text-sm text-neutro-700">
              Nos feriados das Configurações valem só as horas que a clínica abre.
            </p>
            <TextField
              description="Só para a equipe: peso máximo da mesa, quem opera, o que falta."
              field={fields.observacoes}
              rows={3}
            />
            <TextField field={fields.ordem_exibicao} min={0} type="number" />
          </>
        )}
      </RecordForm>
    </FormPanel>
  );
}

import { useState } from "react";
import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { toKnown } from "#app/admin/pacientes/create-or-offer.server.ts";
import { type Known, KnownPaciente } from "#app/admin/pacientes/known-paciente.tsx";
import { PacienteFields } from "#app/admin/pacientes/paciente-fields.tsx";
import { describePaciente, PacienteField } from "#app/admin/pacientes/search/paciente-field.tsx";
import type { Found } from "#app/admin/parts/finder-field.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { RecordForm } from "#app/admin/record/record-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { type NovoLaudo, novoLaudoForm } from "#domain/laudos/laudo-registro.ts";
import { LAUDO_LABELS, PACIENTE_DESCONHECIDO, PDF_FORA_DA_FILA } from "#domain/laudos/laudos.ts";
import { PACIENTE_LABELS } from "#domain/pessoas/pacientes.ts";
import { formatDay, isoDate } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { DataAnswer } from "#server/http/forms/form-answer.ts";
import { PdfField } from "../pdf/pdf-field.tsx";
import type { Route } from "./+types/new.ts";
import { readArrival } from "./arrival.server.ts";
import { ArrivalNotice } from "./arrival-notice.tsx";
import { LaudoFields } from "./laudo-fields.tsx";
import { readOffers } from "./offers.server.ts";
import { registerLaudo } from "./save-laudo.server.ts";

const LABELS = { ...PACIENTE_LABELS, ...LAUDO_LABELS };

/** The query parameter that shows the fields of a new patient, for browsers without scripts. */
const QUEM = "quem";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "create", "laudos");
  const { searchParams } = new URL(args.request.url);
  const id = searchParams.get("paciente");
  return work.transaction(async (tx) => {
    const offers = await readOffers(tx);
    const paciente = id === null ? undefined : await getPaciente(tx, id);
    const found = await readArrival(tx, searchParams.get("agendamento"));
    const arrival = found && { ...found, candidates: found.candidates.map(describePaciente) };
    const isUnknown = arrival !== undefined && arrival.candidates.length === 0;
    return {
      offers,
      chosen: paciente && describePaciente(paciente),
      isNewPaciente: !paciente && (searchParams.get(QUEM) === "novo" || isUnknown),
      today: isoDate(new Date()),
      arrival,
    };
  });
}

export async function action(
  args: Route.ActionArgs,
): Promise<Response | DataAnswer<{ known: Known; chosen: Found }>> {
  const work = await asStaff(args, "create", "laudos");
  return answerForm(work, {
    schema: novoLaudoForm(isoDate(new Date())),
    async do(value, refuse) {
      const made = await registerLaudo(work, value);
      switch (made.status) {
        case "known": {
          const known = toKnown(made.paciente);
          return refuse(409, { more: { known, chosen: describePaciente(made.paciente) } });
        }
        case "no-patient":
          return refuse(400, { errors: { paciente_id: [PACIENTE_DESCONHECIDO] } });
        case "no-arrival":
          return refuse(409, { toast: { kind: "error", text: NO_ARRIVAL } });
        case "no-pdf":
          return refuse(409, { errors: { pdf: [PDF_FORA_DA_FILA] } });
        case "created":
          return redirectWithFlash(work.context, listOf(value), {
            title: "Sucesso",
            text: "Laudo cadastrado.",
            kind: "success",
            next: {
              label: "Imprimir comprovante",
              to: href("/admin/laudos/:id/comprovante", { id: made.id }),
            },
          });
      }
    },
  });
}

const NO_ARRIVAL =
  "Este agendamento mudou enquanto você preenchia, e nada foi salvo. Veja em Agendamentos como ele está.";

function listOf({ agendamento }: NovoLaudo): string {
  return agendamento ? href("/admin/agendamentos") : href("/admin/laudos");
}

export const clientAction = keepTyped;

export default function NovoLaudoPage() {
  const { offers, chosen: given, isNewPaciente, today, arrival } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const known = answer?.known;
  const [used, setUsed] = useState<Found>();
  const [isNew, setNew] = useState(isNewPaciente);
  const [searched, setSearched] = useState("");
  const chosen = used ?? given;
  const use = ({ nome, ...person }: Known) => {
    const detail = `nasc. ${formatDay(person.data_nascimento)}`;
    setUsed(answer?.chosen ?? { id: person.id, name: nome, detail });
    setNew(false);
  };
  return (
    <>
      <ScreenHead
        text="O protocolo nasce com o laudo: o comprovante já pode ser impresso antes do PDF."
        title="Adicionar Laudo"
      />
      {arrival && <ArrivalNotice arrival={arrival} isChosen={given !== undefined} />}
      {known && isNew && (
        <div className="max-w-xl">
          <KnownPaciente paciente={known}>
            <Button variant="filled" onPress={() => use(known)}>
              Usar este paciente
            </Button>
            <noscript>
              <a className="link" href={`${href("/admin/laudos/novo")}?paciente=${known.id}`}>
                Cadastrar o laudo deste paciente
              </a>
            </noscript>
          </KnownPaciente>
        </div>
      )}
      <RecordForm
        answer={answer}
        cancelTo={arrival ? href("/admin/agendamentos") : href("/admin/laudos")}
        defaults={{
          data_exame: today,
          ...(arrival && { ...arrival.person, exame: arrival.exame }),
        }}
        failure="Erro ao salvar laudo"
        id="laudo"
        keepsDraft={false}
        labels={LABELS}
        record={null}
        schema={novoLaudoForm(today)}
      >
        {(fields) => (
          <>
            <input name="quem" type="hidden" value={isNew ? "novo" : "existente"} />
            {arrival && (
              <>
                <input name="agendamento" type="hidden" value={arrival.id} />
                <input name="agendamento_versao" type="hidden" value={arrival.versao} />
              </>
            )}
            {isNew ? (
              <fieldset className="grid gap-5 rounded-panel border border-neutro-200 p-4">
                <legend className="px-1 font-semibold">Paciente novo</legend>
                <PacienteFields fields={fields} searched={searched} today={today} />
                <div>
                  <Button onPress={() => setNew(false)}>Escolher paciente já cadastrado</Button>
                </div>
              </fieldset>
            ) : (
              <div className="grid gap-2">
                {/* Above the field, because the field's list opens below and would lie over the button. */}
                <div>
                  <Button icon="plus" onPress={() => setNew(true)}>
                    Paciente novo
                  </Button>
                </div>
                <PacienteField
                  chosen={chosen}
                  field={fields.paciente_id}
                  key={chosen?.id}
                  label={LABELS.paciente_id}
                  onCreate={() => setNew(true)}
                  onTyped={setSearched}
                />
                <noscript>
                  <p className="text-neutro-700">
                    Sem JavaScript:{" "}
                    <a className="link" href={`${href("/admin/laudos/novo")}?${QUEM}=novo`}>
                      cadastrar um paciente novo com o laudo
                    </a>
                    , ou{" "}
                    <a className="link" href={href("/admin/pacientes")}>
                      escolher um em Pacientes
                    </a>{" "}
                    e tocar em Adicionar laudo.
                  </p>
                </noscript>
              </div>
            )}
            <LaudoFields fields={fields} offers={offers} />
            <PdfField
              description="Pode vir depois. PDF de até 20 MB; fica guardado byte por byte como foi enviado."
              field={fields.pdf}
              label={LABELS.versao_atual}
            />
          </>
        )}
      </RecordForm>
    </>
  );
}

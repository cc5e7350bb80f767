import { data, href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { OfferForm } from "#app/admin/form/offer-form.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckListItem } from "#app/ui/controls/check-list-item.tsx";
import { DateField } from "#app/ui/controls/date-field.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import {
  HORARIO_TOMADO,
  horarioText,
  horarioValue,
  PROPOSTA_HORAS,
  propostaForm,
  readHorarios,
} from "#domain/agenda/proposta.ts";
import { preferenceText } from "#domain/agendamentos/agendamentos.ts";
import { canMove } from "#domain/agendamentos/estados.ts";
import { REGISTRO_ALTERADO } from "#domain/registro/registro.ts";
import { formatDay, isoDate } from "#domain/texto/datas.ts";
import { parseTypedDay } from "#domain/texto/fields.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import {
  findDayToPropose,
  findHorariosLivres,
  type HorarioLivre,
  isTaken,
  listHorariosLivres,
  proposeHorarios,
} from "#server/data/agenda/horarios.ts";
import { getAgendamento } from "#server/data/agendamentos/agendamentos.ts";
import { changeAgendamento } from "#server/data/agendamentos/change-agendamento.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerError } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/propor.ts";

const FORM = "propor";
const NOT_NOW = "A situação deste agendamento já não permite uma proposta.";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "update", "agendamentos");
  const agora = new Date();
  const { searchParams } = new URL(args.request.url);
  const typed = searchParams.get("dia") ?? "";
  const chosen = readHorarios(searchParams.getAll("horarios"));
  return work.transaction(async (tx) => {
    const row = await getAgendamento(tx, args.params.id);
    if (!row) throw data(null, { status: 404 });
    const { id, versao, estado, pedido } = row;
    const exame = pedido.exame?.id ?? null;
    const dia = parseTypedDay(typed) ?? (await findDayToPropose(tx, { exame, agora }, pedido));
    const stillFree = await findHorariosLivres(tx, chosen, { exame, agora });
    const isOfDay = ({ inicio }: HorarioLivre) => isoDate(inicio) === dia;
    const overlapsChosen = (one: HorarioLivre) =>
      stillFree.some(
        ({ sala, inicio, fim }) => sala.id === one.sala.id && inicio < one.fim && one.inicio < fim,
      );
    // Each chosen time stays in the list. Free times that overlap it are left out.
    const livres = (await listHorariosLivres(tx, { exame, dia, agora }))
      .filter((one) => !overlapsChosen(one))
      .concat(stillFree.filter(isOfDay))
      .sort((a, b) => a.inicio.getTime() - b.inicio.getTime());
    const shown = (free: readonly HorarioLivre[]) =>
      free.map(({ sala, inicio }) => ({
        value: horarioValue(sala.id, inicio),
        label: `${horarioText(inicio)}, ${sala.nome}`,
      }));
    return {
      id,
      versao,
      dia,
      nome: pedido.nome,
      exame: pedido.exame?.nome ?? null,
      quando: preferenceText(pedido),
      isPossible: canMove(estado, "proposto", "equipe"),
      livres: shown(livres),
      marcados: shown(stillFree.filter((one) => !isOfDay(one))),
      ticked: stillFree.map(({ sala, inicio }) => horarioValue(sala.id, inicio)),
    };
  });
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "agendamentos");
  const { id } = args.params;
  const { services, origin } = work.context;
  return answerForm(work, {
    schema: propostaForm,
    async do({ versao, horarios }) {
      const agora = new Date();
      try {
        const { status, hasMail } = await work.transaction(async (tx) => {
          const changed = await changeAgendamento(tx, { id, versao, para: "proposto" });
          if (changed.status !== "saved") return { status: changed.status, hasMail: false };
          const { pedido, tem_email } = changed.record;
          const exame = pedido.exame?.id ?? null;
          const chosen = await findHorariosLivres(tx, horarios, { exame, agora });
          if (chosen.length < horarios.length) throw new TakenError();
          await proposeHorarios(tx, id, chosen);
          if (tem_email) {
            await services.queue.sendMail(tx, { kind: "agendamento-horarios", id, origin });
          }
          return { status: changed.status, hasMail: tem_email };
        });
        if (status === "missing") throw data(null, { status: 404 });
        if (status === "conflict") return answerError(REGISTRO_ALTERADO, 409);
        if (status === "refused") return answerError(NOT_NOW, 409);
        const told = hasMail ? "Um e-mail avisa." : "Sem e-mail: avise por telefone.";
        const text = `Horários propostos, reservados por até ${PROPOSTA_HORAS} horas. ${told}`;
        return redirectWithFlash(work.context, href("/admin/agendamentos/:id", { id }), text);
      } catch (error) {
        if (error instanceof TakenError || isTaken(error)) return answerError(HORARIO_TOMADO, 409);
        throw error;
      }
    },
  });
}

export const clientAction = keepTyped;

/** Reloads the data after a refusal too, so that the list no longer offers times that are taken. */
export function shouldRevalidate() {
  return true;
}

class TakenError extends Error {}

export default function ProporPage() {
  const { id, versao, dia, nome, exame, quando, isPossible, livres, marcados, ticked } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHead text={[nome, exame, quando].filter(Boolean).join(" · ")} title="Propor horários">
        <Button icon="arrow-left" to={href("/admin/agendamentos/:id", { id })} variant="quiet">
          Voltar ao agendamento
        </Button>
      </ScreenHead>
      {isPossible ? (
        <>
          {/* These controls belong to the form below, so that the ticked times are sent with the new day. */}
          <div className="mb-6 flex flex-wrap items-end gap-3" key={dia}>
            <DateField defaultValue={dia} field={fieldState("dia")} form={FORM} label="Dia" />
            <Button form={FORM} formMethod="get" icon="calendar" type="submit">
              Ver horários
            </Button>
          </div>
          <div className="max-w-2xl">
            <p className="mb-2 text-neutro-700">
              Marque de um a três, também de dias diferentes. Ficam reservados por até{" "}
              {PROPOSTA_HORAS} horas, e o paciente escolhe um na página do pedido.
            </p>
            <OfferForm
              addText={() => "Enviar proposta"}
              answer={answer}
              failure="Não foi possível enviar a proposta."
              id={FORM}
              isLong
              key={[dia, ...ticked].join()}
              name="horarios"
              ticked={ticked.length}
            >
              <input name="versao" type="hidden" value={versao} />
              {marcados.length > 0 && (
                <Times label="Escolhidos em outros dias" ticked={ticked} times={marcados} />
              )}
              {livres.length === 0 ? (
                <EmptyState
                  icon="calendar"
                  text="Nenhuma sala faz este exame neste dia, ou todas as horas já estão tomadas. Escolha outro dia."
                  title="Nenhum horário livre"
                />
              ) : (
                <Times label={`Livres em ${formatDay(dia)}`} ticked={ticked} times={livres} />
              )}
            </OfferForm>
          </div>
        </>
      ) : (
        <EmptyState icon="calendar" text={NOT_NOW} title="Nada a propor agora" />
      )}
    </>
  );
}

interface TimesProps {
  label: string;
  times: readonly { value: string; label: string }[];
  ticked: readonly string[];
}

function Times({ label, times, ticked }: TimesProps) {
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <ul className="rounded-panel border border-neutro-200 bg-white px-4 tabular-nums md:px-5">
        {times.map(({ value, label }) => (
          <li className="border-t border-neutro-200 first:border-t-0" key={value}>
            <CheckListItem
              isTicked={ticked.includes(value)}
              label={label}
              name="horarios"
              value={value}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

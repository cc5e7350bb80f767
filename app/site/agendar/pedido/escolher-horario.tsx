import { Button } from "#app/ui/button.tsx";
import { FieldMessage } from "#app/ui/controls/field-message.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import type { PedidoAnswer } from "./answer-pedido.server.ts";
import type { ShownPedido } from "./load-pedido.server.ts";

interface HorarioProps {
  pedido: ShownPedido;
  answer: PedidoAnswer | undefined;
}

export function EscolherHorario({ pedido: { horarios, estaNaEspera }, answer }: HorarioProps) {
  const { horario } = answeredFields(["horario"], answer?.result);
  const [message] = horario.errors ?? [];
  // Reservations can end at different times, because none lasts beyond the start of the exam's preparation.
  const isSameEnd = new Set(horarios.map(({ expira }) => expira)).size === 1;
  return (
    <div className="rounded-wide border border-neutro-200 bg-white p-6 sm:p-10">
      <form className="grid gap-5" method="post" noValidate>
        <input name="formulario" type="hidden" value="horario" />
        <fieldset aria-describedby={message ? horario.errorId : undefined} className="min-w-0">
          <legend className="text-h3">Escolher horário</legend>
          {horarios.map(({ id, texto, expira }, index) => (
            <label
              className="flex min-h-14 items-center gap-3 border-b border-neutro-200 py-2 tabular-nums"
              key={id}
            >
              <input
                aria-invalid={message ? true : undefined}
                // biome-ignore lint/a11y/noAutofocus: otherwise the page would open at its top, without a word
                autoFocus={index === 0 && horario.isFirstError}
                className="size-5 flex-none accent-botao"
                name="horario"
                required
                type="radio"
                value={id}
              />
              <span>
                {texto}
                {!isSameEnd && (
                  <span className="block text-note text-neutro-700">Reservado até {expira}</span>
                )}
              </span>
            </label>
          ))}
          <FieldMessage id={horario.errorId} message={message} />
        </fieldset>
        {isSameEnd && horarios[0]?.expira && (
          <p className="text-neutro-700">Reservados para você até {horarios[0].expira}.</p>
        )}
        <div>
          <Button className="w-full sm:w-auto" type="submit" variant="filled">
            Confirmar horário
          </Button>
        </div>
      </form>
      <p className="mt-6 mb-3 text-neutro-700">
        Nenhum serve? A clínica propõe outros.
        {estaNaEspera
          ? " Você continua na lista de espera."
          : " Ou espere que alguém desista: na lista, um horário que fica livre é oferecido a uma pessoa de cada vez."}
      </p>
      <div className="flex flex-wrap gap-3">
        <form method="post">
          <input name="formulario" type="hidden" value="remarcar" />
          <Button type="submit">Preciso de outros horários</Button>
        </form>
        {!estaNaEspera && (
          <form method="post">
            <input name="formulario" type="hidden" value="espera" />
            <Button type="submit">Entrar na lista de espera</Button>
          </form>
        )}
      </div>
    </div>
  );
}

export function HorarioConfirmado({
  pedido: { horarios, qr, codigo, presenca },
}: Pick<HorarioProps, "pedido">) {
  const [horario] = horarios;
  if (!horario) return null;
  return (
    <section aria-labelledby="horario">
      <h2 className="text-h3" id="horario">
        O seu horário
      </h2>
      <p className="mt-2 text-lead font-semibold tabular-nums">{horario.texto}</p>
      {presenca === "falta" && (
        <form className="mt-4" method="post">
          <input name="formulario" type="hidden" value="confirmar" />
          <p className="mb-3">Perto do dia a clínica manda um lembrete. Já sabe que vem?</p>
          <Button className="w-full sm:w-auto" type="submit" variant="filled">
            Confirmo
          </Button>
        </form>
      )}
      {presenca === "confirmada" && (
        <p className="mt-3 flex items-center gap-2 font-medium">
          <Icon className="size-5 flex-none" name="check" />
          Você confirmou que vem.
        </p>
      )}
      {presenca && (
        <p className="mt-4">
          <a
            className="link inline-flex min-h-11 items-center"
            download
            href={`/agendar/${codigo}.ics`}
          >
            Pôr no calendário do celular
          </a>
        </p>
      )}
      {horario.preparo.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">Preparo, nas suas horas</h3>
          <ul className="mt-2 list-disc pl-5">
            {horario.preparo.map((passo) => (
              <li key={passo}>{passo}</li>
            ))}
          </ul>
        </>
      )}
      {qr && (
        <figure className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <QrCode
            className="w-36 rounded-control border border-neutro-200 bg-white"
            label={`QR code do pedido ${codigo}, para a recepção`}
            qr={qr}
          />
          <figcaption className="max-w-xs">
            Ao chegar, mostre este código na recepção, ou diga o seu nome.
          </figcaption>
        </figure>
      )}
      <form className="mt-5" method="post">
        <input name="formulario" type="hidden" value="remarcar" />
        <Button type="submit">Preciso remarcar</Button>
      </form>
    </section>
  );
}

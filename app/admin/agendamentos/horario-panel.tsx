import { Form } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { PresencaBadge } from "./badges.tsx";
import { Lembrar } from "./lembrar.tsx";
import type { LoadedAgendamento } from "./load-detail.server.ts";

interface HorarioPanelProps {
  agendamento: LoadedAgendamento;
}

export function HorarioPanel({ agendamento }: HorarioPanelProps) {
  const { id, nome, versao, horarios, presenca, conversa } = agendamento;
  const [first] = horarios;
  if (!first) return null;
  // Reservations end after 24 hours, or earlier if the exam's preparation begins, so their ends can differ.
  const isSameEnd = new Set(horarios.map(({ expira }) => expira)).size === 1;
  return (
    <Panel
      text={
        first.expira
          ? `${isSameEnd ? `Reservado até ${first.expira}. ` : ""}Se o paciente escolher pelo telefone, confirme aqui.`
          : undefined
      }
      title={first.expira ? "Horários propostos" : "Horário"}
    >
      <ul className="tabular-nums">
        {horarios.map((one) => (
          <li className="flex flex-wrap items-center justify-between gap-x-3" key={one.id}>
            <span>
              {one.texto}
              {!isSameEnd && (
                <span className="block text-sm text-neutro-700">Reservado até {one.expira}</span>
              )}
            </span>
            {one.expira && (
              <Form method="post">
                <input name="formulario" type="hidden" value="confirmar" />
                <input name="versao" type="hidden" value={versao} />
                <input name="horario" type="hidden" value={one.id} />
                <Button aria-label={`Confirmar ${one.texto}`} type="submit" variant="quiet">
                  Confirmar
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {presenca === "confirmada" && (
        <p className="mt-2 flex flex-wrap items-center gap-2 tabular-nums">
          <PresencaBadge presenca={presenca} /> em {first.presenca}
        </p>
      )}
      {first.lembretes.length > 0 && (
        <p className="mt-2 text-sm text-neutro-700 tabular-nums">
          Lembrete {first.lembretes.join("; ")}.
        </p>
      )}
      {conversa && (
        <div className="mt-4">
          <Lembrar conversa={conversa} id={id} nome={nome} />
        </div>
      )}
    </Panel>
  );
}

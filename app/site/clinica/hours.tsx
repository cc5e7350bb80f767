import { Lines } from "#app/ui/lines.tsx";
import { FERIADOS_SHOWN } from "#domain/horarios/horarios.ts";
import {
  formatFeriado,
  formatServices,
  type HoursGroup,
  hoursNote,
  type Servico,
} from "#domain/horarios/hours-text.ts";
import { useSite } from "../site.ts";

interface HoursProps {
  services?: readonly Servico[];
  part: keyof typeof FERIADOS_SHOWN;
}

export function Hours({ services = ["recepcao", "exames"], part }: HoursProps) {
  const { clinic, horarios, feriados } = useSite();
  const note = hoursNote(clinic.horario_funcionamento, horarios);
  const coming = feriados.slice(0, FERIADOS_SHOWN[part]).map(formatFeriado);
  return (
    <div className="grid gap-y-3 tabular-nums">
      {formatServices(horarios, services).map((group) => (
        <Group group={group} key={group.titulo} />
      ))}
      {coming.length > 0 && <Group group={{ titulo: "Feriados", linhas: coming }} />}
      {note && (
        <p>
          <Lines text={note} />
        </p>
      )}
    </div>
  );
}

function Group({ group: { titulo, linhas } }: { group: HoursGroup }) {
  return (
    <div>
      <p className="font-semibold">{titulo}</p>
      <dl className="inline-terms">
        {linhas.map(({ dias, horas }) => (
          <div key={dias}>
            <dt>{dias}:</dt> <dd>{horas.toLowerCase()}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

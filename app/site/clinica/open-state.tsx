/** Cached pages need a script to compute the state; without scripts the hours are shown. */
import { formatWeek } from "#domain/horarios/week-text.ts";
import { jsonScriptText } from "../json-ld/script-text.ts";
import { useSite } from "../site.ts";

interface OpenStateProps {
  /** True for the page's first state, which also renders the hours that the script reads for all states. */
  isSource?: boolean;
  isBesideHours?: boolean;
}

export function OpenState({ isSource = false, isBesideHours = false }: OpenStateProps) {
  const { horarios, hours } = useSite();
  const [first] = formatWeek(horarios.recepcao);
  return (
    <>
      {isSource && (
        <script
          dangerouslySetInnerHTML={{ __html: jsonScriptText(hours) }}
          id="horarios"
          type="application/json"
        />
      )}
      <span className="open-state">
        {!isBesideHours && first && `${first.dias}: ${first.horas.toLowerCase()}`}
      </span>
    </>
  );
}

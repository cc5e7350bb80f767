/**
 * `Aberto agora` or `Fechado, abre …`. The page is cached, so the browser computes it from the hours
 * that the page carries. Without scripts the first line of the week is shown, unless the hours are
 * already beside it.
 */
import { formatWeek } from "#domain/horarios/week-text.ts";
import { jsonScriptText } from "../json-ld/script-text.ts";
import { useSite } from "../site.ts";

interface OpenStateProps {
  /** The first on a page carries the hours for all of them. */
  isSource?: boolean;
  /** Whether the hours themselves are shown beside it. */
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

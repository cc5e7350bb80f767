/**
 * Pages are cached, so the browser computes this from the hours in the page. Without scripts the first line of
 * the week is shown, unless the hours stand beside it.
 */
import { formatWeek } from "#domain/horarios/week-text.ts";
import { jsonScriptText } from "../json-ld/script-text.ts";
import { useSite } from "../site.ts";

interface OpenStateProps {
  /** The first one on a page carries the hours for all others. */
  isSource?: boolean;
  /** True where the hours themselves are shown beside it. */
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

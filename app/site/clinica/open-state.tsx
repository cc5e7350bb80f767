/** The browser computes this, because pages are cached; without scripts the week's first line is shown. */
import { formatWeek } from "#domain/horarios/week-text.ts";
import { jsonScriptText } from "../json-ld/script-text.ts";
import { useSite } from "../site.ts";

interface OpenStateProps {
  /** True for the first one on a page, whose element holds the hours for all others. */
  isSource?: boolean;
  /** True if the hours themselves are shown beside it. */
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

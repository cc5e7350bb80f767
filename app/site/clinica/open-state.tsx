/** Pages are cached, so a script writes whether the clinic is open now. Without scripts the hours are shown. */
import { formatWeek } from "#domain/horarios/week-text.ts";
import { jsonScriptText } from "../json-ld/script-text.ts";
import { useSite } from "../site.ts";

interface OpenStateProps {
  /** True for the page's first `OpenState`, which also contains the hours that the script reads. */
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

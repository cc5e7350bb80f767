/**
 * `Aberto agora` or `Fechado, abre …`. The page is kept for many readers, so the browser works it
 * out from the hours that the page carries; without scripts the first line of the hours is shown,
 * but where they stand beside it anyway.
 */
import { useSite } from "./site.ts";

interface OpenStateProps {
  /** The first on a page carries the hours for all of them. */
  isSource?: boolean;
  /** Whether the hours themselves stand beside it. */
  isBesideHours?: boolean;
}

export function OpenState({ isSource = false, isBesideHours = false }: OpenStateProps) {
  const { clinic, hours } = useSite();
  const [first = ""] = clinic.horario_funcionamento.split("\n");
  return (
    <span className="open-state" data-hours={isSource ? JSON.stringify(hours) : ""}>
      {!isBesideHours && first}
    </span>
  );
}

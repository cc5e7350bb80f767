/** Draws the icon as inline SVG. A stylesheet would contain all 80 icons, of which a page shows a few. */
import { iconeDrawings } from "virtual:icone-drawings";
import { parseIcone } from "#domain/clinica/icones.ts";

interface IconeProps {
  name: string;
  className: string;
}

export function Icone({ name, className }: IconeProps) {
  return (
    <svg
      aria-hidden="true"
      className={`icone ${className}`}
      dangerouslySetInnerHTML={{ __html: iconeDrawings[parseIcone(name)] }}
      viewBox="0 0 24 24"
    />
  );
}

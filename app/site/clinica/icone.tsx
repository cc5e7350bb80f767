/** Inline SVG, because a page shows a few of the 80 icons, and a stylesheet would contain them all. */
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

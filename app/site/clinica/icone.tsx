/**
 * An icon that the clinic has chosen. Inline SVG instead of `Icon`'s mask: a page shows a
 * few of the 80 that the clinic can choose from, and a stylesheet would have to carry them all. Decorative, as `Icon`.
 */
import { iconeDrawings } from "virtual:icone-drawings";
import { parseIcone } from "#domain/clinica/icones.ts";

interface IconeProps {
  /** As stored. */
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

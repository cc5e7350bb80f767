/**
 * An icon that the clinic has chosen. Inline, where `Icon` is a mask: which few of them a page shows is
 * the clinic's choice, and a stylesheet would carry them all. Decorative, as `Icon`.
 */
import { iconeDrawings } from "virtual:icone-drawings";
import { parseIcone } from "#domain/icones.ts";

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

/**
 * An icon as a CSS mask from scripts/vite/styles/icons-css.ts. It has no accessible name, because the text beside it says the
 * same.
 */
interface IconProps {
  /** A key of SITE_ICONS, of OWN_DRAWINGS or, in the back office, of CONTROL_ICONS and ICONES. */
  name: string;
  className?: string;
}

export function Icon({ name, className = "" }: IconProps) {
  return <span className={`icon icon-${name} ${className}`} />;
}

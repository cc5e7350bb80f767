/**
 * A mask in the stylesheet that scripts/vite/icons-css.ts makes. It has no text, because the text beside it
 * says the same.
 */
interface IconProps {
  /** A key of SITE_ICONS, of OWN_DRAWINGS or, in the back office, of CONTROL_ICONS and ICONES. */
  name: string;
  /** Needed where the icon is not 1.5rem wide. */
  className?: string;
}

export function Icon({ name, className = "" }: IconProps) {
  return <span className={`icon icon-${name} ${className}`} />;
}

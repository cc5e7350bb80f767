/**
 * One icon, drawn as a mask of the stylesheet that scripts/vite/icons-css.ts makes.
 * Decorative: whatever it stands beside says the same in words.
 */
interface IconProps {
  /** A key of SITE_ICONS, of OWN_DRAWINGS or, in the back office, of CONTROL_ICONS and ICONES. */
  name: string;
  className?: string;
}

export function Icon({ name, className = "size-6" }: IconProps) {
  return <span aria-hidden="true" className={`icon icon-${name} ${className}`} />;
}

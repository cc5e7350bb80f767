/**
 * One icon, drawn as a mask of the stylesheet that scripts/vite/icons-css.ts makes.
 * Empty, so that nobody is read anything: whatever it stands beside says the same in words.
 */
interface IconProps {
  /** A key of SITE_ICONS, of OWN_DRAWINGS or, in the back office, of CONTROL_ICONS and ICONES. */
  name: string;
  /** Where it is not 1.5rem wide. */
  className?: string;
}

export function Icon({ name, className = "" }: IconProps) {
  return <span className={`icon icon-${name} ${className}`} />;
}

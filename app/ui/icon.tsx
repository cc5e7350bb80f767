/**
 * One drawing of our icon family (app/ui/icon-paths.ts), by its class in app/styles/icons.css.
 * Decorative: whatever it stands beside says the same in words.
 */
interface IconProps {
  /** A key of ICON_PATHS, or `dot`. */
  name: string;
  className?: string;
}

export function Icon({ name, className = "size-6" }: IconProps) {
  return <span aria-hidden="true" className={`icon icon-${name} ${className}`} />;
}

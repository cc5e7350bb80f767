import { classes } from "./classes.ts";

interface IconProps {
  /** A key of SITE_ICONS or OWN_DRAWINGS, in the back office also of CONTROL_ICONS or ICONES. */
  name: string;
  className?: string;
}

export function Icon({ name, className }: IconProps) {
  return <span className={classes(`icon icon-${name}`, className)} />;
}

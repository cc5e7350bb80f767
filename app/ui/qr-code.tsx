interface QrCodeProps {
  /** The number of squares per side, and a path in which one square is one unit wide. */
  qr: { size: number; path: string };
  label: string;
  className: string;
}

const QUIET = 2;

export function QrCode({ qr: { size, path }, label, className }: QrCodeProps) {
  const side = size + 2 * QUIET;
  return (
    <svg
      aria-label={label}
      className={className}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

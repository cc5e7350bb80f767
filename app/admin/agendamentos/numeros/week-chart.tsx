export interface ChartPoint {
  label: string;
  value: number | null;
  text: string;
}

interface WeekChartProps {
  title: string;
  total: string;
  points: readonly ChartPoint[];
  ends: readonly [string, string];
}

const STEP = 10;
const WIDTH = 7;
const HEIGHT = 40;

export function WeekChart({ title, total, points, ends }: WeekChartProps) {
  const highest = points.reduce<ChartPoint | undefined>(
    (most, point) => ((point.value ?? 0) > (most?.value ?? 0) ? point : most),
    undefined,
  );
  return (
    <figure className="rounded-panel border border-neutro-200 bg-white p-4">
      <figcaption>
        <span className="block text-neutro-700">{title}</span>
        <span className="flex items-baseline justify-between gap-4 tabular-nums">
          <span className="text-xl font-semibold">{total}</span>
          {highest && (
            <span aria-hidden="true" className="text-sm text-neutro-700">
              máx. {highest.text}
            </span>
          )}
        </span>
      </figcaption>
      <svg
        aria-label={`${title} por semana. ${highest ? `O mais alto: ${highest.text}, ${highest.label}.` : "Nada a mostrar."}`}
        className="mt-3 block h-24 w-full text-primaria-600"
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
      >
        {points.map(({ label, value, text }, index) => (
          <Column
            key={label}
            share={(value ?? 0) / (highest?.value || 1)}
            title={`${label}: ${text}`}
            x={index * STEP + (STEP - WIDTH) / 2}
          />
        ))}
      </svg>
      <div
        aria-hidden="true"
        className="mt-1 flex justify-between border-t border-neutro-300 pt-1 text-sm text-neutro-700 tabular-nums"
      >
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </figure>
  );
}

/** The transparent rectangle makes the tooltip appear at any height of the column, not only over the visible bar. */
function Column({ share, title, x }: { share: number; title: string; x: number }) {
  const height = share * HEIGHT;
  return (
    <g>
      <title>{title}</title>
      <rect fill="transparent" height={HEIGHT} width={WIDTH} x={x} y={0} />
      <rect fill="currentColor" height={height} width={WIDTH} x={x} y={HEIGHT - height} />
    </g>
  );
}

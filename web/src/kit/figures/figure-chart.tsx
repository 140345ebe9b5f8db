import { AreaChart, BarChart, type BarChartProps } from '@mantine/charts';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { formatCompact, formatNumber } from '../../lib/format';

export interface FigureChartProps {
  data: BarChartProps['data'];
  /** The field of a row for the axis of its bars. */
  at: string;
  series: ReadonlyArray<{ name: string; label: string; tone: 'in' | 'out' | 'before' }>;
  /** Slowly moving levels are a line over its area; events are bars. */
  isLine?: boolean;
}

const TONES = { in: 'var(--fv-info)', out: 'var(--fv-warning)', before: 'var(--fv-input-border)' } as const;
const HEIGHT_PX = 240;

/** Hidden from screen readers: the same numbers are in a table beside the picture. */
export function FigureChart({ data, at, series, isLine = false }: FigureChartProps) {
  const shared = {
    h: HEIGHT_PX,
    data,
    dataKey: at,
    series: series.map(({ name, label, tone }) => ({ name, label, color: TONES[tone] })),
    withLegend: series.length > 1,
    tickLine: 'none',
    valueFormatter: formatNumber,
    yAxisProps: { tickFormatter: formatCompact },
  } as const;
  return (
    <div aria-hidden>
      {isLine ? (
        <AreaChart
          {...shared}
          curveType="stepAfter"
          withDots={false}
          areaChartProps={{ accessibilityLayer: false }}
          areaProps={{ isAnimationActive: false }}
        />
      ) : (
        <BarChart
          {...shared}
          barChartProps={{ accessibilityLayer: false }}
          barProps={{ isAnimationActive: false }}
        />
      )}
    </div>
  );
}

import { BarChart, type BarChartProps } from '@mantine/charts';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { formatNumber } from '../../../lib/format';

export interface FigureChartProps {
  data: BarChartProps['data'];
  /** Of a row: what its bars stand at. */
  at: string;
  series: ReadonlyArray<{ name: string; label: string; tone: 'in' | 'out' }>;
}

const TONES = { in: 'var(--fv-info)', out: 'var(--fv-warning)' } as const;
const HEIGHT_PX = 240;

/** Bars, for the eye alone: the same numbers stand in a table beside them. */
export function FigureChart({ data, at, series }: FigureChartProps) {
  return (
    <div aria-hidden>
      <BarChart
        h={HEIGHT_PX}
        data={data}
        dataKey={at}
        series={series.map(({ name, label, tone }) => ({ name, label, color: TONES[tone] }))}
        withLegend={series.length > 1}
        tickLine="none"
        valueFormatter={formatNumber}
        barChartProps={{ accessibilityLayer: false }}
        barProps={{ isAnimationActive: false }}
      />
    </div>
  );
}

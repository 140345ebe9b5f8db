import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import type { FigureChartProps } from './figure-chart';
import classes from './figures.module.css';

const FigureChart = lazy(() => import('./figure-chart').then((m) => ({ default: m.FigureChart })));

interface Column<Row> {
  label: string;
  value: (row: Row) => ReactNode;
  isNumber?: true;
}

interface FigureCardProps<Row> {
  title: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  columns: ReadonlyArray<Column<Row>>;
  /** Shown in place of both where there are no rows. */
  empty?: string;
  chart?: FigureChartProps;
  /** Takes the whole width. */
  isWide?: boolean;
  /** All rows are in sight, and on a phone each is a list: no figure is out of view. */
  isWhole?: boolean;
  children?: ReactNode;
}

/** Cards of figures beside each other. */
export const FigureGrid = ({ children }: { children: ReactNode }) => (
  <div className={classes.cards}>{children}</div>
);

/** A picture of numbers and the numbers themselves. */
export function FigureCard<Row>({
  title,
  rows,
  keyOf,
  columns,
  empty,
  chart,
  isWide = false,
  isWhole = false,
  children,
}: FigureCardProps<Row>) {
  return (
    <section className={classes.card} aria-label={title} data-wide={isWide || undefined}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        empty !== undefined && <p className={classes.empty}>{empty}</p>
      ) : (
        <div className={classes.both} data-chart={chart !== undefined || undefined}>
          {chart !== undefined && (
            <Suspense fallback={<Skeleton height={240} />}>
              <FigureChart {...chart} />
            </Suspense>
          )}
          {/* Scrolled by keys as well: a table of ninety days is taller than its card. */}
          <div
            className={classes.scroll}
            data-whole={isWhole || undefined}
            role="region"
            aria-label={title}
            tabIndex={0}
          >
            <table>
              <thead>
                <tr>
                  {columns.map(({ label, isNumber }) => (
                    <th key={label} scope="col" data-number={isNumber}>
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={keyOf(row)}>
                    {columns.map(({ label, value, isNumber }) => (
                      <td key={label} data-number={isNumber} data-label={label}>
                        {value(row)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
      {children}
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../kit/visually-hidden/visually-hidden';
import { CompareHead } from './compare-head';
import { type CompareRow, isDifferent } from './compare-rows';
import classes from './compare-table.module.css';
import type { ComparedColumn } from './compare.queries';

export interface CompareTableProps {
  columns: readonly ComparedColumn[];
  facts: readonly CompareRow[];
  specifications: readonly CompareRow[];
  onlyDifferences: boolean;
  onRemove: (id: number) => void;
}

/** The labels stay in sight while the columns scroll sideways, inside their own region only. */
export function CompareTable({
  columns,
  facts,
  specifications,
  onlyDifferences,
  onRemove,
}: CompareTableProps) {
  const { t } = useTranslation('compare');
  const { t: tAuction } = useTranslation('auction');
  const shown = (rows: readonly CompareRow[]) => (onlyDifferences ? rows.filter(isDifferent) : rows);
  const [ownFacts, ownSpecifications] = [shown(facts), shown(specifications)];
  return (
    <div className={classes.scroll} role="region" aria-label={t('table.label')} tabIndex={0}>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{t('table.label')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <CompareHead key={column.id} column={column} onRemove={() => onRemove(column.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {ownFacts.map((row) => (
            <Line key={row.label} row={row} columns={columns} />
          ))}
          {ownFacts.length + ownSpecifications.length === 0 && (
            <tr>
              <td />
              <td colSpan={columns.length} className={classes.same}>
                {t('table.same')}
              </td>
            </tr>
          )}
        </tbody>
        {ownSpecifications.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" className={classes.group}>
                {tAuction('detail.specifications')}
              </th>
              <td colSpan={columns.length} className={classes.group} />
            </tr>
            {ownSpecifications.map((row) => (
              <Line key={row.label} row={row} columns={columns} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

function Line({ row, columns }: { row: CompareRow; columns: readonly ComparedColumn[] }) {
  const { t } = useTranslation('compare');
  const isMarked = isDifferent(row);
  const known = columns.filter(({ goods }) => goods !== null);
  return (
    <tr data-different={isMarked || undefined}>
      <th scope="row">
        {row.label}
        {isMarked && (
          <>
            <span className={classes.mark} title={t('table.different')} aria-hidden>
              ≠
            </span>
            <VisuallyHidden> ({t('table.different')})</VisuallyHidden>
          </>
        )}
      </th>
      {columns.map((column) => (
        <td key={column.id}>
          <Value text={row.values[known.indexOf(column)] ?? null} />
        </td>
      ))}
    </tr>
  );
}

function Value({ text }: { text: string | null }) {
  const { t } = useTranslation('compare');
  if (text !== null) return text;
  return (
    <span className={classes.nothing}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('table.nothing')}</VisuallyHidden>
    </span>
  );
}

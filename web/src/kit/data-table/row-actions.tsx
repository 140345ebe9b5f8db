import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FloatingMenu } from '../floating-menu/floating-menu';
import type { RowAction } from './column';
import classes from './row-actions.module.css';

const INLINE = 2;

/** What can be done with this row: two buttons, the rest under ⋯. */
export function RowActions<Row>({
  row,
  name,
  actions,
}: {
  row: Row;
  /** Distinguishes the ⋯ of one row from another's. */
  name: string;
  actions: ReadonlyArray<RowAction<Row>>;
}) {
  const { t } = useTranslation('kit');
  const offered = actions
    .filter((action) => action.isHidden?.(row) !== true)
    .map((action) => ({
      ...action,
      label: typeof action.label === 'function' ? action.label(row) : action.label,
    }));
  const rest = offered.slice(INLINE);
  return (
    <span className={classes.root}>
      {offered.slice(0, INLINE).map((action) => (
        <button
          key={action.key}
          type="button"
          className={classes.action}
          data-danger={action.isDanger || undefined}
          onClick={(event) => {
            event.stopPropagation();
            action.run(row);
          }}
        >
          {action.label}
        </button>
      ))}
      {rest.length > 0 && (
        <FloatingMenu
          label={t('table.more_actions', { name })}
          button={<IconDots size={18} aria-hidden />}
          className={classes.more}
          choices={rest.map((action) => ({ ...action, run: () => action.run(row) }))}
        />
      )}
    </span>
  );
}

import { IconChevronDown } from '@tabler/icons-react';
import { memo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Cell } from './cell';
import { alignOf, type Column, type RowAction } from './column';
import type { FixedPlace } from './fixed-places';
import classes from './grid.module.css';
import { RowActions } from './row-actions';
import { isOnRow, type RowTools } from './row-tools';
import type { RowKey } from './use-selection';

interface GridRowProps<Row> {
  row: Row;
  rowKey: RowKey;
  columns: ReadonlyArray<Column<Row>>;
  hiddenColumns: ReadonlyArray<Column<Row>>;
  places: ReadonlyMap<string, FixedPlace>;
  actions: ReadonlyArray<RowAction<Row>>;
  isNarrow: boolean;
  hasExpander: boolean;
  isOpen: boolean;
  /** undefined where rows cannot be chosen. */
  isSelected: boolean | undefined;
  canOpen: boolean;
  /** Where Tab enters the rows; the arrows continue from there. */
  isFirst: boolean;
  tools: RowTools<Row>;
}

function Row<Data>(props: GridRowProps<Data>) {
  const { row, rowKey, columns, hiddenColumns, places, actions, isNarrow, tools } = props;
  const { t } = useTranslation('kit');
  const name = tools.nameOf(row);
  const openDetail = (event: MouseEvent<HTMLElement>): void => {
    if (isOnRow(event)) tools.onOpen(row);
  };
  return (
    <>
      <tr
        data-selected={props.isSelected || undefined}
        data-open={props.canOpen || undefined}
        tabIndex={props.isFirst ? 0 : -1}
        onClick={props.canOpen ? openDetail : undefined}
      >
        {props.hasExpander && (
          <td className={classes.box}>
            <button
              type="button"
              className={classes.expander}
              aria-expanded={props.isOpen}
              aria-label={t('table.expand_row', { name })}
              onClick={() => tools.expand(rowKey)}
            >
              <IconChevronDown size={18} aria-hidden />
            </button>
          </td>
        )}
        {props.isSelected !== undefined && (
          <td className={classes.box} data-fixed={isNarrow ? undefined : 'left'}>
            <input
              type="checkbox"
              checked={props.isSelected}
              aria-label={t('table.select_row', { name })}
              onChange={({ nativeEvent }) =>
                tools.select(rowKey, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
              }
            />
          </td>
        )}
        {columns.map((column) => {
          const place = places.get(column.prop);
          return (
            <td
              key={column.prop}
              data-type={column.type ?? 'text'}
              data-fixed={place?.side}
              style={{ textAlign: alignOf(column), ...place?.style }}
            >
              <Cell column={column} row={row} tools={tools} />
            </td>
          );
        })}
        {actions.length > 0 && !isNarrow && (
          <td className={classes.actions} data-fixed="right" style={{ right: 0 }}>
            <RowActions row={row} name={name} actions={actions} />
          </td>
        )}
      </tr>
      {props.hasExpander && props.isOpen && (
        <tr className={classes.detail}>
          <td colSpan={columns.length + 1 + (props.isSelected === undefined ? 0 : 1)}>
            <dl className={classes.rest}>
              {hiddenColumns.map((column) => (
                <div key={column.prop}>
                  <dt>{column.label}</dt>
                  <dd data-type={column.type ?? 'text'}>
                    <Cell column={column} row={row} tools={tools} />
                  </dd>
                </div>
              ))}
            </dl>
            {actions.length > 0 && <RowActions row={row} name={name} actions={actions} />}
          </td>
        </tr>
      )}
    </>
  );
}

/** Drawn anew only when something of its own changed; `memo` forgets the type parameter, hence the assertion. */
export const GridRow = memo(Row) as typeof Row;

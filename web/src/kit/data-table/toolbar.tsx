import {
  IconLayoutColumns,
  IconLineHeight,
  IconRefresh,
  IconSearch,
  IconSearchOff,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column';
import { ColumnChooser } from './column-chooser';
import { ExportButton, type ExportSource } from './export-button';
import { SavedViews } from './saved-views';
import type { TableList } from './table-settings';
import type { RowKey } from './use-selection';
import classes from './toolbar.module.css';

export interface ToolbarProps<Row, Name extends string> {
  list: TableList<Name>;
  columns: ReadonlyArray<Column<Row>>;
  visible: ReadonlyArray<Column<Row>>;
  total: number | undefined;
  selected: readonly RowKey[];
  label: string;
  exporting: ExportSource | undefined;
  hasSearch: boolean;
  isBusy: boolean;
  onRefresh: () => void;
  children?: ReactNode;
}

/** Left what makes and takes rows, right how the table looks. */
export function Toolbar<Row, Name extends string>(props: ToolbarProps<Row, Name>) {
  const { list, columns } = props;
  const { t } = useTranslation('kit');
  const [isChoosing, setChoosing] = useState(false);
  const { settings, setSettings } = list;
  const SearchIcon = settings.isSearchHidden ? IconSearch : IconSearchOff;
  return (
    <div className={classes.root}>
      <div className={classes.left}>
        {props.children}
        {props.exporting !== undefined && (
          <ExportButton
            source={props.exporting}
            label={props.label}
            columns={props.visible}
            total={props.total ?? 0}
            selected={props.selected}
          />
        )}
      </div>
      <div className={classes.right} role="toolbar" aria-label={t('toolbar.label')}>
        <SavedViews list={list} />
        {props.hasSearch && (
          <Tool
            label={settings.isSearchHidden ? t('toolbar.show_search') : t('toolbar.hide_search')}
            isOn={!settings.isSearchHidden}
            onClick={() => setSettings({ ...settings, isSearchHidden: !settings.isSearchHidden })}
          >
            <SearchIcon size={18} aria-hidden />
          </Tool>
        )}
        <Tool label={t('toolbar.refresh')} isBusy={props.isBusy} onClick={props.onRefresh}>
          <IconRefresh size={18} aria-hidden />
        </Tool>
        <Tool
          label={settings.density === 'compact' ? t('toolbar.comfortable') : t('toolbar.compact')}
          isOn={settings.density === 'compact'}
          onClick={() =>
            setSettings({ ...settings, density: settings.density === 'compact' ? 'comfortable' : 'compact' })
          }
        >
          <IconLineHeight size={18} aria-hidden />
        </Tool>
        <Tool label={t('toolbar.columns')} onClick={() => setChoosing(true)}>
          <IconLayoutColumns size={18} aria-hidden />
        </Tool>
      </div>
      {isChoosing && (
        <ColumnChooser
          columns={columns}
          arrangement={settings}
          onChange={(next) => setSettings({ ...settings, ...next })}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

function Tool({
  label,
  isOn,
  isBusy = false,
  onClick,
  children,
}: {
  label: string;
  /** For those that stay pressed. */
  isOn?: boolean;
  isBusy?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      data-busy={isBusy || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

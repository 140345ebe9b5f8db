import { useMemo } from 'react';
import { isPageSize, type ListQuery, type PageSize, useListQuery } from '../../lib/list-page';
import { usePreference } from '../../lib/preferences';
import { type Arrangement, DEFAULT_ARRANGEMENT, PINNED_MAX, WIDTH_PX } from './arrange';

export type Density = 'comfortable' | 'compact';

/** What a person set for one table; kept on the server under `table.<id>`. */
export interface TableSettings extends Arrangement {
  density: Density;
  limit: PageSize;
  isSearchHidden: boolean;
}

const DEFAULT_SETTINGS: TableSettings = {
  ...DEFAULT_ARRANGEMENT,
  density: 'comfortable',
  limit: 40,
  isSearchHidden: false,
};

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && value >= WIDTH_PX.min && value <= WIDTH_PX.max;
const widthsOf = (value: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, number] => isWidth(entry[1]),
    ),
  );

/** A table can be drawn from whatever an older version or somebody else stored. */
export function readSettings(value: unknown): TableSettings {
  if (typeof value !== 'object' || value === null) return DEFAULT_SETTINGS;
  const field = (name: string): unknown => Reflect.get(value, name);
  const limit = field('limit');
  return {
    order: strings(field('order')),
    hidden: strings(field('hidden')),
    shown: strings(field('shown')),
    pinned: strings(field('pinned')).slice(0, PINNED_MAX),
    widths: widthsOf(field('widths')),
    density: field('density') === 'compact' ? 'compact' : 'comfortable',
    limit: isPageSize(limit) ? limit : DEFAULT_SETTINGS.limit,
    isSearchHidden: field('is_search_hidden') === true,
  };
}

const written = ({ isSearchHidden, ...rest }: TableSettings): object => ({
  ...rest,
  is_search_hidden: isSearchHidden,
});

/** A list of the back office: its address, and what the person set for its table. */
export interface TableList<Name extends string = string> extends ListQuery<Name> {
  id: string;
  settings: TableSettings;
  setSettings: (settings: TableSettings) => void;
  /**
   * false while the remembered page size is unknown: the list is requested once and not twice (`enabled`).
   */
  isReady: boolean;
}

/**
 * @param id   names the table for ever: settings and saved views hang on it, e.g. `member.member`
 * @param names filters in the address
 */
export function useTableList<const Name extends string>(id: string, names: readonly Name[]): TableList<Name> {
  const { value, set, isReady } = usePreference(`table.${id}`);
  const settings = useMemo(() => readSettings(value), [value]);
  const list = useListQuery(names, settings.limit);
  return {
    ...list,
    setLimit: (limit) => {
      set(written({ ...settings, limit }));
      list.setLimit(limit);
    },
    id,
    settings,
    setSettings: (next) => set(written(next)),
    isReady,
  };
}

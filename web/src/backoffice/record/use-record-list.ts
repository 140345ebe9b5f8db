import type { SortedPageRequest } from '@fovea/shared-types/pagination';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListResult } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { type TableList, useTableList } from '../../kit/data-table/table-settings';
import { sortText } from '../../lib/list-page';
import { filterRequest, recordFilters } from './record-filters';
import { OWNER, useCompanyChoices, useIsOwnerAsked } from './record-owner';
import { recordListQuery } from './record.queries';
import type { PlainRecord, PlainRow } from './record-types';

/** The list of a record as its page shows it: what the address asks, what the server answers. */
export interface RecordList {
  list: TableList<string>;
  result: ListResult<PlainRow>;
  filters: FilterField<string>[];
  /** What is exported is what is listed. */
  request: SortedPageRequest & Record<string, unknown>;
}

/**
 * @param table by what people's settings of the table are kept
 * @param given what is asked for whatever the address says
 */
export function useRecordList(
  record: PlainRecord,
  table?: string,
  given: Record<string, unknown> = {},
): RecordList {
  const { name, filters: declared } = record.declared;
  const names = useMemo(() => Object.keys(declared), [declared]);
  const list = useTableList(table ?? name.replace(':', '.'), names);
  const request = { ...filterRequest(record, list.filters), ...given, sort: sortText(list.sort) };
  const result = useQuery({
    ...recordListQuery(record, { page: list.page, limit: list.limit, ...request }),
    enabled: list.isReady,
  });
  const isOwnerAsked = useIsOwnerAsked(record) && names.includes(OWNER);
  const companies = useCompanyChoices(isOwnerAsked);
  const filters = useMemo(
    () =>
      recordFilters(record).flatMap((field): FilterField<string>[] => {
        if (!('name' in field) || field.name !== OWNER) return [field];
        return isOwnerAsked ? [{ type: 'select', name: OWNER, label: field.label, options: companies }] : [];
      }),
    [record, isOwnerAsked, companies],
  );
  return { list, result, filters, request };
}

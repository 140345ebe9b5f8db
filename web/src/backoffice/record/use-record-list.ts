import type { SortedPageRequest } from '@fovea/shared-types/pagination';
import { ownerNameOf } from '@fovea/shared-types/record/record';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListResult } from '../../kit/data-table/data-table';
import { type FilterField, namesOf } from '../../kit/data-table/filter-field';
import { type TableList, useTableList } from '../../kit/data-table/table-settings';
import { sortText } from '../../lib/list-page';
import { filterRequest, recordFilters } from './record-filters';
import { useCompanyChoices, useMayChooseCompany } from './record-owner';
import { recordListQuery } from './record.queries';
import type { PlainRecord, PlainRow, RecordChoices } from './record-types';

/** The list of a record on its page: the request in the address, the server's answer. */
export interface RecordList {
  list: TableList<string>;
  result: ListResult<PlainRow>;
  filters: FilterField<string>[];
  /** What is exported is what is listed. */
  request: SortedPageRequest & Record<string, unknown>;
}

const NOTHING: Record<string, unknown> = {};
const NO_NAMES: readonly string[] = [];

/** What a list shows while nobody filters it: what waits, in its order. */
export interface Waiting {
  /** The state that waits. */
  request: Record<string, unknown>;
  sort: string;
  /** The label in the filters. */
  label: string;
  /** Also while other filters are set, until a state is chosen. */
  untilChosen?: true;
}

/** How a page's list differs from what its record declares; the same each time. */
interface ListOptions {
  /** By what people's settings of the table are kept. */
  table?: string | undefined;
  /** Part of every request, whatever the address. */
  given?: Record<string, unknown> | undefined;
  /** Filters that the page does not offer; those given are none either. */
  without?: readonly string[] | undefined;
  waiting?: Waiting | undefined;
}

export function useRecordList(
  record: PlainRecord,
  { table, given = NOTHING, without = NO_NAMES, waiting }: ListOptions = {},
  choices?: RecordChoices,
): RecordList {
  const { name, filters: declared } = record.declared;
  const names = useMemo(
    // A single row is requested by its form, not by the person.
    () => Object.keys(declared).filter((one) => one !== 'id' && !(one in given) && !without.includes(one)),
    [declared, given, without],
  );
  const list = useTableList(table ?? name.replace(':', '.'), names);
  const first = list.isFiltered && waiting?.untilChosen !== true ? undefined : waiting;
  const chosen = filterRequest(record, list.filters);
  const waits = Object.entries(first?.request ?? NOTHING).filter(([state]) => chosen[state] === undefined);
  const request = {
    ...chosen,
    ...Object.fromEntries(waits),
    ...given,
    sort: sortText(list.sort) ?? first?.sort,
  };
  const result = useQuery({
    ...recordListQuery(record, { page: list.page, limit: list.limit, ...request }),
    enabled: list.isReady,
    // A tab that is opened again shows what others did meanwhile, however short that was.
    refetchOnMount: 'always',
  });
  const owner = ownerNameOf(record);
  // The company of a platform's row is a fact of it, and not the owner filter.
  const isOfPlatform = record.declared.scope === 'platform';
  const isOfCompanies = record.declared.scope === 'company';
  const isOwnerChosen = useMayChooseCompany() && names.includes(owner) && isOfCompanies;
  const companies = useCompanyChoices(isOwnerChosen);
  const filters = useMemo(
    () =>
      recordFilters(record, choices).flatMap((field): FilterField<string>[] => {
        if (!namesOf(field).every((one) => names.includes(one))) return [];
        if (first !== undefined && field.type === 'dict' && field.name in first.request)
          return [{ ...field, placeholder: first.label }];
        if (!('name' in field) || field.name !== owner || isOfPlatform) return [field];
        return isOwnerChosen ? [{ type: 'select', name: owner, label: field.label, options: companies }] : [];
      }),
    [record, choices, names, owner, isOwnerChosen, isOfPlatform, companies, first],
  );
  return { list, result, filters, request };
}

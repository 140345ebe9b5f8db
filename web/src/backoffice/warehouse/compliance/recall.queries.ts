import { brand } from '@fovea/shared-types/goods/brand.record';
import { recallPartyDetail, recallReach } from '@fovea/shared-types/warehouse/recall.calls';
import { recallParty } from '@fovea/shared-types/warehouse/recall-party.record';
import { recall } from '@fovea/shared-types/warehouse/recall.record';
import { queryOptions } from '@tanstack/react-query';
import type { Choice } from '../../../kit/form/fields';
import type { ChoiceSearch } from '../../../kit/form/search-select';
import { api } from '../../../lib/api-client';
import { useMay } from '../../../lib/permissions';
import { recordKey } from '../../record/record.queries';

/** How far a recall would reach: computed anew each time, as stock moves. */
export const reachQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(recall), 'reach', id],
    queryFn: ({ signal }) => api(recallReach, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

export const partyQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(recallParty), 'seen', id],
    queryFn: ({ signal }) => api(recallPartyDetail, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** Makers of recalls; null without permission to read the list of them. */
export function useMakerSearch(): ChoiceSearch<Choice> | null {
  return useMay()('goods:brand:list') ? MAKERS : null;
}

const MAKERS: ChoiceSearch<Choice> = {
  key: recordKey(brand),
  find: async (texts, signal) => {
    const request = texts === '' ? {} : { brand_name: texts };
    const { data } = await api(brand.calls.list, request, { signal, quiet: true });
    return data.map(({ id, brand_name }) => ({ value: String(id), label: brand_name }));
  },
  nameOf: async (id, signal) =>
    (await api(brand.calls.detail, { id: Number(id) }, { signal, quiet: true })).brand_name,
};

/** Recalls by title or number, the newest first; null without permission to read the list of them. */
export function useRecallSearch(): ChoiceSearch<Choice> | null {
  return useMay()('warehouse:recall:list') ? RECALLS : null;
}

const titleOf = ({ recall_sn, recall_name }: { recall_sn: string; recall_name: string }): string =>
  `${recall_sn} ${recall_name}`;

const RECALLS: ChoiceSearch<Choice> = {
  key: recordKey(recall),
  find: async (texts, signal) => {
    const request = texts === '' ? {} : { words: texts };
    const { data } = await api(recall.calls.list, request, { signal, quiet: true });
    return data.map((row) => ({ value: String(row.id), label: titleOf(row) }));
  },
  nameOf: async (id, signal) =>
    titleOf(await api(recall.calls.detail, { id: Number(id) }, { signal, quiet: true })),
};

import { brand } from '@fovea/shared-types/goods/brand.record';
import { recallPartyDetail, recallReach } from '@fovea/shared-types/warehouse/recall.calls';
import { recallParty } from '@fovea/shared-types/warehouse/recall-party.record';
import { recall } from '@fovea/shared-types/warehouse/recall.record';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Choice } from '../../../kit/form/fields';
import { api } from '../../../lib/api-client';
import { useMay } from '../../../lib/permissions';
import { recordKey } from '../../record/record.queries';

/** How far a recall would reach: asked anew each time, as stock moves. */
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

/** Makers who can call something back. */
export function useMakerChoices(): Choice[] {
  const may = useMay();
  const { data } = useQuery({
    queryKey: [...recordKey(brand), 'choices'],
    queryFn: ({ signal }) => api(brand.calls.list, { limit: 160 }, { signal, quiet: true }),
    enabled: may('goods:brand:list'),
  });
  return useMemo(
    () => (data?.data ?? []).map(({ id, brand_name }) => ({ value: String(id), label: brand_name })),
    [data],
  );
}

/** Recalls to choose from, the newest first. */
export function useRecallChoices(): Choice[] {
  const may = useMay();
  const { data } = useQuery({
    queryKey: [...recordKey(recall), 'choices'],
    queryFn: ({ signal }) => api(recall.calls.list, { limit: 160 }, { signal, quiet: true }),
    enabled: may('warehouse:recall:list'),
  });
  return useMemo(
    () =>
      (data?.data ?? []).map(({ id, recall_sn, recall_name }) => ({
        value: String(id),
        label: `${recall_sn} ${recall_name}`,
      })),
    [data],
  );
}

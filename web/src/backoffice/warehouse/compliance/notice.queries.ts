import { product } from '@fovea/shared-types/goods/product.record';
import { noticeCert } from '@fovea/shared-types/warehouse/notice.calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Choice } from '../../../kit/form/fields';
import { api } from '../../../lib/api-client';
import { useMay } from '../../../lib/permissions';
import { recordKey } from '../../record/record.queries';

export const noticePaper = async (id: number) => (await api(noticeCert, { id })).url;

const OFFERED = { status: 1, limit: 160 } as const;

/** Items of the item master that a notice can be about, by name and model. */
export function useItemChoices(): Choice[] {
  const may = useMay();
  const { data } = useQuery({
    queryKey: [...recordKey(product), 'choices'],
    queryFn: ({ signal }) => api(product.calls.list, OFFERED, { signal, quiet: true }),
    enabled: may('goods:product:list'),
  });
  return useMemo(
    () =>
      (data?.data ?? []).map(({ id, goods_name, goods_code, maker }) => ({
        value: String(id),
        label: [maker, goods_name, goods_code].filter(Boolean).join(' · '),
      })),
    [data],
  );
}

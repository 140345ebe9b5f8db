import { freightZone } from '@fovea/shared-types/order/freight-zone.record';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Choice } from '../../kit/form/fields';
import { api } from '../../lib/api-client';
import { formatCountry } from '../../lib/format';
import { useMay } from '../../lib/permissions';
import { recordKey } from '../record/record.queries';

/** As many as one answer holds. */
const ZONES_SHOWN = 160;

/** Zones that a rule of the freight table can name, each with its country. */
export function useFreightZones(): Choice[] {
  const may = useMay();
  const { data } = useQuery({
    queryKey: [...recordKey(freightZone), 'choices'],
    queryFn: ({ signal }) => api(freightZone.calls.list, { limit: ZONES_SHOWN }, { signal, quiet: true }),
    enabled: may('order:freight-zone:list'),
  });
  return useMemo(
    () =>
      (data?.data ?? []).map(({ id, country, zone_name }) => ({
        value: String(id),
        label: `${formatCountry(country)} · ${zone_name}`,
      })),
    [data],
  );
}

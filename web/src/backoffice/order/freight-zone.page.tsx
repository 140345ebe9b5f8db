import { freightZone } from '@fovea/shared-types/order/freight-zone.record';
import { useMemo } from 'react';
import { useCountries } from '../../lib/countries';
import { inThreeLanguages } from '../record/record-languages';
import { recordPage } from '../record/record-page';
import { backOfficePage } from '../back-office-page';

/** Parts of countries with a freight of their own. */
export const FreightZonePage = recordPage(freightZone, {
  columns: [
    { prop: 'zone_name', width: 240 },
    { prop: 'country', width: 140, decides: true },
    { prop: 'postal_prefixes', width: 320, render: ({ postal_prefixes }) => postal_prefixes.join(', ') },
    { prop: 'rate_count', align: 'right', width: 120 },
  ],
  form: {
    parts: ['country', inThreeLanguages(freightZone, ['name']), 'postal_prefixes'],
  },
  useChoices: () => {
    const countries = useCountries();
    return useMemo(() => ({ country: { options: countries } }), [countries]);
  },
});

backOfficePage(FreightZonePage, { path: '/orders/freightZone', texts: ['kit', 'system'] });

import { freightRate } from '@fovea/shared-types/order/freight-rate.record';
import { CURRENCIES } from '@fovea/shared-types/money';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { useCountries } from '../../lib/countries';
import { formatCountry, formatNumber } from '../../lib/format';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import { recordPage } from '../record/record-page';
import { FreightSheetDialog } from './freight-sheet';
import { FreightTrial } from './freight-trial';
import { useFreightZones } from './freight-zone.queries';
import { backOfficePage } from '../back-office-page';

const { fields } = freightRate.declared;
const CURRENCY_CHOICES = CURRENCIES.map((one) => ({ value: one, label: one }));

/** Where it goes and up to which weight: what distinguishes one rule from another. */
function Band({ row: { delivery_country, zone_name, max_kg } }: { row: RowOf<typeof freightRate.declared> }) {
  const { t } = useTranslation('freight');
  const country =
    delivery_country === null ? localText(fields.delivery_country.none) : formatCountry(delivery_country);
  const place = zone_name === null ? country : `${country} · ${zone_name}`;
  return t('band', { place, kg: formatNumber(max_kg) });
}

/** Freight rates, with a trial of a parcel by the current rules. */
export const FreightRatePage = recordPage(freightRate, {
  columns: [
    { prop: 'rate_name', width: 230, render: (row) => <Band row={row} /> },
    { prop: 'currency', width: 80, decides: true },
    { prop: 'price', align: 'right', width: 110, decides: true },
    { prop: 'step_price', align: 'right', width: 120 },
    { prop: 'crate_from_kg', align: 'right', width: 130, visible: false },
    { prop: 'crate_price', align: 'right', width: 110 },
    { prop: 'export_price', align: 'right', width: 130 },
    { prop: 'company_name', width: 150 },
    'status',
    { prop: 'delivery_country', width: 130, visible: false },
    { prop: 'zone_name', width: 200, visible: false },
    { prop: 'max_kg', align: 'right', width: 120, visible: false },
  ],
  useChoices: () => {
    const countries = useCountries();
    const zones = useFreightZones();
    return useMemo(
      () => ({
        currency: { options: CURRENCY_CHOICES },
        delivery_country: { options: countries },
        zone_id: { options: zones },
      }),
      [countries, zones],
    );
  },
  form: {
    byError: { ALREADY_DONE: 'max_kg' },
  },
  Note: () => {
    const { t } = useTranslation('freight');
    const may = useMay();
    const [isTrying, setTrying] = useState(false);
    const [isImporting, setImporting] = useState(false);
    return (
      <>
        {may('order:freight-rate:edit') && (
          <Button variant="outline" onClick={() => setImporting(true)}>
            {t('sheet.open')}
          </Button>
        )}
        {isImporting && <FreightSheetDialog onClose={() => setImporting(false)} />}
        <Button variant="outline" onClick={() => setTrying(true)}>
          {t('try')}
        </Button>
        {isTrying && <FreightTrial onClose={() => setTrying(false)} />}
      </>
    );
  },
});

backOfficePage(FreightRatePage, { path: '/orders/freightRate', texts: ['kit', 'system', 'freight'] });

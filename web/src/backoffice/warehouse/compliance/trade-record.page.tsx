import { tradeRecord } from '@fovea/shared-types/warehouse/trade-record.record';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useMay } from '../../../lib/permissions';
import { localText } from '../../../lib/local-text';
import { recordPage } from '../../record/record-page';
import { warehouseFilters } from '../searches';
import { InspectorDialog } from './inspector-dialog';
import { backOfficePage } from '../../back-office-page';

const { shown } = tradeRecord.declared;

/** Receipts and transfers, per place and period, as an inspector needs them. */
export const TradeRecordPage = recordPage(tradeRecord, {
  columns: [
    { prop: 'created_at', width: 170 },
    { prop: 'direction', width: 90, decides: true },
    { prop: 'goods_name', width: 220, decides: true },
    { prop: 'generic_name', width: 170, visible: false },
    { prop: 'maker', width: 140 },
    { prop: 'goods_code', width: 120, visible: false },
    { prop: 'device_class', width: 170 },
    { prop: 'is_maintenance_required', width: 130, visible: false },
    { prop: 'serial_number', width: 150, decides: true },
    { prop: 'lot_number', width: 120, visible: false },
    { prop: 'expires_on', width: 130, visible: false },
    { prop: 'quantity', width: 80 },
    { prop: 'partner_name', width: 180 },
    { prop: 'partner_address', width: 240 },
    { prop: 'partner_phone', width: 150, visible: false },
    { prop: 'partner_licence_kind', width: 180, visible: false },
    { prop: 'partner_licence_number', width: 160, visible: false },
    { prop: 'partner_licence_until', width: 150, visible: false },
    { prop: 'ware_house_name', width: 160 },
    { prop: 'company_name', width: 180, visible: false },
    { prop: 'document', width: 140 },
    {
      prop: 'is_undone',
      width: 110,
      render: ({ is_undone }) =>
        is_undone ? <StatusPill tone="neutral">{localText(shown.is_undone.label)}</StatusPill> : null,
    },
    { prop: 'keep_until', width: 130, visible: false },
  ],
  useChoices: warehouseFilters('ware_house_id'),
  Note: () => {
    const { t } = useTranslation('compliance');
    const may = useMay();
    const [isAsking, setAsking] = useState(false);
    return (
      <>
        <small>{t('no_advice')}</small>
        {may('warehouse:trade-record:print') && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            {t('record.inspector')}
          </Button>
        )}
        {isAsking && <InspectorDialog onClose={() => setAsking(false)} />}
      </>
    );
  },
});

backOfficePage(TradeRecordPage, { path: '/warehouse/tradeRecord', texts: ['kit', 'system', 'compliance'] });

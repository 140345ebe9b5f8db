import type { MerchantRow } from '@fovea/shared-types/member/merchant.dto';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../kit/data-table/column';
import { setMerchantMayPublish, useMerchantsChanged } from './merchant.queries';
import { CERTIFICATION_TONES, MERCHANT_TONES } from './tones';

export function useMerchantColumns(): Array<Column<MerchantRow>> {
  const { t } = useTranslation('member');
  const changed = useMerchantsChanged();
  return useMemo<Array<Column<MerchantRow>>>(
    () => [
      {
        prop: 'company_name',
        label: t('field.company_name'),
        type: 'look',
        width: 240,
        sortable: true,
        decides: true,
      },
      { prop: 'legal_person', label: t('field.legal_person'), width: 140 },
      { prop: 'type', label: t('field.type'), type: 'dict', dict: 'merchant_type', width: 150 },
      { prop: 'company_phone', label: t('field.company_phone'), width: 150 },
      { prop: 'address', label: t('field.address'), width: 240, visible: false },
      {
        prop: 'status',
        label: t('field.status'),
        type: 'dict',
        dict: 'states:merchant',
        tones: MERCHANT_TONES,
        width: 120,
        decides: true,
      },
      {
        prop: 'certification_status',
        label: t('field.certification'),
        type: 'dict',
        dict: 'states:certification',
        tones: CERTIFICATION_TONES,
        width: 140,
      },
      {
        prop: 'is_add_good',
        label: t('field.may_publish'),
        type: 'switch',
        width: 120,
        permission: 'member:company:add-good',
        isOn: (row) => row.is_add_good === 1,
        name: (row) => t('list.may_publish_of', { name: row.company_name }),
        set: async (row, isOn) => {
          await setMerchantMayPublish(row.id, isOn);
          await changed();
        },
        confirm: (row, isOn) =>
          isOn
            ? null
            : {
                title: t('list.publish_off_title'),
                text: t('merchant.publish_off_text', { name: row.company_name }),
                confirmLabel: t('list.publish_off_confirm'),
                isDanger: true,
              },
        canUndo: true,
      },
      { prop: 'expired_at', label: t('field.expired_at'), type: 'date', width: 140, sortable: true },
      { prop: 'owner_name', label: t('field.owner'), width: 150, visible: false },
      { prop: 'legal_number', label: t('field.legal_number'), width: 210, visible: false, isCopyable: true },
      { prop: 'pickup_address', label: t('field.pickup_address'), width: 240, visible: false },
      { prop: 'created_at', label: t('merchant.since'), type: 'datetime', width: 180, sortable: true },
    ],
    [t, changed],
  );
}

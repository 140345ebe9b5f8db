import type { merchant } from '@fovea/shared-types/member/merchant.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordLook } from '../record/record-page';
import { setMerchantMayPublish } from './merchant.queries';
import { CERTIFICATION_TONES, MERCHANT_TONES } from './tones';

/** What the list shows of companies; their review offers some of it. */
export function useMerchantColumns(): ReadonlyArray<RecordLook<typeof merchant.declared>> {
  const { t } = useTranslation('member');
  return useMemo(
    () => [
      { prop: 'company_name', width: 240 },
      { prop: 'legal_person', width: 140 },
      { prop: 'type', width: 150 },
      { prop: 'company_phone', width: 150 },
      { prop: 'address', width: 240, visible: false },
      { prop: 'status', width: 120, decides: true, tones: MERCHANT_TONES },
      { prop: 'certification_status', width: 140, tones: CERTIFICATION_TONES },
      {
        prop: 'is_add_good',
        width: 120,
        switches: {
          permission: 'member:company:add-good',
          isOn: (row) => row.is_add_good === 1,
          set: setMerchantMayPublish,
          canUndo: true,
        },
        confirm: ({ company_name: name }, isOn) =>
          isOn
            ? null
            : {
                title: t('list.publish_off_title'),
                text: t('merchant.publish_off_text', { name }),
                confirmLabel: t('list.publish_off_confirm'),
                isDanger: true,
              },
      },
      { prop: 'expired_at', width: 140, isDay: true },
      { prop: 'owner_name', width: 150, visible: false },
      { prop: 'legal_number', width: 210, visible: false, isCopyable: true },
      { prop: 'pickup_address', width: 240, visible: false },
      { prop: 'created_at', width: 180 },
      { prop: 'unshipped_orders', width: 130 },
    ],
    [t],
  );
}

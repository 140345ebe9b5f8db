import { merchant } from '@fovea/shared-types/member/merchant.record';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideBulk } from '../../kit/approval/use-decide-bulk';
import { newRequestId } from '../../lib/request-id';
import { queuePage } from '../record/queue-page';
import type { RecordLook } from '../record/record-page';
import { useMerchantColumns } from './merchant-columns';
import { MerchantReviewDrawer } from './merchant-review-drawer';
import { decideMerchant, type MerchantRow, useMerchantsChanged } from './merchant.queries';
import { CERTIFICATION_TONES } from './tones';
import { useWaitingState } from './waiting-state';
import { backOfficePage } from '../back-office-page';

const WAITING = { certification_status: CERTIFICATION_STATUS.pending };

/** Columns of the list of merchants that the queue offers as hidden ones. */
const ALSO_OFFERED: ReadonlySet<string> = new Set([
  'company_phone',
  'address',
  'status',
  'is_add_good',
  'expired_at',
  'created_at',
]);
const NAME = { prop: 'company_name', width: 240 } as const;
const SHOWN: ReadonlyArray<RecordLook<typeof merchant.declared>> = [
  { prop: 'submitted_at', width: 180 },
  { prop: 'type', width: 150 },
  { prop: 'legal_person', width: 140 },
  { prop: 'legal_number', width: 210, isCopyable: true },
  { prop: 'images', width: 90 },
  { prop: 'owner_name', width: 150 },
  { prop: 'certification_status', tones: CERTIFICATION_TONES, width: 140, decides: true },
];

const sinceOf = ({ submitted_at }: MerchantRow): string | null => submitted_at;
const waitsFor = (row: MerchantRow): boolean => sinceOf(row) !== null;
const decide = (
  { id, submission_id }: MerchantRow,
  { status, notes }: { status: 1 | -1; notes: string | undefined },
) =>
  decideMerchant({
    id,
    status,
    reason: notes,
    submission_id: submission_id ?? undefined,
    request_id: newRequestId(),
  });

/** Documents pending a decision, the longest waiting first. */
export const MerchantReviewPage = queuePage(merchant, {
  useTexts: () => {
    const { t } = useTranslation('member');
    return { title: t('audit.title'), empty: t('audit.empty'), emptyText: t('audit.empty_text') };
  },
  table: 'member.company-audit',
  without: ['status', 'is_merchant', 'is_add_good', 'created_from', 'created_to'],
  permission: 'member:company:approve',
  sinceOf,
  useWaiting: () => useWaitingState(WAITING),
  useColumns: (waiting) => {
    const ofMerchants = useMerchantColumns();
    return useMemo(() => {
      const also = ofMerchants.filter(({ prop }) => ALSO_OFFERED.has(prop));
      return [NAME, waiting, ...SHOWN, ...also.map((column) => ({ ...column, visible: false }))];
    }, [ofMerchants, waiting]);
  },
  useBulk: () => useDecideBulk({ permission: 'member:company:approve', waitsFor, decide }),
  useChanged: useMerchantsChanged,
  Review: MerchantReviewDrawer,
});

backOfficePage(MerchantReviewPage, { path: '/business/audit', texts: ['kit', 'approval', 'member'] });

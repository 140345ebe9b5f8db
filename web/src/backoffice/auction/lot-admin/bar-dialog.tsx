import type { BidderRow } from '@fovea/shared-types/auction/admin-auction.dto';
import { useTranslation } from 'react-i18next';
import { sendBar } from './lot-admin.queries';
import { LotAdminQuestion } from './lot-admin-question';

type Barred = Pick<BidderRow, 'account_id' | 'username' | 'strikes_in_year' | 'is_barred'>;

interface BarDialogProps {
  bidder: Barred;
  changed: () => Promise<void>;
  onClose: () => void;
}

/** The platform's decision for all sellers at once: barred, or free to bid again. */
export function BarDialog({ bidder, changed, onClose }: BarDialogProps) {
  const { t } = useTranslation('auction_admin');
  const isBarring = !bidder.is_barred;
  return (
    <LotAdminQuestion
      title={t(isBarring ? 'bar.title' : 'bar.lift_title', { name: bidder.username })}
      confirmLabel={t(isBarring ? 'act.bar' : 'act.unbar')}
      done={t(isBarring ? 'bar.done' : 'bar.lifted')}
      isDanger={isBarring}
      needsReason
      send={(command) => sendBar({ ...command, account_id: bidder.account_id, is_barred: isBarring })}
      changed={changed}
      onClose={onClose}
    >
      <p>{isBarring ? t('bar.text', { count: bidder.strikes_in_year }) : t('bar.lift_text')}</p>
    </LotAdminQuestion>
  );
}

import { VOUCHER_KIND } from '@fovea/shared-types/finance/journal-voucher-bounds';
import { auditJournalVoucher } from '@fovea/shared-types/finance/journal-voucher.calls';
import type { JournalVoucherDetail } from '@fovea/shared-types/finance/journal-voucher.dto';
import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OpenDocument } from '../../kit/approval/approval-page';
import { decideMoney } from '../../kit/approval/decide-money';
import { DetailCard, Facts } from '../../kit/detail-view/detail-view';
import { formatMoney } from '../../lib/format';
import { localText } from '../../lib/local-text';
import { RequestedReview, RequestFacts } from './requested-review';
import { withdrawVoucher, useVouchersChanged, voucherQuery } from './voucher.queries';

/** One voucher: between which accounts and why, who asked and who decided, and its entry in the journal. */
export function VoucherReview(open: OpenDocument) {
  const { t } = useTranslation('voucher');
  const { id } = open;
  const changed = useVouchersChanged();
  const result = useQuery(voucherQuery(id));
  return (
    <RequestedReview
      {...open}
      title={localText(journalVoucher.declared.many)}
      result={result}
      permission="finance:journal-voucher"
      dict="states:journal_voucher"
      parts={(shown) => ({
        facts: <Terms shown={shown} />,
        pictures: <RequestFacts shown={shown} />,
        consequences: { approve: t('review.approve'), reject: t('review.reject') },
      })}
      decide={(decision) => decideMoney(auditJournalVoucher, id, decision)}
      withdraw={() => withdrawVoucher(id)}
      changed={changed}
    />
  );
}

function Terms({ shown }: { shown: JournalVoucherDetail }) {
  const { t } = useTranslation('voucher');
  const { t: named } = useTranslation('finance');
  const { currency } = shown;
  return (
    <DetailCard title={t('detail.terms')}>
      <Facts
        facts={[
          { label: t('field.kind'), value: t(`kind.${shown.kind as 1 | 2 | 3}`) }, // the server gives no other
          { label: t('field.debit_kind'), value: named(`kind.${shown.debit_kind}`) },
          { label: t('field.credit_kind'), value: named(`kind.${shown.credit_kind}`) },
          { label: t('field.amount'), value: formatMoney(shown.amount, currency) },
          {
            label: t('field.fee'),
            value: shown.kind === VOUCHER_KIND.payout ? formatMoney(shown.fee, currency) : null,
          },
        ]}
      />
    </DetailCard>
  );
}

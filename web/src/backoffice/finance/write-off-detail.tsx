import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { auditWriteOff } from '@fovea/shared-types/finance/write-off.calls';
import type { WriteOffDetail } from '@fovea/shared-types/finance/write-off.dto';
import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { MONTH_BILL_STATUS, REQUESTED_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OpenDocument } from '../../kit/approval/approval-page';
import { decideMoney } from '../../kit/approval/decide-money';
import { BillState } from '../../kit/bill-state/bill-state';
import { DetailCard, Facts } from '../../kit/detail-view/detail-view';
import { formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import { RequestedReview, RequestFacts } from './requested-review';
import { withdrawWriteOff, useWriteOffsChanged, writeOffQuery } from './write-off.queries';

const { shown: fields } = monthBill.declared;

/** One write-off: of which bill and why, who asked and who decided. */
export function WriteOffReview(open: OpenDocument) {
  const { t } = useTranslation('month_bills');
  const { id } = open;
  const changed = useWriteOffsChanged();
  const result = useQuery(writeOffQuery(id));
  return (
    <RequestedReview
      {...open}
      title={localText(writeOff.declared.many)}
      result={result}
      permission="finance:write-off"
      dict="states:write_off"
      parts={(shown) => ({
        facts: <BillFacts shown={shown} />,
        pictures: <RequestFacts shown={shown} />,
        consequences: { approve: t('write_off.approve'), reject: t('write_off.reject') },
      })}
      decide={(decision) => decideMoney(auditWriteOff, id, decision)}
      withdraw={() => withdrawWriteOff(id)}
      changed={changed}
    />
  );
}

function BillFacts({ shown }: { shown: WriteOffDetail }) {
  const { t } = useTranslation('month_bills');
  const mayRead = useMay()('finance:month-bill:list');
  const name = `${shown.customer_name} · ${shown.month}`;
  const isWrittenOff =
    shown.bill_status === MONTH_BILL_STATUS.void && shown.status === REQUESTED_STATUS.booked;
  return (
    <DetailCard title={t('detail.title')}>
      <Facts
        facts={[
          {
            label: t('write_off.bill'),
            value: mayRead ? <Link to={to.monthBill(shown.bill_id)}>{name}</Link> : name,
          },
          { label: localText(fields.price.label), value: formatMoney(shown.price, shown.currency) },
          {
            label: localText(fields.status.label),
            value: <BillState status={shown.bill_status} isWrittenOff={isWrittenOff} />,
          },
        ]}
      />
    </DetailCard>
  );
}

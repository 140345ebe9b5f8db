import type { SentRemittance } from '@fovea/shared-types/finance/remittance.dto';
import { sentRemittances } from '@fovea/shared-types/finance/remittance.calls';
import { REMITTED_LABELS, type RemittedType } from '@fovea/shared-types/finance/remittance-bounds';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureRow } from '../picture-row/picture-row';
import { BankFacts } from './bank-facts';
import { api } from '../../lib/api-client';
import { documentKey } from '../../lib/document-key';
import { formatDateTime, formatMoney } from '../../lib/format';
import { localText } from '../../lib/local-text';
import classes from './remittance-panel.module.css';

const { pending, confirmed, rejected, credited } = REMITTANCE_STATUS;
const STATUS_KEYS: Readonly<Record<number, 'pending' | 'confirmed' | 'rejected' | 'credited'>> = {
  [pending]: 'pending',
  [confirmed]: 'confirmed',
  [rejected]: 'rejected',
  [credited]: 'credited',
};

interface Remitted {
  subject_type: RemittedType;
  id: number;
}

export const remittancesQuery = (subject: Remitted) =>
  queryOptions({
    queryKey: [...documentKey('remittance'), subject] as const,
    queryFn: ({ signal }) => api(sentRemittances, subject, { signal, quiet: true }),
  });

/** Bank transfers for a document: destination, receipts, and finance's decision. */
export function RemittancePanel({ subject }: { subject: Remitted }) {
  const { t } = useTranslation('remittance');
  const titleId = useId();
  const { data } = useQuery(remittancesQuery(subject));
  if (data === undefined || data.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {subject.subject_type === 'freight_bill'
          ? t('panel.title_of', { what: localText(REMITTED_LABELS.freight_bill) })
          : t('panel.title')}
      </h2>
      {data.map((sent) => (
        <Sent key={sent.id} sent={sent} />
      ))}
    </section>
  );
}

function Sent({ sent }: { sent: SentRemittance }) {
  const { t } = useTranslation('remittance');
  return (
    <article>
      <p role="status">
        {t(`panel.${STATUS_KEYS[sent.status] ?? 'pending'}`, {
          money:
            sent.received === null || sent.received_currency === null
              ? ''
              : formatMoney(sent.received, sent.received_currency),
        })}
      </p>
      {sent.audit_notes !== '' && <p>{t('panel.reason', { reason: sent.audit_notes })}</p>}
      <p>{t('panel.sent', { time: formatDateTime(sent.created_at) })}</p>
      <BankFacts
        bank={sent.bank}
        reference={sent.reference}
        amount={formatMoney(sent.money, sent.currency)}
      />
      {sent.shares.length > 1 && (
        <p>{t('panel.shares', { numbers: sent.shares.map(({ reference }) => reference).join(', ') })}</p>
      )}
      <PictureRow images={sent.images} nameOf={(number) => t('panel.picture', { number })} />
    </article>
  );
}

import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { missingOpenings } from '@fovea/shared-types/finance/reconciliation.calls';
import type { MissingOpening } from '@fovea/shared-types/finance/reconciliation.dto';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { Notice } from '../../kit/notice/notice';
import { api } from '../../lib/api-client';
import { formatDate, formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { recordKey } from '../record/record.queries';
import { AddVoucherDialog } from './add-voucher-dialog';
import classes from './ledger.module.css';
import { voucherOfOpening } from './voucher-starts';

const missingOpeningsQuery = () =>
  queryOptions({
    // Below the vouchers': one that is requested or decided changes what is missing.
    queryKey: [...recordKey(journalVoucher), 'openings'] as const,
    queryFn: ({ signal }) => api(missingOpenings, {}, { signal, quiet: true }),
    staleTime: 0,
  });

/** What the bank held before its first statement, while the ledger does not have it. */
export function MissingOpenings() {
  const { data = [] } = useQuery(missingOpeningsQuery());
  if (data.length === 0) return null;
  return (
    <div className={classes.notices}>
      {data.map((missing) => (
        <Missing key={missing.currency} missing={missing} />
      ))}
    </div>
  );
}

function Missing({ missing }: { missing: MissingOpening }) {
  const { t } = useTranslation('finance');
  const may = useMay();
  const [isOpened, setOpened] = useState(false);
  const { currency, opening, ledger_balance, voucher_id, voucher_sn } = missing;
  const day = formatDate(missing.from_day);
  return (
    <Notice
      tone="warning"
      actions={
        voucher_id === null &&
        may('finance:journal-voucher:add') && (
          <Button variant="default" size="sm" onClick={() => setOpened(true)}>
            {t('opening.request')}
          </Button>
        )
      }
    >
      {t('opening.text', {
        currency,
        day,
        opening: formatMoney(opening, currency),
        booked: formatMoney(ledger_balance, currency),
      })}{' '}
      {voucher_id !== null && may('finance:journal-voucher:list') && (
        <Link to={to.journalVoucher(voucher_id)}>{t('opening.waits', { sn: voucher_sn })}</Link>
      )}
      {isOpened && (
        <AddVoucherDialog
          start={voucherOfOpening(missing, t('opening.reason', { day }))}
          onClose={() => setOpened(false)}
        />
      )}
    </Notice>
  );
}

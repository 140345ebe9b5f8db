import type { PayoutFile, PayoutPayees } from '@fovea/shared-types/finance/payout-file.dto';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Dialog } from '../../kit/dialog/dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageLoading } from '../../kit/page-loading/page-loading';
import { formatMoney } from '../../lib/format';
import { openDocument } from '../../lib/open-document';
import classes from './bank.module.css';
import { filePayeesQuery, payoutListAddress } from './bank.queries';

/** Pixels: names and banks are read beside their amounts. */
export const PAYEES_WIDTH = 720;

/** Who is paid by a file, in its order, with the sum. */
export function Payees({ paid: { payees, count, total, currency } }: { paid: PayoutPayees }) {
  const { t } = useTranslation('bank');
  return (
    <div className={classes.stack}>
      <ol className={classes.payees} aria-label={t('files.payees')} tabIndex={0}>
        {payees.map(({ reference, payee, bank_name, branch_name, account_no, money }) => (
          <li key={reference}>
            <span>
              <strong>{payee}</strong>
              <br />
              {[bank_name, branch_name].filter((part) => part !== '').join(' ')}{' '}
              <span className={classes.whole}>{account_no}</span> ·{' '}
              <span className={classes.whole}>{reference}</span>
            </span>
            <span>{formatMoney(money, currency)}</span>
          </li>
        ))}
      </ol>
      <p className={classes.total}>
        <strong>{t('files.sum', { count, total: formatMoney(total, currency) })}</strong>
      </p>
    </div>
  );
}

/** Who is paid by a file that was made, and the list to print. */
export function PayeesDialog({
  file: { id, sn },
  onClose,
}: {
  file: Pick<PayoutFile, 'id' | 'sn'>;
  onClose: () => void;
}) {
  const { t } = useTranslation('bank');
  const { data, error, refetch } = useQuery(filePayeesQuery(id));
  return (
    <Dialog opened onClose={onClose} title={t('files.payees_named', { sn })} size={PAYEES_WIDTH} isPage>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <PageLoading />
      ) : (
        <>
          <Payees paid={data} />
          <Button variant="default" onClick={() => void openDocument(() => payoutListAddress(id))}>
            {t('files.print_list')}
          </Button>
        </>
      )}
    </Dialog>
  );
}

import type { PayoutFiles, PayoutsWaiting } from '@fovea/shared-types/finance/payout-file.dto';
import { PAY_AHEAD_DAYS } from '@fovea/shared-types/finance/payout-file-bounds';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { DateField } from '../../kit/form/fields';
import { useForm } from '../../kit/form/use-form';
import { dayAfter, dayOf } from '../../lib/day';
import { formatDateTime, formatMoney } from '../../lib/format';
import { paths, to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import { fetchPayoutFile, makePayoutFile, payoutFilesQuery, useBankChanged } from './bank.queries';
import classes from './bank.module.css';

/** The link to payment files for our banks. */
export function PayoutFilesButton() {
  const { t } = useTranslation('bank');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const result = useQuery({ ...payoutFilesQuery(), enabled: isOpen });
  if (!may('finance:withdrawal:pay')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('files.title')}
      </Button>
      {isOpen && (
        <DetailDrawer title={t('files.title')} onClose={() => setOpen(false)} result={result} width={720}>
          {(found) => (
            <div className={classes.stack}>
              <Waiting waiting={found.waiting} />
              <ByHand payouts={found.by_hand} onOpen={() => setOpen(false)} />
              <Latest files={found.files} />
            </div>
          )}
        </DetailDrawer>
      )}
    </>
  );
}

function Waiting({ waiting }: Pick<PayoutFiles, 'waiting'>) {
  const { t } = useTranslation('bank');
  const may = useMay();
  const changed = useBankChanged();
  const today = dayOf(new Date().toISOString());
  const form = useForm({ initial: { pay_on: waiting[0]?.pay_on ?? today }, validate: () => ({}) });
  const make = useMutation({
    mutationFn: ({ format, currency }: PayoutsWaiting) =>
      makePayoutFile({ format, currency, pay_on: form.values.pay_on }),
    onSuccess: async () => {
      toast.success(t('files.made'));
      await changed();
    },
  });
  return (
    <DetailCard title={t('files.waiting')} isWide>
      {waiting.length === 0 ? (
        <p>{t('files.none_waiting')}</p>
      ) : (
        <div className={classes.stack}>
          <DateField
            form={form}
            name="pay_on"
            label={t('files.pay_on')}
            min={today}
            max={dayAfter(today, PAY_AHEAD_DAYS - 1)}
          />
          <ul className={classes.rows}>
            {waiting.map((group) => (
              <li key={`${group.format} ${group.currency}`}>
                <span>
                  <strong>{t(`format.${group.format}`)}</strong>
                  <br />
                  {t('files.sum', { count: group.count, total: formatMoney(group.total, group.currency) })}
                </span>
                {group.is_ready ? (
                  <Button
                    loading={make.isPending}
                    disabled={form.values.pay_on === ''}
                    aria-label={t('files.make_named', {
                      format: t(`format.${group.format}`),
                      currency: group.currency,
                    })}
                    onClick={() => make.mutate(group)}
                  >
                    {t('files.make')}
                  </Button>
                ) : may('finance:house-account:list') ? (
                  <Link to={paths.platformAccounts}>{t('files.not_ready')}</Link>
                ) : (
                  <span>{t('files.not_ready')}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </DetailCard>
  );
}

/** The payout of each is recorded on its own page, once somebody paid it at the bank. */
function ByHand({ payouts, onOpen }: { payouts: PayoutFiles['by_hand']; onOpen: () => void }) {
  const { t } = useTranslation('bank');
  if (payouts.length === 0) return null;
  return (
    <DetailCard title={t('files.by_hand')} isWide>
      <p>{t('files.by_hand_hint')}</p>
      <ul className={classes.rows}>
        {payouts.map((payout) => (
          <li key={payout.id}>
            <span>
              <strong>{payout.sn}</strong> · {formatMoney(payout.money, payout.currency)}
              <br />
              {t('files.by_hand_until', { country: payout.country, at: formatDateTime(payout.deadline_at) })}
            </span>
            <Link to={to.withdrawalToPay(payout.id)} onClick={onOpen}>
              {t('files.by_hand_open')}
            </Link>
          </li>
        ))}
      </ul>
    </DetailCard>
  );
}

function Latest({ files }: Pick<PayoutFiles, 'files'>) {
  const { t } = useTranslation('bank');
  const fetching = useMutation({ mutationFn: fetchPayoutFile });
  return (
    <DetailCard title={t('files.latest')} isWide>
      {files.length === 0 ? (
        <p>{t('files.none')}</p>
      ) : (
        <>
          <p>{t('files.hint')}</p>
          <ul className={classes.rows}>
            {files.map((file) => (
              <li key={file.id}>
                <span>
                  <strong>{file.sn}</strong> · {t(`format.${file.format}`)} ·{' '}
                  {formatMoney(file.total, file.currency)}
                  <br />
                  {t('files.standing', {
                    count: file.count,
                    paid: file.paid_count,
                    failed: file.failed_count,
                  })}
                  <br />
                  {formatDateTime(file.created_at)} · {file.username}
                </span>
                <Button
                  variant="default"
                  loading={fetching.isPending && fetching.variables === file.id}
                  aria-label={t('files.fetch_named', { sn: file.sn })}
                  onClick={() => fetching.mutate(file.id)}
                >
                  {t('files.fetch')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </DetailCard>
  );
}

import type { PayoutFile, PayoutFiles, PayoutsWaiting } from '@fovea/shared-types/finance/payout-file.dto';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { formatDateTime, formatMoney } from '../../lib/format';
import { paths, to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { fetchPayoutFile, payoutFilesQuery } from './bank.queries';
import { MakePayoutFileDialog } from './make-payout-file-dialog';
import { PayeesDialog } from './payees';
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
              <Held payouts={found.held} onOpen={() => setOpen(false)} />
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
  const [chosen, setChosen] = useState<PayoutsWaiting | null>(null);
  return (
    <DetailCard title={t('files.waiting')} isWide>
      {waiting.length === 0 ? (
        <p>{t('files.none_waiting')}</p>
      ) : (
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
                  aria-label={t('files.make_named', {
                    format: t(`format.${group.format}`),
                    currency: group.currency,
                  })}
                  onClick={() => setChosen(group)}
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
      )}
      {chosen !== null && <MakePayoutFileDialog group={chosen} onClose={() => setChosen(null)} />}
    </DetailCard>
  );
}

interface PayoutListProps<Payout> {
  title: string;
  hint: string;
  payouts: readonly Payout[];
  /** Until when, or from when, it is paid. */
  whenOf: (payout: Payout) => string;
  /** The link to its withdrawal. */
  link: string;
  onOpen: () => void;
}

/** Payouts that no file contains; what is to be done with each is done on its withdrawal. */
function PayoutList<Payout extends { id: number; sn: string; money: string; currency: string }>({
  title,
  hint,
  payouts,
  whenOf,
  link,
  onOpen,
}: PayoutListProps<Payout>) {
  if (payouts.length === 0) return null;
  return (
    <DetailCard title={title} isWide>
      <p>{hint}</p>
      <ul className={classes.rows}>
        {payouts.map((payout) => (
          <li key={payout.id}>
            <span>
              <strong>{payout.sn}</strong> · {formatMoney(payout.money, payout.currency)}
              <br />
              {whenOf(payout)}
            </span>
            <Link to={to.withdrawalToPay(payout.id)} onClick={onOpen}>
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </DetailCard>
  );
}

/** A person pays them at the bank, and records it. */
function ByHand({ payouts, onOpen }: { payouts: PayoutFiles['by_hand']; onOpen: () => void }) {
  const { t } = useTranslation('bank');
  return (
    <PayoutList
      title={t('files.by_hand')}
      hint={t('files.by_hand_hint')}
      payouts={payouts}
      whenOf={({ country, deadline_at }) =>
        t('files.by_hand_until', { country, at: formatDateTime(deadline_at) })
      }
      link={t('files.by_hand_open')}
      onOpen={onOpen}
    />
  );
}

/** Their payees changed the account: somebody may have taken over theirs. */
function Held({ payouts, onOpen }: { payouts: PayoutFiles['held']; onOpen: () => void }) {
  const { t } = useTranslation('bank');
  return (
    <PayoutList
      title={t('files.held')}
      hint={t('files.held_hint')}
      payouts={payouts}
      whenOf={({ held_until }) => t('files.held_until', { at: formatDateTime(held_until) })}
      link={t('files.held_open')}
      onOpen={onOpen}
    />
  );
}

function Latest({ files }: Pick<PayoutFiles, 'files'>) {
  const { t } = useTranslation('bank');
  const fetching = useMutation({ mutationFn: fetchPayoutFile });
  const [shown, setShown] = useState<PayoutFile | null>(null);
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
                <span className={classes.actions}>
                  <Button
                    variant="default"
                    aria-label={t('files.payees_named', { sn: file.sn })}
                    onClick={() => setShown(file)}
                  >
                    {t('files.payees')}
                  </Button>
                  <Button
                    variant="default"
                    loading={fetching.isPending && fetching.variables === file.id}
                    aria-label={t('files.fetch_named', { sn: file.sn })}
                    onClick={() => fetching.mutate(file.id)}
                  >
                    {t('files.fetch')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {shown !== null && <PayeesDialog file={shown} onClose={() => setShown(null)} />}
    </DetailCard>
  );
}

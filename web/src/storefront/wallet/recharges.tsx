import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import type { RechargeOrder } from '@fovea/shared-types/finance/recharge.dto';
import { RECHARGE_STATUS, REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { MoneyText } from '../../kit/money-text/money-text';
import { formatDateTime } from '../../lib/format';
import { to } from '../../lib/paths';
import { rechargesQuery } from './wallet.queries';
import classes from './wallet.module.css';

const { pending, paid, expired, parked, returned } = RECHARGE_STATUS;
const STATUSES = {
  [pending]: 'pending',
  [paid]: 'paid',
  [expired]: 'expired',
  [parked]: 'parked',
  [returned]: 'returned',
} as const;
type Status = keyof typeof STATUSES;
const CODES = [pending, paid, expired, parked, returned] as const;

/** How many of the newest are shown before "all". */
const RECENT = 5;
const LIMIT = 40;

/** Recharges, the newest first; all of them on request, by their states. */
export function Recharges() {
  const { t } = useTranslation('wallet');
  const [isWhole, setWhole] = useState(false);
  const [status, setStatus] = useState<Status | undefined>();
  // The page in the address is that of the lines of the balance.
  const [page, setPage] = useState(1);
  const { data, isPlaceholderData } = useQuery(
    rechargesQuery({ page, limit: LIMIT, ...(status !== undefined && { status }) }),
  );
  if (data === undefined || (data.total === 0 && status === undefined)) return null;
  const pages = Math.max(1, Math.ceil(data.total / LIMIT));
  return (
    <div className={classes.recent}>
      {isWhole && (
        <NativeSelect
          label={t('recharge.standing')}
          value={String(status ?? '')}
          onChange={({ currentTarget }) => {
            setPage(1);
            setStatus(CODES.find((code) => String(code) === currentTarget.value));
          }}
        >
          <option value="">{t('recharge.all')}</option>
          {CODES.map((code) => (
            <option key={code} value={code}>
              {t(`recharge.status.${STATUSES[code]}`)}
            </option>
          ))}
        </NativeSelect>
      )}
      {data.total === 0 && <p>{t('recharge.none')}</p>}
      <ul aria-label={t('recharge.list')} aria-busy={isPlaceholderData}>
        {data.data.slice(0, isWhole ? LIMIT : RECENT).map((one) => (
          <li key={one.id}>
            <span>
              {one.order_no} · {formatDateTime(one.created_at)}
            </span>
            <MoneyText value={one.money} currency={one.currency} />
            <RechargeStatus one={one} />
          </li>
        ))}
      </ul>
      {!isWhole && data.total > RECENT && (
        <Button variant="subtle" size="sm" onClick={() => setWhole(true)}>
          {t('recharge.show_all', { count: data.total })}
        </Button>
      )}
      {pages > 1 && isWhole && (
        <div className={classes.turning}>
          <Button variant="default" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('recharge.newer')}
          </Button>
          <span aria-live="polite">{t('recharge.page', { page, pages })}</span>
          <Button variant="default" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('recharge.older')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Its state; one by bank transfer links to the account, and to finance's answer. */
function RechargeStatus({ one }: { one: RechargeOrder }) {
  const { t } = useTranslation('wallet');
  if (one.status === pending && one.remittance_status === REMITTANCE_STATUS.pending)
    return <span>{t('recharge.status.checking')}</span>;
  const isOpen = one.status === pending && one.pay_type === PAY_TYPE.bank;
  if (!isOpen) return <span>{t(`recharge.status.${statusOf(one.status)}`)}</span>;
  const isRefused = one.remittance_status !== null;
  return (
    <Link to={to.payment(one.id, 'recharge')}>
      {t(isRefused ? 'recharge.status.refused' : 'recharge.status.transfer')}
    </Link>
  );
}

const statusOf = (code: number): (typeof STATUSES)[Status] => STATUSES[code as Status] ?? 'pending';

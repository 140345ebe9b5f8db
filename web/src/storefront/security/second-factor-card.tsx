import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ErrorState } from '../../kit/error-state/error-state';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { formatDate } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { secondFactorQuery } from '../auth/second-factor.queries';
import { EnrolDialog } from './enrol-dialog';
import { ProofDialog } from './proof-dialog';
import { RecoveryCodesDialog } from './recovery-codes';
import { disableFactor, renewCodes } from './security.queries';
import classes from './security.module.css';

type Open = { is: 'enrol' } | { is: 'renew' } | { is: 'disable' } | { is: 'codes'; codes: readonly string[] };

/** A second question at the sign-in: turned on, its recovery codes renewed, turned off. */
export function SecondFactorCard() {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const { data, error, isError, refetch } = useQuery(secondFactorQuery());
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const refresh = (): void => void queries.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
  const showCodes = (codes: readonly string[]): void => {
    refresh();
    setOpen({ is: 'codes', codes });
  };
  const isOn = data?.is_enabled === 1;
  return (
    <section className={classes.card} aria-labelledby="security-factor">
      <div className={classes.head}>
        <div>
          <h2 id="security-factor">
            {t('factor.title')}
            {data !== undefined && (
              <StatusPill tone={isOn ? 'success' : 'neutral'}>
                {t(isOn ? 'factor.on' : 'factor.off')}
              </StatusPill>
            )}
          </h2>
          <p className={classes.text}>{t('factor.text')}</p>
        </div>
        {data?.is_enabled === 0 && (
          <Button onClick={() => setOpen({ is: 'enrol' })}>{t('factor.turn_on')}</Button>
        )}
      </div>
      {data === undefined &&
        (isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={48} radius={8} />
        ))}
      {data?.is_demanded === 1 && (
        <p className={classes.notice}>{t(isOn ? 'factor.demanded' : 'factor.missing')}</p>
      )}
      {data !== undefined && isOn && (
        <div className={classes.factor}>
          <p>
            {t('factor.since', { date: formatDate(data.enabled_at) })}
            <br />
            {t('factor.codes_left', { count: data.recovery_codes_left })}
          </p>
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => setOpen({ is: 'renew' })}>
              {t('factor.renew')}
            </Button>
            {data.is_demanded === 0 && (
              <Button variant="default" onClick={() => setOpen({ is: 'disable' })}>
                {t('factor.turn_off')}
              </Button>
            )}
          </div>
        </div>
      )}
      {open?.is === 'enrol' && <EnrolDialog onClose={close} onCodes={showCodes} />}
      {open?.is === 'renew' && (
        <ProofDialog
          title={t('factor.renew')}
          text={t('renew.text')}
          prove={renewCodes}
          onDone={({ recovery_codes }) => showCodes(recovery_codes)}
          onClose={close}
        />
      )}
      {open?.is === 'disable' && (
        <ProofDialog
          title={t('disable.title')}
          text={t('disable.text')}
          isDanger
          prove={disableFactor}
          onDone={() => {
            toast.success(t('disable.done'));
            refresh();
            close();
          }}
          onClose={close}
        />
      )}
      {open?.is === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
    </section>
  );
}

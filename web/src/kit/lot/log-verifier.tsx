import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchWholeLog } from './lot.queries';
import classes from './bid-history.module.css';
import { canVerify, verifyLog } from './verify-log';

/** Reads the whole public log and computes its chain of hashes in this browser. */
export function LogVerifier({ id }: { id: number }) {
  const { t } = useTranslation('auction');
  const [read, setRead] = useState(0);
  const check = useMutation({
    mutationFn: async () => verifyLog(await fetchWholeLog(id, setRead)),
  });
  if (!canVerify()) return <p className={classes.verdict}>{t('verify.insecure')}</p>;
  return (
    <div className={classes.verify}>
      <button
        type="button"
        className={classes.check}
        disabled={check.isPending}
        onClick={() => check.mutate()}
      >
        <IconShieldCheck size={18} stroke={1.75} aria-hidden />
        {check.isPending ? t('verify.running', { count: read }) : t('verify.start')}
      </button>
      <div role="status" className={classes.verdict}>
        {check.isError && t('verify.failed')}
        {check.data?.isIntact === true && (
          <>
            <span data-tone="success">
              <IconShieldCheck size={18} aria-hidden />
              {t('verify.intact', { count: check.data.rows })}
            </span>
            <code>{check.data.lastHash}</code>
          </>
        )}
        {check.data?.isIntact === false && (
          <span data-tone="danger">
            <IconShieldX size={18} aria-hidden />
            {t(check.data.why === 'chain' ? 'verify.broken' : 'verify.repeated', {
              row: check.data.brokenSeq,
            })}
          </span>
        )}
      </div>
    </div>
  );
}

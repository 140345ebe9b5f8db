import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { Dialog } from '../../../kit/dialog/dialog';
import { formatAmount, formatDateTimeSeconds } from '../../../lib/format';
import { readOpenedBids } from './lot-admin.queries';
import classes from './lot-admin.module.css';

/** The platform's look into a sold lot: confirmed first, because it is recorded who looked. */
export function OpenedBids({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('auction_admin');
  const opening = useMutation({ mutationFn: (page: number) => readOpenedBids(id, page) });
  const { data } = opening;
  return (
    <Dialog opened onClose={onClose} title={t('audit.title')} size={900} isPage>
      {data === undefined ? (
        <div className={classes.outcome}>
          <p>{t('audit.text')}</p>
          <div className={classes.dialogButtons}>
            <Button variant="default" onClick={onClose} data-autofocus>
              {t('audit.leave')}
            </Button>
            <Button loading={opening.isPending} onClick={() => opening.mutate(1)}>
              {t('act.audit')}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <ol className={classes.opened}>
            {data.data.map((row) => (
              <li key={row.ord}>
                <span>
                  {row.seq === null ? t('audit.raise') : `#${row.seq}`} {row.username ?? '-'}
                </span>
                <strong>{formatAmount(row.max_amount, row.currency)}</strong>
                <span className={classes.small}>{formatDateTimeSeconds(row.created_at)}</span>
                <code>{row.commitment ?? '-'}</code>
              </li>
            ))}
          </ol>
          {data.current_page * data.per_page < data.total && (
            <Button
              variant="default"
              loading={opening.isPending}
              onClick={() => opening.mutate(data.current_page + 1)}
            >
              {t('audit.more')}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}

import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { formatDateTime } from '../../lib/format';
import classes from './enquiry.module.css';

/** The answer, with its author and time. */
export function ReplyCard({
  letter,
}: {
  letter: { reply: string | null; replied_name: string | null; replied_at: string | null };
}) {
  const { t } = useTranslation('content');
  return (
    <DetailCard title={t('field.reply')}>
      {letter.reply === null || letter.replied_at === null ? (
        <p className={classes.meta}>{t('reply.none')}</p>
      ) : (
        <>
          <p className={classes.meta}>
            {letter.replied_name} · {formatDateTime(letter.replied_at)}
          </p>
          <p className={classes.text}>{letter.reply}</p>
        </>
      )}
    </DetailCard>
  );
}

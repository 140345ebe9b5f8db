import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format';
import classes from './evaluation.module.css';

/** The merchant's answer below the buyer's. */
export function ReplyBox({ reply, repliedAt }: { reply: string; repliedAt: string | null }) {
  const { t } = useTranslation('evaluation');
  return (
    <div className={classes.reply}>
      <p className={classes.fine}>
        <strong>{t('reply')}</strong> {repliedAt !== null && formatDate(repliedAt)}
      </p>
      <p className={classes.words}>{reply}</p>
    </div>
  );
}

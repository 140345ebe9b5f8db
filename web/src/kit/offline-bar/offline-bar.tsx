import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../lib/use-is-online';
import classes from './offline-bar.module.css';

export function OfflineBar() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return <div role="status">{!isOnline && <p className={classes.bar}>{t('state.offline')}</p>}</div>;
}

import { useTranslation } from 'react-i18next';
import classes from './page-loading.module.css';

/** In place of the first page until its code is there; later navigations keep the old page instead. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div className={classes.root} role="status" aria-label={t('state.loading')}>
      <span className={classes.spinner} />
    </div>
  );
}

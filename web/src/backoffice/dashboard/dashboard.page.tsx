import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../kit/page-title/page-title';
import { useAccess } from '../layout/access/access-context';
import { Checklist } from './checklist';
import classes from './dashboard.module.css';
import { PageTiles } from './page-tiles';
import { TodoCards } from './todo-cards';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

/** Where the back office begins: what waits for this person, and the ways to their pages. */
export function DashboardPage() {
  const { t } = useTranslation('backoffice');
  const { user } = useAccess();
  return (
    <div className={classes.root}>
      <PageTitle title={t('dashboard.title')} isHidden />
      <p className={classes.welcome}>{t('dashboard.welcome', { name: user.name })}</p>
      {user.company_id !== null && <Checklist />}
      <TodoCards />
      <PageTiles />
    </div>
  );
}

backOfficePage(DashboardPage, { path: paths.dashboard, texts: ['backoffice'] });

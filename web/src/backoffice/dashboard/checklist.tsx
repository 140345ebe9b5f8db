import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useCan } from '../../lib/permissions';
import { useAccess } from '../layout/access/access-context';
import classes from './dashboard.module.css';
import { hasAuctionQuery, hasColleagueQuery, hasContactQuery } from './dashboard.queries';

const STEPS = [
  {
    text: 'dashboard.step_company',
    path: '/settings/companyInfo',
    permission: 'member:own-company:list',
    query: hasContactQuery,
  },
  {
    text: 'dashboard.step_colleague',
    path: '/system/user',
    permission: 'rbac:user:list',
    query: hasColleagueQuery,
  },
  {
    text: 'dashboard.step_auction',
    path: paths.auctionAdmin,
    permission: 'auction:auction:list',
    query: hasAuctionQuery,
  },
] as const;

/** A new merchant's first steps, as far as the merchant can take them; gone once all are done. */
export function Checklist() {
  const { t } = useTranslation('backoffice');
  const { routes } = useAccess();
  const can = useCan();
  const steps = STEPS.filter(({ permission }) => can.one(permission));
  const answers = useQueries({ queries: steps.map(({ query }) => query()) });
  // Until all is known nothing is claimed; a figure that failed is simply not there.
  if (answers.some(({ isLoading }) => isLoading)) return null;
  const known = steps.flatMap((step, at) => {
    const isDone = answers[at]?.data;
    return isDone === undefined ? [] : [{ ...step, isDone }];
  });
  if (known.every(({ isDone }) => isDone)) return null;
  return (
    <section className={classes.section}>
      <h2>{t('dashboard.checklist_title')}</h2>
      <p className={classes.lead}>{t('dashboard.checklist_text')}</p>
      <ul className={classes.steps}>
        {known.map(({ text, path, isDone }) => (
          <li key={path} className={classes.step} data-done={isDone || undefined}>
            {isDone ? (
              <IconCircleCheckFilled size={20} aria-label={t('dashboard.done')} />
            ) : (
              <IconCircle size={20} aria-hidden />
            )}
            <span>{t(text)}</span>
            {!isDone && routes.get(path)?.isHidden === false && <Link to={path}>{t('dashboard.open')}</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { to } from '../../lib/paths';
import classes from './desk-views.module.css';

const VIEWS = ['lots', 'calendar'] as const;
export type DeskView = (typeof VIEWS)[number];

/** Which view of the lots the address names. */
export function useDeskView(): DeskView {
  const [search] = useSearchParams();
  return VIEWS.find((view) => view === search.get('view')) ?? 'lots';
}

/** The way from one view of the lots to another. */
export function DeskViews({ current }: { current: DeskView }) {
  const { t } = useTranslation('auctions');
  return (
    <nav aria-label={t('view.label')} className={classes.views}>
      {VIEWS.map((view) => (
        <Link key={view} to={to.auctionDesk(view)} aria-current={view === current ? 'page' : undefined}>
          {t(`view.${view}`)}
        </Link>
      ))}
    </nav>
  );
}

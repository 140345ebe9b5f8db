import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { to } from '../../lib/paths';
import classes from './auction-list-views.module.css';

const VIEWS = ['lots', 'calendar'] as const;
export type AuctionListView = (typeof VIEWS)[number];

/** Which view of the lots the address names. */
export function useAuctionListView(): AuctionListView {
  const [search] = useSearchParams();
  return VIEWS.find((view) => view === search.get('view')) ?? 'lots';
}

/** The way from one view of the lots to another. */
export function AuctionListViews({ current }: { current: AuctionListView }) {
  const { t } = useTranslation('auctions');
  return (
    <nav aria-label={t('view.label')} className={classes.views}>
      {VIEWS.map((view) => (
        <Link key={view} to={to.auctionAdmin(view)} aria-current={view === current ? 'page' : undefined}>
          {t(`view.${view}`)}
        </Link>
      ))}
    </nav>
  );
}

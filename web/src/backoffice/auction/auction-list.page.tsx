import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../kit/page-title/page-title';
import { useOpenRow } from '../../lib/list-page';
import { AuctionCalendar } from './auction-calendar';
import { AuctionTable } from './auction-table';
import { AuctionListViews, useAuctionListView } from './auction-list-views';
import { LotAdmin } from './lot-admin/lot-admin';
import { type TermsOf, TermsPage } from './terms.page';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

/** Auction administration: lots as a list or by the days they end, over them the one that the address names; or terms. */
export function AuctionListPage() {
  const [search] = useSearchParams();
  const terms = termsIn(search);
  return terms === null ? <Lots /> : <TermsPage of={terms} />;
}

function termsIn(search: URLSearchParams): TermsOf | null {
  const idOf = (name: string): number => Number(search.get(name));
  const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;
  const [goods, edit, again] = [idOf('goods'), idOf('edit'), idOf('again')];
  if (isId(goods)) return { goods };
  if (isId(edit)) return { edit };
  return isId(again) ? { again } : null;
}

function Lots() {
  const { t } = useTranslation('auctions');
  const view = useAuctionListView();
  const { openId, close } = useOpenRow();
  return (
    <>
      <PageTitle title={t('title')} />
      <AuctionListViews current={view} />
      {view === 'calendar' ? <AuctionCalendar /> : <AuctionTable />}
      {openId !== null && <LotAdmin id={openId} onClose={close} />}
    </>
  );
}

backOfficePage(AuctionListPage, {
  path: paths.auctionAdmin,
  texts: ['kit', 'system', 'auctions', 'auction', 'auction_admin', 'approval'],
});

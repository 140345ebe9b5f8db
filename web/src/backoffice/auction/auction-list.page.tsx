import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../kit/page-title/page-title';
import { useOpenRow } from '../../lib/list-page';
import { AuctionCalendar } from './auction-calendar';
import { AuctionTable } from './auction-table';
import { DeskViews, useDeskView } from './desk-views';
import { LotDesk } from './desk/lot-desk';

/** The auction desk: lots as a list or by the days they end, and over them the one that the address names. */
export function AuctionListPage() {
  const { t } = useTranslation('auctions');
  const view = useDeskView();
  const { openId, close } = useOpenRow();
  return (
    <>
      <PageTitle title={t('title')} />
      <DeskViews current={view} />
      {view === 'calendar' ? <AuctionCalendar /> : <AuctionTable />}
      {openId !== null && <LotDesk id={openId} onClose={close} />}
    </>
  );
}

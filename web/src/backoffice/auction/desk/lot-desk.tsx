import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailDrawer } from '../../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../../kit/detail-view/detail-view';
import { MoneyText } from '../../../kit/money-text/money-text';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatDateTime, formatDeadline, formatMoney, formatNumber } from '../../../lib/format';
import { auctionDetailQuery } from '../auction.queries';
import { AUCTION_TONES } from '../tones';

/** One lot with its terms. */
export function LotDesk({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('auctions');
  const states = useDict('states:auction');
  const result = useQuery(auctionDetailQuery(id));
  return (
    <DetailDrawer title={t('desk.title')} onClose={onClose} result={result}>
      {(lot) => {
        const money = (text: string | null) => (text === null ? null : formatMoney(text, lot.currency));
        return (
          <DetailView
            title={lot.goods_name}
            state={
              <StatusPill tone={AUCTION_TONES[lot.status] ?? 'neutral'}>
                {states.label(lot.status)}
              </StatusPill>
            }
            summary={[
              {
                label: t('list.current_price'),
                value: <MoneyText value={lot.current_price} currency={lot.currency} />,
              },
              { label: t('list.bid_count'), value: formatNumber(lot.bid_count) },
              { label: t('list.end_at'), value: formatDeadline(lot.end_at) },
            ]}
          >
            <DetailCard title={t('desk.terms')} isWide>
              <Facts
                facts={[
                  { label: t('list.company_name'), value: lot.company_name },
                  { label: t('list.start_price'), value: money(lot.start_price) },
                  { label: t('list.reserve_price'), value: money(lot.reserve_price) },
                  { label: t('desk.step_price'), value: money(lot.step_price) },
                  { label: t('desk.buy_now_price'), value: money(lot.buy_now_price) },
                  { label: t('list.start_at'), value: formatDateTime(lot.start_at) },
                  { label: t('desk.latest_end_at'), value: formatDateTime(lot.latest_end_at) },
                  { label: t('desk.bid_chances'), value: formatNumber(lot.bid_chances) },
                  { label: t('desk.deposit_rate'), value: formatNumber(lot.deposit_rate) },
                  { label: t('desk.reason'), value: lot.cancel_reason },
                ]}
              />
            </DetailCard>
          </DetailView>
        );
      }}
    </DetailDrawer>
  );
}

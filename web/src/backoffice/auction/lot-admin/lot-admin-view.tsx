import type { AdminAuctionDetail } from '@fovea/shared-types/auction/admin-auction.dto';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ShownLot } from '../../../kit/lot/shown-lot';
import { Button, ButtonLink } from '../../../kit/button/button';
import { DetailCard, DetailView, type Fact, Facts } from '../../../kit/detail-view/detail-view';
import { BidHistory } from '../../../kit/lot/bid-history';
import type { LiveAuction } from '../../../kit/lot/use-live-auction';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatDeadline, formatMoney, formatNumber } from '../../../lib/format';
import { hrefOf, to } from '../../../lib/paths';
import { useMay } from '../../../lib/permissions';
import { AUCTION_TONES } from '../tones';
import { VisuallyHidden } from '../../../kit/visually-hidden/visually-hidden';
import { LotAdminBidders } from './lot-admin-bidders';
import { LotAdminFigures } from './lot-admin-figures';
import { LotAdminOffers } from './lot-admin-offers';
import { LotAdminReceipt } from './lot-admin-receipt';
import classes from './lot-admin.module.css';
import type { LotCommand, AdminLot } from './admin-lot';
import { type LotActions, useLotActions } from './use-lot-actions';

interface LotAdminViewProps extends AdminLot {
  live: LiveAuction;
  changed: () => Promise<void>;
  onCommand: (opened: LotCommand) => void;
}

export function LotAdminView({ auction, lot, live, changed, onCommand }: LotAdminViewProps) {
  const { t } = useTranslation('auction_admin');
  const { t: lots } = useTranslation('auctions');
  const may = useMay();
  const states = useDict('states:auction');
  const actions = useLotActions(auction, lot);
  const terms = useTerms(auction);
  const isSold = lot.status === AUCTION_STATUS.successful;
  return (
    <DetailView
      title={auction.goods_name}
      state={
        <StatusPill tone={AUCTION_TONES[lot.status] ?? 'neutral'}>{states.label(lot.status)}</StatusPill>
      }
      summary={[
        { label: t('field.number'), value: `#${lot.id}` },
        { label: t('field.merchant'), value: auction.company_name ?? '-' },
        ...(auction.serial_number === null
          ? []
          : [{ label: t('field.serial'), value: <Piece auction={auction} /> }]),
        ...(auction.close_failed_at === null
          ? []
          : [{ label: t('field.close_failed_at'), value: formatDeadline(auction.close_failed_at) }]),
      ]}
      actions={<Commands actions={actions} lot={lot} onCommand={onCommand} />}
    >
      <LotAdminFigures auction={auction} lot={lot} live={live} />
      <div className={classes.wide}>
        <BidHistory
          lot={lot}
          action={(row) =>
            actions.voidBids && row.kind === 'bid' && !row.is_void ? (
              <Button size="sm" variant="subtle" onClick={() => onCommand({ act: 'void', row })}>
                {t('act.void')}
                <VisuallyHidden> #{row.seq}</VisuallyHidden>
              </Button>
            ) : null
          }
        />
        <div className={classes.beside}>
          <LotAdminReceipt auction={auction} lot={lot} />
          {isSold && may('auction:bid:audit') && (
            <Button variant="default" size="sm" onClick={() => onCommand({ act: 'audit' })}>
              {t('act.audit')}
            </Button>
          )}
        </div>
      </div>
      {may('auction:bidder:list') && <LotAdminBidders lot={lot} changed={changed} onCommand={onCommand} />}
      {isSold && may('auction:offer:add') && (
        <LotAdminOffers id={lot.id} onOffer={(next) => onCommand({ act: 'offer', next })} />
      )}
      <DetailCard title={lots('admin.terms')}>
        <Facts facts={terms} />
      </DetailCard>
    </DetailView>
  );
}

/** The piece of stock in the lot, with everything that ever happened to it. */
function Piece({ auction: { serial_unit_id: id, serial_number } }: Pick<AdminLot, 'auction'>) {
  const may = useMay();
  return may('warehouse:passport:list') && id !== null ? (
    <Link to={to.passport(id)}>{serial_number}</Link>
  ) : (
    serial_number
  );
}

function Commands({
  actions,
  lot,
  onCommand,
}: {
  actions: LotActions;
  lot: ShownLot;
  onCommand: (opened: LotCommand) => void;
}) {
  const { t } = useTranslation('auction_admin');
  return (
    <>
      {actions.cancelIsLocked && <p className={classes.note}>{t('cancel.locked')}</p>}
      <a className={classes.shop} href={hrefOf(to.goods(lot.goods_id))} target="_blank" rel="noopener">
        {t('act.open_shop')}
      </a>
      {actions.relist && <ButtonLink to={to.relistAuction(lot.id)}>{t('act.relist')}</ButtonLink>}
      {actions.cancel && (
        <Button variant="danger" onClick={() => onCommand({ act: 'cancel' })}>
          {t('act.cancel')}
        </Button>
      )}
      {actions.lowerReserve && (
        <Button variant="default" onClick={() => onCommand({ act: 'reserve' })}>
          {t('act.reserve')}
        </Button>
      )}
      {actions.moveEnd && (
        <Button variant="default" onClick={() => onCommand({ act: 'end' })}>
          {t('act.end')}
        </Button>
      )}
      {actions.decide && (
        <>
          <Button variant="danger" onClick={() => onCommand({ act: 'decline' })}>
            {t('act.decline')}
          </Button>
          <Button onClick={() => onCommand({ act: 'accept' })}>{t('act.accept')}</Button>
        </>
      )}
    </>
  );
}

function useTerms(auction: AdminAuctionDetail): Fact[] {
  const { t } = useTranslation('auctions');
  const { t: tAdmin } = useTranslation('auction_admin');
  const { currency, extend_seconds, cancel_reason } = auction;
  const money = (value: string | null): string =>
    value === null ? t('fact.none') : formatMoney(value, currency);
  return [
    { label: t('list.start_price'), value: money(auction.start_price) },
    {
      label: t('admin.step_price'),
      value: auction.step_price === null ? tAdmin('terms.by_table') : money(auction.step_price),
    },
    { label: t('admin.buy_now_price'), value: money(auction.buy_now_price) },
    { label: t('list.start_at'), value: formatDeadline(auction.start_at) },
    {
      label: t('admin.latest_end_at'),
      value: auction.latest_end_at === null ? t('fact.none') : formatDeadline(auction.latest_end_at),
    },
    {
      label: t('field.extend_minutes'),
      value:
        extend_seconds === 0
          ? t('fact.none')
          : tAdmin('terms.minutes', { count: Math.round(extend_seconds / 60) }),
    },
    {
      label: t('admin.bid_chances'),
      value: auction.bid_chances === null ? t('fact.unlimited') : formatNumber(auction.bid_chances),
    },
    { label: t('admin.deposit_rate'), value: formatNumber(auction.deposit_rate) },
    {
      label: t('field.need_approval'),
      value: t(auction.need_approval ? 'fact.approval' : 'fact.no_approval'),
    },
    ...(cancel_reason === null ? [] : [{ label: t('admin.reason'), value: cancel_reason }]),
  ];
}

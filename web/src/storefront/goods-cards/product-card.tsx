import { AUCTION_STATUS, ITEM_CONDITION, SALE_STATE } from '@fovea/shared-types/sale-states';
import { IconClock, IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AuctionCard } from '@fovea/shared-types/auction/auction.dto';
import { Countdown } from '../../kit/countdown/countdown';
import { MoneyText } from '../../kit/money-text/money-text';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { formatDateTime } from '../../lib/format';
import { to } from '../../lib/paths';
import { CartButton } from '../cart/cart-button';
import { CompareButton } from '../compare/compare-button';
import { HeartButton } from '../favourites/heart-button';
import type { CardItem } from '../goods/card-item';
import classes from './product-card.module.css';
import { auctionState, saleStateView } from '../goods/sale-state';

export interface ProductCardProps {
  item: CardItem;
  /** Pictures above the fold are fetched at once. */
  isEager?: boolean;
  /** One level below the heading of the card's section. */
  heading?: 'h2' | 'h3';
  /** Buttons below the heart. */
  actions?: ReactNode;
}

/** One link with picture, state, two lines of title, maker · condition · year, and the price; beside it what one can do. */
export function ProductCard({ item, isEager = false, heading = 'h3', actions }: ProductCardProps) {
  const { goodsId, name, isCollect } = item;
  return (
    <article className={classes.card}>
      {item.isGone === true ? (
        <div className={classes.link}>
          <Content item={item} isEager={isEager} heading={heading} />
        </div>
      ) : (
        <Link to={to.goods(goodsId)} className={classes.link}>
          <Content item={item} isEager={isEager} heading={heading} />
        </Link>
      )}
      <div className={classes.actions}>
        <HeartButton goodsId={goodsId} name={name} isCollect={isCollect} />
        {actions}
        {item.isBuyable && item.isGone !== true && <CartButton goodsId={goodsId} name={name} />}
        {item.isGone !== true && <CompareButton goodsId={goodsId} name={name} />}
      </div>
    </article>
  );
}

type ContentProps = Required<Pick<ProductCardProps, 'item' | 'isEager' | 'heading'>>;

function Content({ item, isEager, heading: Heading }: ContentProps) {
  const { t } = useTranslation('goods');
  const state = item.live === null ? saleStateView(item.saleState) : auctionState(item.live.status);
  const condition = Object.values(ITEM_CONDITION).find((code) => code === item.condition);
  const facts = [item.maker, condition === undefined ? null : t(`condition.${condition}`), item.year];
  return (
    <>
      <div className={classes.picture}>
        {item.image === null ? (
          <IconPhoto size={48} stroke={1} aria-hidden />
        ) : (
          <img
            src={item.image}
            alt=""
            width={480}
            height={360}
            loading={isEager ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
        {item.isGone === true ? (
          <span className={classes.state}>
            <StatusPill tone="neutral">{t('card.gone')}</StatusPill>
          </span>
        ) : (
          state !== null && (
            <span className={classes.state}>
              <StatusPill tone={state.tone}>{t(state.text)}</StatusPill>
            </span>
          )
        )}
      </div>
      <div className={classes.body}>
        <Heading className={classes.name}>{item.name}</Heading>
        <p className={classes.facts}>{facts.filter((fact) => fact !== null && fact !== '').join(' · ')}</p>
        <div className={classes.foot}>
          {item.live === null ? <Price item={item} /> : <LivePrice live={item.live} />}
        </div>
      </div>
    </>
  );
}

function Price({ item }: { item: CardItem }) {
  const { t } = useTranslation('goods');
  return (
    <>
      <p className={classes.label}>
        {t(item.saleState === SALE_STATE.sold_out ? 'card.last_price' : 'card.price')}
      </p>
      <MoneyText value={item.price} currency={item.currency} className={classes.price} />
    </>
  );
}

function LivePrice({ live }: { live: AuctionCard }) {
  const { t } = useTranslation('goods');
  const isRunning = live.status === AUCTION_STATUS.bidding;
  const isComing = live.status === AUCTION_STATUS.scheduled;
  return (
    <>
      <p className={classes.label}>{t(livePriceKey(live))}</p>
      <MoneyText value={live.current_price} currency={live.currency} className={classes.price} />
      <p className={classes.line}>
        {!isComing && <span>{t('card.bids', { count: live.bid_count })}</span>}
        {isRunning && (
          <span className={classes.time}>
            <IconClock size={16} stroke={1.75} aria-hidden />
            <Countdown endAt={live.end_at} label={t('card.time_left')} overText={t('card.closing')} />
          </span>
        )}
        {isComing && <span>{t('card.starts', { time: formatDateTime(live.start_at) })}</span>}
      </p>
    </>
  );
}

/** Only a lot that was sold has a final price. */
function livePriceKey({ status, bid_count }: AuctionCard) {
  if (status === AUCTION_STATUS.successful) return 'card.final_price';
  if (bid_count === 0) return 'card.start_price';
  switch (status) {
    case AUCTION_STATUS.scheduled:
    case AUCTION_STATUS.bidding:
      return 'card.current_price';
    case AUCTION_STATUS.cancelled:
      return 'card.cancelled_price';
    default:
      return 'card.reached_price';
  }
}

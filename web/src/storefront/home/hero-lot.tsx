import type { AuctionCard } from '@fovea/shared-types/auction/auction.dto';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Countdown } from '../../kit/countdown/countdown';
import { MoneyText } from '../../kit/money-text/money-text';
import { to } from '../../lib/paths';
import classes from './hero.module.css';

/** The next lot to end, as one link. */
export function HeroLot({ auction }: { auction: AuctionCard }) {
  const { t } = useTranslation('home');
  return (
    <Link to={to.goods(auction.goods_id)} className={classes.card}>
      {auction.image !== null && (
        <img src={auction.image} alt="" width={480} height={360} fetchPriority="high" />
      )}
      <div className={classes.cardBody}>
        <p className={classes.next}>
          <span className={classes.dot} aria-hidden />
          {t('hero.next')}
        </p>
        <p className={classes.name}>{auction.goods_name}</p>
        <dl className={classes.figures}>
          <div>
            <dt>{t(auction.bid_count === 0 ? 'hero.start_price' : 'hero.price')}</dt>
            <dd>
              <MoneyText value={auction.current_price} currency={auction.currency} />
            </dd>
          </div>
          <div>
            <dt>{t('hero.time_left')}</dt>
            <dd>
              <Countdown endAt={auction.end_at} label={t('hero.time_left')} overText={t('hero.closing')} />
            </dd>
          </div>
        </dl>
      </div>
    </Link>
  );
}

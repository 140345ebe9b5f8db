import type { AuctionCard } from '@fovea/shared-types/auction/auction.dto';
import { ITEM_CONDITION } from '@fovea/shared-types/sale-states';
import { IconArrowRight, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Countdown } from '../../kit/countdown/countdown';
import { MoneyText } from '../../kit/money-text/money-text';
import { to } from '../../lib/paths';
import classes from './hero.module.css';

/** A lot that ends soon, as one link. */
export function HeroLot({ auction }: { auction: AuctionCard }) {
  const { t } = useTranslation(['home', 'goods']);
  const condition = Object.values(ITEM_CONDITION).find((code) => code === auction.condition);
  const facts = [
    auction.maker,
    condition === undefined ? null : t(`goods:condition.${condition}`),
    auction.year,
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <div className={classes.inner}>
      <Link to={to.goods(auction.goods_id)} className={classes.card}>
        <div className={classes.cardPicture}>
          {auction.image === null ? (
            <IconPhoto size={64} stroke={1} aria-hidden />
          ) : (
            // The same file as on its card below; in the line it would be missing while it glides in.
            <img src={auction.image} alt="" width={480} height={360} decoding="async" />
          )}
        </div>
        <div className={classes.cardBody}>
          <p className={classes.next}>
            <span className={classes.dot} aria-hidden />
            {t('hero.next')}
          </p>
          <h2 className={classes.name}>{auction.goods_name}</h2>
          <p className={classes.facts}>{facts.join(' · ')}</p>
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
          <p className={classes.see}>
            {t('hero.see')}
            <IconArrowRight size={18} aria-hidden />
          </p>
        </div>
      </Link>
    </div>
  );
}

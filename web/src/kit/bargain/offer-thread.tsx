import type { BargainDetail } from '@fovea/shared-types/order/bargain.dto';
import type { BargainSide } from '@fovea/shared-types/order/bargain-rules';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDeadline } from '../../lib/format';
import { MoneyText } from '../money-text/money-text';
import classes from './offer-thread.module.css';

/** Every offer, the newest at the bottom: author, amount, time, and until when the last one is valid. */
export function OfferThread({ bargain, reader }: { bargain: BargainDetail; reader: BargainSide }) {
  const { t } = useTranslation('bargain');
  return (
    <ol className={classes.thread} aria-label={t('thread')}>
      {bargain.offers.map((offer, at) => {
        const isOwn = offer.is_buyer === (reader === 'buyer');
        const isLast = at === bargain.offers.length - 1;
        return (
          <li key={offer.seq} className={classes.offer} data-own={isOwn || undefined}>
            <span className={classes.fine}>
              {t(
                isOwn
                  ? reader === 'buyer'
                    ? 'by_you'
                    : 'by_us'
                  : offer.is_buyer
                    ? 'by_buyer'
                    : 'by_merchant',
              )}{' '}
              · <time dateTime={offer.created_at}>{formatDateTime(offer.created_at)}</time>
            </span>
            <MoneyText value={offer.price} currency={bargain.currency} className={classes.amount} />
            {isLast && bargain.status <= 20 && (
              <span className={classes.fine}>
                {t('stands_until', { time: formatDeadline(offer.expired_at) })}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

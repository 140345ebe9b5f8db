import type { NextChance } from '@fovea/shared-types/auction/auction-order.dto';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button/button';
import { DetailCard } from '../../../kit/detail-view/detail-view';
import { ErrorState } from '../../../kit/error-state/error-state';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatDeadline, formatMoney } from '../../../lib/format';
import { to } from '../../../lib/paths';
import { useMay } from '../../../lib/permissions';
import { lotAdminOffersQuery } from './lot-admin.queries';
import classes from './lot-admin.module.css';
import { Whom } from './whom';

/** After a default: the offers made, and the next one. */
export function LotAdminOffers({ id, onOffer }: { id: number; onOffer: (next: NextChance) => void }) {
  const { t } = useTranslation('auction_admin');
  const states = useDict('states:auction_offer');
  const result = useQuery(lotAdminOffersQuery(id));
  const { data } = result;
  const may = useMay();
  // Only then somebody is next, or nobody is any more.
  const isDefaulted = data !== undefined && (data.next !== null || data.reason === 'OFFER_LIMIT');
  return (
    <DetailCard title={t('offers.title')}>
      {result.isError && data === undefined && (
        <ErrorState error={result.error} onRetry={() => void result.refetch()} />
      )}
      {data !== undefined && (
        <>
          {data.data.length > 0 && (
            <ul className={classes.offers}>
              {data.data.map((offer) => (
                <li key={offer.id}>
                  <Whom bidder={offer} />
                  <span>{formatMoney(offer.price, offer.currency)}</span>
                  <StatusPill tone={states.tone(offer.status)}>{states.label(offer.status)}</StatusPill>
                  <span className={classes.small}>
                    {t('offers.until', { at: formatDeadline(offer.expired_at) })}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {data.next === null ? (
            <p className={classes.note}>
              {t(data.reason === 'OFFER_LIMIT' ? 'offers.nobody' : 'offers.not_now')}
            </p>
          ) : (
            <NextOffer next={data.next} onOffer={onOffer} />
          )}
          {isDefaulted && may('auction:auction:relist') && (
            <p>
              <Link to={to.relistAuction(id)}>{t('offers.relist')}</Link>
            </p>
          )}
        </>
      )}
    </DetailCard>
  );
}

function NextOffer({ next, onOffer }: { next: NextChance; onOffer: (next: NextChance) => void }) {
  const { t } = useTranslation('auction_admin');
  return (
    <div className={classes.outcome}>
      <p>
        {t('offers.next', {
          name: next.username,
          number: next.bidder_no,
          price: formatMoney(next.price, next.currency),
        })}
      </p>
      <p>
        <Button onClick={() => onOffer(next)}>{t('act.offer')}</Button>
      </p>
    </div>
  );
}

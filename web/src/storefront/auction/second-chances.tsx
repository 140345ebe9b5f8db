import type { AuctionOffer } from '@fovea/shared-types/auction/auction-order.dto';
import { Button } from '../../kit/button/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { Countdown } from '../../kit/countdown/countdown';
import { MoneyText } from '../../kit/money-text/money-text';
import { formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import classes from './auction-orders.module.css';
import { offersQuery, useOfferAnswer } from './auction.queries';
import { newRequestId } from '../../lib/request-id';

/** Lots whose winner did not pay, offered to the next bidder. Nothing is shown when there are none. */
export function SecondChances() {
  const { data } = useQuery(offersQuery());
  if (data === undefined || data.data.length === 0) return null;
  return data.data.map((offer) => <SecondChance key={offer.id} offer={offer} />);
}

function SecondChance({ offer }: { offer: AuctionOffer }) {
  const { t } = useTranslation('auction');
  const [opened, setOpened] = useState<{ status: 1 | -1; request_id: string } | null>(null);
  const answer = useOfferAnswer();
  const isAccepting = opened?.status === 1;
  const ask = (status: 1 | -1) => setOpened({ status, request_id: newRequestId() });
  const confirm = () => {
    if (opened === null) return;
    answer.mutate({ id: offer.id, ...opened }, { onSettled: () => setOpened(null) });
  };
  return (
    <section className={classes.offer}>
      <div className={classes.offerWords}>
        <strong>{t('offer.title')}</strong>
        <Link to={to.goods(offer.goods_id)}>{offer.goods_name}</Link>
        <span>
          {t('offer.text')} <MoneyText value={offer.price} currency={offer.currency} />
        </span>
        <span className={classes.offerTime}>
          {t('offer.left')}{' '}
          <Countdown endAt={offer.expired_at} label={t('offer.left')} overText={t('offer.expired')} />
        </span>
      </div>
      <div className={classes.offerSteps}>
        <Button onClick={() => ask(1)}>{t('offer.accept')}</Button>
        <Button variant="default" onClick={() => ask(-1)}>
          {t('offer.decline')}
        </Button>
      </div>
      <ConfirmDialog
        opened={opened !== null}
        title={t(isAccepting ? 'offer.accept_title' : 'offer.decline_title')}
        confirmLabel={t(isAccepting ? 'offer.accept' : 'offer.decline')}
        isDanger={!isAccepting}
        isPending={answer.isPending}
        onConfirm={confirm}
        onClose={() => setOpened(null)}
      >
        {isAccepting
          ? t('offer.accept_text', {
              name: offer.goods_name,
              price: formatMoney(offer.price, offer.currency),
            })
          : t('offer.decline_text')}
      </ConfirmDialog>
    </section>
  );
}

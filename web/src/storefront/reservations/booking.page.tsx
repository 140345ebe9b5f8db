import {
  VIEWING_RULES,
  VIEWING_FEES,
  type ViewingCurrency,
} from '@fovea/shared-types/order/reservation-rules';
import type { AddReservationRequest } from '@fovea/shared-types/order/reservation.dto';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { RadioGroup } from '../../kit/radio-group/radio-group';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { formatAmount, formatDeadline } from '../../lib/format';
import { paths, to } from '../../lib/paths';
import { useSentOnce } from '../../lib/use-sent-once';
import { localText } from '../../lib/local-text';
import { commodityQuery } from '../goods/commodity-detail.queries';
import { holdSlot, useReservationsChanged } from './reservation.queries';
import classes from './reservations.module.css';
import { SlotCalendar } from './slot-calendar';
import { storefrontPage } from '../storefront-page';

const CURRENCIES: readonly ViewingCurrency[] = ['CNY', 'JPY'];

/** Books a viewing of the goods of the address: a slot, the rules, then the payment. */
export function BookingPage() {
  const { t } = useTranslation('reservation');
  const [search] = useSearchParams();
  const goodsId = Number(search.get('goods_id'));
  const isGoods = Number.isSafeInteger(goodsId) && goodsId > 0;
  return (
    <>
      <PageTitle title={t('book.title')} />
      {isGoods ? (
        <Booking key={goodsId} goodsId={goodsId} />
      ) : (
        <EmptyState title={t('book.no_goods')} text={t('empty_text')} />
      )}
    </>
  );
}

function Booking({ goodsId }: { goodsId: number }) {
  const { t } = useTranslation('reservation');
  const navigate = useNavigate();
  const changed = useReservationsChanged();
  const { data: goods, error, refetch } = useQuery(commodityQuery({ id: goodsId }));
  const [start, setStart] = useState<string | null>(null);
  const [chosen, setCurrency] = useState<ViewingCurrency | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const currency = chosen ?? (goods?.currency === 'CNY' ? 'CNY' : 'JPY');
  const hold = useSentOnce((request: AddReservationRequest, request_id) =>
    holdSlot({ ...request, request_id }),
  );
  const holding = useMutation({
    mutationFn: (start_at: string) => hold({ goods_id: goodsId, start_at, currency, checked: isAgreed }),
    onSuccess: ({ id }) => void navigate(to.payment(id, 'reservation')),
    onSettled: changed,
  });
  if (goods === undefined)
    return error === null ? (
      <Skeleton height={420} radius={12} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  return (
    <div className={classes.columns}>
      <div className={classes.card}>
        <p>
          <Link to={to.goods(goodsId)}>{goods.goods_name}</Link>
        </p>
        <SlotCalendar
          goodsId={goodsId}
          value={start}
          onChoose={(next) => {
            holding.reset();
            setStart(next);
          }}
        />
      </div>
      <div className={classes.card}>
        <h2 id="viewing-fee">{t('book.fee')}</h2>
        <RadioGroup
          labelId="viewing-fee"
          className={classes.choices}
          values={CURRENCIES}
          value={currency}
          onChoose={setCurrency}
        >
          {(one, radio) => (
            <button {...radio} className={classes.choice}>
              {formatAmount(VIEWING_FEES[one], one)}
            </button>
          )}
        </RadioGroup>
        <h2>{t('rules')}</h2>
        <ul className={classes.rules}>
          {VIEWING_RULES.map((rule) => (
            <li key={rule[1]}>{localText(rule)}</li>
          ))}
        </ul>
        <label className={classes.agree}>
          <input
            type="checkbox"
            name="checked"
            checked={isAgreed}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
          />
          <span>{t('book.agree')}</span>
        </label>
        {start !== null && <p role="status">{t('book.chosen', { time: formatDeadline(start) })}</p>}
        {holding.isError && <ErrorState error={holding.error} />}
        <Button
          size="lg"
          fullWidth
          disabled={start === null || !isAgreed}
          loading={holding.isPending}
          onClick={() => start !== null && holding.mutate(start)}
        >
          {t('book.hold')}
        </Button>
        <p className={classes.fine}>{t('book.held')}</p>
      </div>
    </div>
  );
}

storefrontPage(BookingPage, {
  path: paths.onlineCheckBooking,
  texts: ['reservation', 'kit'],
  title: 'route.book_viewing',
  parent: 'appointments',
  isAccount: true,
  isForMembers: true,
});

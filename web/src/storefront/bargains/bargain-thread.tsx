import type { BargainDetail } from '@fovea/shared-types/order/bargain.dto';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OfferThread } from '../../kit/bargain/offer-thread';
import { ErrorState } from '../../kit/error-state/error-state';
import { MoneyText } from '../../kit/money-text/money-text';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDeadline } from '../../lib/format';
import { paths, to } from '../../lib/paths';
import { BargainSteps } from './bargain-steps';
import { bargainQuery } from './bargain.queries';
import classes from './bargains.module.css';

/** One negotiation: every offer, and whose turn it is. */
export function BargainThread({ id }: { id: number }) {
  const { t } = useTranslation('bargain');
  const { data, error, refetch } = useQuery(bargainQuery(id));
  return (
    <>
      <PageTitle title={t('one')} />
      <p>
        <Link to={paths.bargains}>{t('back')}</Link>
      </p>
      {data !== undefined && <Thread bargain={data} />}
      {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={420} radius={8} />}
    </>
  );
}

function Thread({ bargain }: { bargain: BargainDetail }) {
  const { t } = useTranslation('bargain');
  const states = useDict('states:bargaining');
  return (
    <section className={classes.card} aria-label={bargain.goods_name}>
      <div className={classes.what}>
        <StatusPill tone={states.tone(bargain.status)}>{states.label(bargain.status)}</StatusPill>
        <strong>
          <Link to={to.goods(bargain.goods_id)}>{bargain.goods_name}</Link>
        </strong>
        {bargain.company_name !== null && <span className={classes.fine}>{bargain.company_name}</span>}
        <span className={classes.fine}>
          {t('listed_at')}{' '}
          <s>
            <MoneyText value={bargain.price} currency={bargain.currency} />
          </s>{' '}
          · {t('pieces', { count: bargain.quantity })}
        </span>
        {bargain.remark !== '' && <span className={classes.fine}>{bargain.remark}</span>}
      </div>
      <OfferThread bargain={bargain} reader="buyer" />
      <p className={classes.turn} role="status">
        <Turn bargain={bargain} />
      </p>
      <BargainSteps bargain={bargain} />
    </section>
  );
}

function Turn({ bargain }: { bargain: BargainDetail }) {
  const { t } = useTranslation('bargain');
  switch (bargain.status) {
    case BARGAIN_STATUS.offered:
      return t('turn.merchant', { time: formatDeadline(bargain.expired_at) });
    case BARGAIN_STATUS.countered:
      return t('turn.you', { time: formatDeadline(bargain.expired_at) });
    case BARGAIN_STATUS.agreed:
      return t('turn.agreed', { time: formatDeadline(bargain.expired_at) });
    case BARGAIN_STATUS.ordered:
      return t('turn.ordered');
    case BARGAIN_STATUS.void:
      return bargain.reason === null ? t('turn.void') : t('turn.void_because', { reason: bargain.reason });
    default:
      return t('turn.over');
  }
}

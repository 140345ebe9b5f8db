import { ButtonLink } from '../../kit/button/button';
import { IconBan, IconConfetti, IconGavel, IconHourglass, IconMoodEmpty } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDeadline, formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import { type LotStage, resultTitleOf } from '../../kit/lot/lot-stage';
import classes from './outcome-panel.module.css';
import type { ShownLot } from '../../kit/lot/shown-lot';

interface OutcomeProps {
  tone: 'success' | 'neutral' | 'warning' | 'danger';
  icon: ReactNode;
  title: string;
  text?: string;
  children?: ReactNode;
}

function Outcome({ tone, icon, title, text, children }: OutcomeProps) {
  return (
    <div className={classes.outcome} data-tone={tone}>
      <span className={classes.icon}>{icon}</span>
      <h3>{title}</h3>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}

/** What came of the lot, for this reader. */
export function OutcomePanel({ lot, stage }: { lot: ShownLot; stage: LotStage }) {
  const { t } = useTranslation('auction');
  const price = formatMoney(lot.current_price, lot.currency);
  const winner = lot.winner ?? lot.leader_no;
  const result = resultTitleOf(stage, lot);
  if (result === null) return null;
  const title = t(result);
  switch (stage) {
    case 'won':
      return (
        <Outcome
          tone="success"
          icon={<IconConfetti size={30} stroke={1.5} aria-hidden />}
          title={title}
          text={t('outcome.won_text', { price })}
        >
          {lot.order_id === null ? (
            <p className={classes.waiting} role="status">
              <span className={classes.spinner} aria-hidden />
              {t('outcome.order_coming')}
            </p>
          ) : (
            <ButtonLink to={to.payment(lot.order_id)} size="lg" fullWidth>
              {t('outcome.to_order')}
            </ButtonLink>
          )}
        </Outcome>
      );
    case 'lost':
      return (
        <Outcome
          tone="neutral"
          icon={<IconGavel size={30} stroke={1.5} aria-hidden />}
          title={title}
          text={
            winner === null ? t('outcome.sold_text', { price }) : t('outcome.lost_text', { price, winner })
          }
        />
      );
    case 'sold':
      return (
        <Outcome
          tone="neutral"
          icon={<IconGavel size={30} stroke={1.5} aria-hidden />}
          title={title}
          text={t(lot.is_own_goods ? 'outcome.sold_owner' : 'outcome.sold_text', { price })}
        />
      );
    case 'awaiting_seller':
      return (
        <Outcome
          tone="warning"
          icon={<IconHourglass size={30} stroke={1.5} aria-hidden />}
          title={title}
          text={
            lot.answer_deadline === null
              ? undefined
              : t(lot.is_own_goods ? 'outcome.answer_owner' : 'outcome.answer', {
                  time: formatDeadline(lot.answer_deadline),
                })
          }
        />
      );
    case 'failed':
      return (
        <Outcome
          tone="neutral"
          icon={<IconMoodEmpty size={30} stroke={1.5} aria-hidden />}
          title={title}
          text={t(
            lot.is_own_goods
              ? 'outcome.failed_owner'
              : lot.bid_count === 0
                ? 'outcome.failed_no_bid'
                : 'outcome.failed_reserve',
          )}
        />
      );
    case 'cancelled':
      return (
        <Outcome
          tone="danger"
          icon={<IconBan size={30} stroke={1.5} aria-hidden />}
          title={title}
          text={lot.cancel_reason ?? undefined}
        />
      );
    default:
      return null;
  }
}

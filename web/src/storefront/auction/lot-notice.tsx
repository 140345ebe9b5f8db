import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockPlus,
  IconHourglass,
  IconInfoCircle,
  IconPlugConnectedX,
  IconTrendingDown,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/format';
import { bidScale } from './bid-amount';
import type { Connection } from '../../kit/lot/follow-lot';
import { useLotEvents } from './lot-events';
import type { LotStage } from '../../kit/lot/lot-stage';
import { readerPositionOf } from '../../kit/lot/lot-stage';
import classes from './lot-notice.module.css';
import { useProblemText } from './problem-text';
import { ReceiptButton } from './receipt-button';
import { SoftClose } from './soft-close';
import type { BidFlow } from './use-bid';
import type { ShownLot } from '../../kit/lot/shown-lot';

type Tone = 'success' | 'danger' | 'warning' | 'info' | 'calm';

interface BannerProps {
  tone: Tone;
  icon: ReactNode;
  children: ReactNode;
  role?: 'alert' | 'status';
  /** What can be done about it, beside the words. */
  action?: ReactNode;
}

function Banner({ tone, icon, children, role, action }: BannerProps) {
  return (
    <div className={classes.banner} data-tone={tone} role={role}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.words}>{children}</div>
      {action}
    </div>
  );
}

interface LotNoticeProps {
  lot: ShownLot;
  stage: LotStage;
  flow: BidFlow;
  connection: Connection;
  isStale: boolean;
}

/**
 * The only place of the box with the current state, of which the most urgent is shown. While the lot is open
 * its height never changes: nothing may move under a finger that is about to bid.
 */
export function LotNotice(props: LotNoticeProps) {
  const { lot, stage, flow } = props;
  const isOpen = stage === 'scheduled' || stage === 'bidding' || stage === 'closing';
  // Being outbid replaces an earlier refusal.
  useLotEvents(lot, ({ kind }) => {
    if (kind === 'outbid') flow.dismissNotice();
  });
  if (!isOpen) return flow.notice?.kind === 'refused' ? <Refused flow={flow} /> : null;
  return (
    <div className={classes.slot}>
      <LotMessage {...props} />
    </div>
  );
}

function LotMessage({ lot, stage, flow, connection, isStale }: LotNoticeProps) {
  const { t } = useTranslation('auction');
  if (isStale)
    return (
      <Banner tone="warning" role="status" icon={<IconPlugConnectedX size={20} aria-hidden />}>
        <span>{t(`connection.${connection === 'offline' ? 'offline_text' : 'reconnecting_text'}`)}</span>
      </Banner>
    );
  if (flow.notice?.kind === 'refused') return <Refused flow={flow} />;
  if (flow.notice?.kind === 'bought')
    return (
      <Banner tone="success" role="status" icon={<IconCircleCheck size={20} aria-hidden />}>
        <strong>{t('notice.bought')}</strong>
      </Banner>
    );
  if (stage === 'scheduled') return <Calm lot={lot} stage={stage} />;
  switch (readerPositionOf(lot)) {
    case 'leading':
      return <Leading lot={lot} flow={flow} />;
    case 'outbid':
      return <Outbid lot={lot} flow={flow} isBlocked={stage === 'closing'} />;
    case 'owner':
      return (
        <Banner tone="info" icon={<IconInfoCircle size={20} aria-hidden />}>
          <strong>{t('standing.own_goods')}</strong>
          <span>{t('standing.own_goods_text')}</span>
        </Banner>
      );
    case 'not_bidding':
      return <Calm lot={lot} stage={stage} />;
  }
}

type CalmProps = Pick<LotNoticeProps, 'lot' | 'stage'>;

/** The slot before anybody bids. */
export function CalmNotice(props: CalmProps) {
  return (
    <div className={classes.slot}>
      <Calm {...props} />
    </div>
  );
}

function Calm({ lot, stage }: CalmProps) {
  const { t } = useTranslation('auction');
  switch (stage) {
    case 'scheduled':
      return (
        <Banner tone="calm" icon={<IconInfoCircle size={20} aria-hidden />}>
          <span>{t('time.scheduled_text')}</span>
        </Banner>
      );
    case 'closing':
      return (
        <Banner tone="calm" icon={<IconHourglass size={20} aria-hidden />}>
          <span>{t('time.closing_text')}</span>
        </Banner>
      );
    default:
      return (
        <Banner tone="calm" icon={<IconClockPlus size={20} aria-hidden />}>
          <SoftClose lot={lot} />
        </Banner>
      );
  }
}

interface LeadProps {
  lot: ShownLot;
  flow: BidFlow;
}

/** The server's last state; it is shown as long as it is true. */
function Leading({ lot, flow }: LeadProps) {
  const { t } = useTranslation('auction');
  const placed = flow.notice?.kind === 'confirmed' ? flow.notice : null;
  const maximum = lot.my_max_amount === null ? null : formatAmount(lot.my_max_amount, lot.currency);
  return (
    <Banner
      tone="success"
      role="status"
      icon={<IconCircleCheck size={20} aria-hidden />}
      action={placed !== null && <ReceiptButton request={receiptOf(lot, placed)} />}
    >
      <strong>
        {t(placed === null ? 'standing.leading' : placed.isRaise ? 'notice.raised' : 'notice.confirmed')}
      </strong>
      {maximum !== null && (
        <span>
          {lot.has_reserve && !lot.reserve_met
            ? t('standing.below_reserve', { amount: maximum })
            : t('standing.own_maximum', { amount: maximum })}
        </span>
      )}
    </Banner>
  );
}

function Outbid({ lot, flow, isBlocked }: LeadProps & { isBlocked: boolean }) {
  const { t } = useTranslation('auction');
  const isBeaten = flow.notice?.kind === 'confirmed' && !flow.notice.isLeading;
  return (
    <Banner
      tone="danger"
      role={isBeaten ? 'alert' : undefined}
      icon={<IconTrendingDown size={20} aria-hidden />}
      action={
        lot.chances_left !== 0 && (
          <button
            type="button"
            className={classes.again}
            disabled={isBlocked}
            onClick={() => flow.open('bid', bidScale(lot).suggested)}
          >
            {t('standing.bid_again')}
          </button>
        )
      }
    >
      <strong>{t(isBeaten ? 'notice.beaten' : 'standing.outbid')}</strong>
      {lot.my_max_amount !== null && (
        <span>{t('standing.beaten_maximum', { amount: formatAmount(lot.my_max_amount, lot.currency) })}</span>
      )}
    </Banner>
  );
}

/** The last press was refused: why, and the next step. */
function Refused({ flow }: Pick<LeadProps, 'flow'>) {
  const { t } = useTranslation('auction');
  const problemText = useProblemText();
  if (flow.notice?.kind !== 'refused') return null;
  return (
    <Banner
      tone="danger"
      role="alert"
      icon={<IconAlertTriangle size={20} aria-hidden />}
      action={
        <button
          type="button"
          className={classes.dismiss}
          aria-label={t('notice.dismiss')}
          onClick={flow.dismissNotice}
        >
          <IconX size={16} aria-hidden />
        </button>
      }
    >
      <strong>{t('notice.refused')}</strong>
      <span>{problemText(flow.notice.problem, '')}</span>
    </Banner>
  );
}

const receiptOf = (lot: ShownLot, { seq, requestId }: { seq: number | null; requestId: string }) => ({
  id: lot.id,
  ...(seq === null ? { request_id: requestId } : { seq }),
});

import { IconClockPlus, IconLock, IconReceipt2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDeadline } from '../../lib/format';
import { hrefOf, to } from '../../lib/paths';
import classes from './lot-box.module.css';
import { type LotStage, readerPositionOf } from '../../kit/lot/lot-stage';
import { SoftClose } from './soft-close';
import type { ShownLot } from '../../kit/lot/shown-lot';

/** The effect of a late bid, and of the first bid. */
export function LotRules({ lot, stage }: { lot: ShownLot; stage: LotStage }) {
  const { t } = useTranslation('auction');
  const isShownAbove = stage === 'bidding' && readerPositionOf(lot) === 'not_bidding';
  return (
    <div className={classes.rules}>
      {!isShownAbove && (
        <p>
          <IconClockPlus size={18} stroke={1.75} aria-hidden />
          <SoftClose lot={lot} />
        </p>
      )}
      {lot.latest_end_at !== null && (
        <p>
          <IconClockPlus size={18} stroke={1.75} aria-hidden />
          <span>{t('rules.latest_end', { time: formatDeadline(lot.latest_end_at) })}</span>
        </p>
      )}
      <p>
        <IconLock size={18} stroke={1.75} aria-hidden />
        <span>{t('rules.secret')}</span>
      </p>
      <p>
        <IconReceipt2 size={18} stroke={1.75} aria-hidden />
        <span>{t('rules.no_fee')}</span>
      </p>
      <details className={classes.how}>
        <summary>{t('rules.how')}</summary>
        <ul>
          <li>{t('rules.how_maximum')}</li>
          <li>{t('rules.how_tie')}</li>
          <li>{t('rules.how_raise')}</li>
          <li>{t('rules.how_reserve')}</li>
          <li>{t('rules.how_final')}</li>
        </ul>
        <a href={hrefOf(to.staticPage('auction'))} target="_blank" rel="noopener">
          {t('rules.all')}
        </a>
      </details>
    </div>
  );
}

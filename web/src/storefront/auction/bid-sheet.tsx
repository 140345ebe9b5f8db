import { toWire } from '@fovea/shared-types/money';
import { Button } from '../../kit/button/button';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialog/dialog';
import { MoneyText } from '../../kit/money-text/money-text';
import { NumberStepper } from '../../kit/number-stepper/number-stepper';
import { WholeNumberField } from '../../kit/number-stepper/whole-number-field';
import { affixOf, formatMoney } from '../../lib/format';
import { amountProblem, type BidScale, bidScale, isOutOfProportion, toMinor } from './bid-amount';
import classes from './bid-sheet.module.css';
import { useProblemText } from './problem-text';
import type { BidFlow, BidIntent } from './use-bid';
import type { ShownLot } from '../../kit/lot/shown-lot';

/** The last look before a binding bid: what is promised, what it may cost, and the server's reason when it refuses. */
export function BidSheet({ lot, flow, isStale }: { lot: ShownLot; flow: BidFlow; isStale: boolean }) {
  const { t } = useTranslation('auction');
  const { intent } = flow;
  const isBuying = intent?.what === 'buy_now';
  const title = isBuying ? 'sheet.title_buy' : lot.is_leading ? 'sheet.title_raise' : 'sheet.title';
  return (
    <Dialog opened={intent !== null} onClose={flow.close} title={t(title)} size={480}>
      {intent !== null && <SheetBody lot={lot} flow={flow} intent={intent} isStale={isStale} />}
    </Dialog>
  );
}

interface SheetBodyProps {
  lot: ShownLot;
  flow: BidFlow;
  intent: BidIntent;
  isStale: boolean;
}

function SheetBody({ lot, flow, intent, isStale }: SheetBodyProps) {
  const { t } = useTranslation('auction');
  const problemText = useProblemText();
  const [isTried, setTried] = useState(false);
  const [again, setAgain] = useState<number | null>(null);
  const scale = bidScale(lot);
  const isBuying = intent.what === 'buy_now';
  const money = (whole: number) =>
    formatMoney(toWire(toMinor(whole, scale.currency), scale.currency), scale.currency);
  const wrong = isBuying ? null : amountProblem(intent.amount, scale);
  // Another bid came in while the sheet was open: shown at once, not only after the press.
  const isOvertaken = wrong === 'form.error_min' && flow.problem === null && !isTried;
  const buysAtOnce =
    !isBuying && lot.buy_now_price !== null && (intent.amount ?? 0) >= Number(lot.buy_now_price);

  const isTypedAgain = isBuying || !isOutOfProportion(intent.amount, scale) || again === intent.amount;

  const confirm = () => {
    setTried(true);
    if (wrong === null && isTypedAgain) flow.confirm();
  };
  return (
    <div className={classes.sheet} aria-busy={flow.isSending}>
      <p className={classes.lot}>{lot.goods_name}</p>
      {flow.problem !== null && (
        <div className={classes.problem} role="alert">
          <IconAlertTriangle size={20} aria-hidden />
          <span>{problemText(flow.problem, intent.amount === null ? '' : money(intent.amount))}</span>
        </div>
      )}
      {isOvertaken && (
        <div className={classes.problem} role="alert">
          <IconAlertTriangle size={20} aria-hidden />
          <span>{t('sheet.overtaken', { amount: money(scale.min) })}</span>
          <button type="button" className={classes.take} onClick={() => flow.setAmount(scale.min)}>
            {t('sheet.take_minimum', { amount: money(scale.min) })}
          </button>
        </div>
      )}
      {isBuying ? (
        <p className={classes.total}>
          <span>{t('sheet.buy_price')}</span>
          <MoneyText value={lot.buy_now_price ?? String(intent.amount)} currency={lot.currency} />
        </p>
      ) : (
        <NumberStepper
          label={t('sheet.maximum')}
          affix={affixOf(scale.currency)}
          value={intent.amount}
          onChange={(amount) => {
            setTried(false);
            setAgain(null);
            flow.setAmount(amount);
          }}
          up={scale.up}
          down={scale.down}
          fallback={scale.suggested}
          min={scale.min}
          max={scale.max}
          disabled={flow.isSending}
          increaseLabel={t('form.increase')}
          decreaseLabel={t('form.decrease')}
          onEnter={confirm}
          error={isTried && wrong !== null ? t(wrong, { amount: money(scale.min) }) : undefined}
        />
      )}
      {!isBuying && isOutOfProportion(intent.amount, scale) && (
        <div className={classes.warning}>
          <p>{t('sheet.large', { amount: money(scale.min) })}</p>
          <WholeNumberField
            label={t('sheet.again')}
            affix={affixOf(scale.currency)}
            value={again}
            onChange={setAgain}
            disabled={flow.isSending}
            onEnter={confirm}
            error={isTried && !isTypedAgain ? t('sheet.again_differs') : undefined}
          />
        </div>
      )}
      {!isBuying && lot.has_reserve && !lot.reserve_met && (
        <p className={classes.note}>{t('reserve.follows')}</p>
      )}
      <dl className={classes.costs}>
        <div>
          <dt>{t('sheet.fee')}</dt>
          <dd>{t('sheet.fee_none')}</dd>
        </div>
        <div>
          <dt>{t('sheet.tax_freight')}</dt>
          <dd>{t('sheet.tax_freight_later')}</dd>
        </div>
        {!isBuying && (
          <div>
            <dt>{t('sheet.at_most')}</dt>
            <dd>{intent.amount === null ? '-' : money(intent.amount)}</dd>
          </div>
        )}
      </dl>
      {buysAtOnce && (
        <p className={classes.warning}>
          {t('sheet.buys_at_once', { price: formatMoney(lot.buy_now_price, lot.currency) })}
        </p>
      )}
      {!isBuying && lot.chances_left === 1 && <p className={classes.warning}>{t('sheet.last_chance')}</p>}
      <p className={classes.binding}>{t(isBuying ? 'sheet.binding_buy' : 'sheet.binding')}</p>
      <Button
        className={classes.confirm}
        size="lg"
        fullWidth
        disabled={isStale}
        aria-disabled={flow.isSending || undefined}
        data-sending={flow.isSending || undefined}
        leftSection={flow.isSending && <span className={classes.spinner} aria-hidden />}
        onClick={confirm}
      >
        {confirmText(t, flow, intent, scale, money)}
      </Button>
      {isStale && <p className={classes.warning}>{t('connection.blocked')}</p>}
      <Button variant="subtle" fullWidth disabled={flow.isSending} onClick={flow.close}>
        {t('sheet.cancel')}
      </Button>
    </div>
  );
}

function confirmText(
  t: ReturnType<typeof useTranslation<'auction'>>['t'],
  flow: BidFlow,
  intent: BidIntent,
  scale: BidScale,
  money: (whole: number) => string,
): string {
  if (flow.isSending) return t('sheet.sending');
  if (flow.problem?.error === 'NO_ANSWER') return t('sheet.ask_again');
  if (intent.what === 'buy_now') return t('sheet.confirm_buy');
  return intent.amount === null || intent.amount < scale.min
    ? t('sheet.confirm')
    : t('sheet.confirm_amount', { amount: money(intent.amount) });
}

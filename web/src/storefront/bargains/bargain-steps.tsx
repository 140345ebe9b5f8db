import type { BargainDetail } from '@fovea/shared-types/order/bargain.dto';
import { BARGAIN_OFFERS_MAX } from '@fovea/shared-types/order/bargain-rules';
import { bargainMachine } from '@fovea/shared-types/states/bargain.states';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boundsOf, OfferDialog } from '../../kit/bargain/offer-dialog';
import { Button, ButtonLink } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { ApiRefusal } from '../../lib/api-client';
import { formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import { newRequestId } from '../../lib/request-id';
import { toast } from '../../lib/toast-store';
import { sendReply, useBargainChanged } from './bargain.queries';
import classes from './bargains.module.css';

const { agreed, declined, withdrawn, countered, offered } = BARGAIN_STATUS;
const ACTION_KEYS = { [agreed]: 'accept', [declined]: 'decline', [withdrawn]: 'withdraw' } as const;
type BargainAction = keyof typeof ACTION_KEYS;

/** What the buyer may do now. */
export function BargainSteps({ bargain }: { bargain: BargainDetail }) {
  const { t } = useTranslation('bargain');
  const [opened, setOpened] = useState<BargainAction | null>(null);
  const [isCountering, setCountering] = useState(false);
  const [requestId, setRequestId] = useState(newRequestId);
  const changed = useBargainChanged();
  const { mutate, isPending } = useMutation({
    mutationFn: (status: BargainAction) =>
      sendReply({
        ...{ id: bargain.id, status, request_id: requestId },
        ...(status === agreed && { offer_price: bargain.offer_price, currency: bargain.currency }),
      }),
    onError: (error) => {
      if (error instanceof ApiRefusal) {
        setRequestId(newRequestId());
        toast.error(error.msg);
      }
    },
    onSettled: () => {
      setOpened(null);
      return changed();
    },
  });
  const isTurn = bargain.status === countered;
  const mayCounter =
    isTurn && bargain.offers.length < BARGAIN_OFFERS_MAX && boundsOf(bargain, 'buyer') !== null;
  return (
    <div className={classes.actions}>
      {isTurn && <Button onClick={() => setOpened(agreed)}>{t('accept')}</Button>}
      {mayCounter && (
        <Button variant="default" onClick={() => setCountering(true)}>
          {t('counter')}
        </Button>
      )}
      {isTurn && (
        <Button variant="default" onClick={() => setOpened(declined)}>
          {t('decline')}
        </Button>
      )}
      {bargain.status === offered && bargainMachine.may(bargain.status, 'withdraw') && (
        <Button variant="default" onClick={() => setOpened(withdrawn)}>
          {t('withdraw')}
        </Button>
      )}
      {bargain.status === agreed && (
        <ButtonLink to={to.orderBargain(bargain.id)}>
          {t('order', { price: formatMoney(bargain.offer_price, bargain.currency) })}
        </ButtonLink>
      )}
      {bargain.order_id !== null && <ButtonLink to={to.order(bargain.order_id)}>{t('to_order')}</ButtonLink>}
      {isCountering && (
        <OfferDialog
          bargain={bargain}
          side="buyer"
          send={(offer_price, request_id) =>
            sendReply({
              id: bargain.id,
              status: offered,
              offer_price,
              currency: bargain.currency,
              request_id,
            })
          }
          changed={changed}
          onClose={() => setCountering(false)}
        />
      )}
      <ConfirmDialog
        opened={opened !== null}
        title={t(`ask.${ACTION_KEYS[opened ?? agreed]}`)}
        confirmLabel={t(ACTION_KEYS[opened ?? agreed])}
        isDanger={opened !== agreed}
        isPending={isPending}
        onConfirm={() => opened !== null && mutate(opened)}
        onClose={() => setOpened(null)}
      >
        {t(`ask.${ACTION_KEYS[opened ?? agreed]}_text`, {
          price: formatMoney(bargain.offer_price, bargain.currency),
        })}
      </ConfirmDialog>
    </div>
  );
}

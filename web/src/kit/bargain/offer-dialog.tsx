import { fromWire, isCurrency, toWire } from '@fovea/shared-types/money';
import type { BargainAnswer, BargainDetail } from '@fovea/shared-types/order/bargain.dto';
import { type BargainSide, offerBounds } from '@fovea/shared-types/order/bargain-rules';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format';
import { FormDialog } from '../form/form-dialog';
import { MoneyField } from '../form/number-field';
import { useForm } from '../form/use-form';
import { useSaving } from '../form/use-saving';

/** Between which prices this side may answer, as the wire has them; null where no other fits. */
export function boundsOf(bargain: BargainDetail, side: BargainSide): { min: string; max: string } | null {
  const { currency } = bargain;
  if (!isCurrency(currency)) return null;
  const { min, max } = offerBounds(side, {
    price: fromWire(bargain.price, currency),
    buyerPrice: fromWire(bargain.buyer_price, currency),
    merchantPrice: bargain.merchant_price === null ? null : fromWire(bargain.merchant_price, currency),
  });
  return min > max ? null : { min: toWire(min, currency), max: toWire(max, currency) };
}

/** Another price in answer to the one on the table. */
export function OfferDialog({
  bargain,
  side,
  send,
  changed,
  onClose,
}: {
  bargain: BargainDetail;
  side: BargainSide;
  send: (offerPrice: string, requestId: string) => Promise<BargainAnswer>;
  changed: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('bargain');
  const bounds = boundsOf(bargain, side);
  const form = useForm<{ offer_price: number | null }>({
    initial: { offer_price: null },
    validate: ({ offer_price }) => ({
      offer_price:
        bounds === null || offer_price === null || offer_price < +bounds.min || offer_price > +bounds.max
          ? t('offer.bounds', {
              min: formatMoney(bounds?.min, bargain.currency),
              max: formatMoney(bounds?.max, bargain.currency),
            })
          : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: ({ offer_price }, requestId) => send(String(offer_price), requestId),
    onSaved: async () => {
      await changed();
      onClose();
    },
    byError: { AMOUNT_INVALID: 'offer_price' },
  });
  return (
    <FormDialog
      title={t('counter')}
      form={form}
      saving={saving}
      submitLabel={t('offer.send')}
      onClose={onClose}
    >
      <MoneyField
        form={form}
        name="offer_price"
        currency={bargain.currency}
        label={t('offer.price')}
        hint={t('offer.bounds', {
          min: formatMoney(bounds?.min, bargain.currency),
          max: formatMoney(bounds?.max, bargain.currency),
        })}
        required
      />
    </FormDialog>
  );
}

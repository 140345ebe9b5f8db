import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { BARGAIN_QUANTITY_MAX, BARGAIN_TEXT_MAX } from '@fovea/shared-types/order/bargain-rules';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TextAreaField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { MoneyField, NumberField } from '../../kit/form/number-field';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { formatMoney } from '../../lib/format';
import { hrefOf, to } from '../../lib/paths';
import { sendOffer, useBargainChanged } from './bargain.queries';
import classes from './bargains.module.css';

interface Values {
  checked: boolean;
  offer_price: number | null;
  quantity: number | null;
  remark: string;
}

/** The terms come first, then the offer. */
export function NegotiateDialog({ goods, onClose }: { goods: GoodsDetail; onClose: () => void }) {
  const { t } = useTranslation('bargain');
  const changed = useBargainChanged();
  const navigate = useNavigate();
  const listPrice = formatMoney(goods.price, goods.currency);
  const form = useForm<Values>({
    initial: { checked: false, offer_price: null, quantity: 1, remark: '' },
    validate: ({ checked, offer_price, quantity }) => ({
      checked: checked ? undefined : t('terms.required'),
      offer_price:
        offer_price === null || offer_price < 1 || offer_price >= Number(goods.price)
          ? t('offer.below_list', { price: listPrice })
          : undefined,
      quantity: quantity === null || quantity < 1 ? t('offer.quantity_missing') : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: ({ checked, offer_price, quantity, remark }, request_id) =>
      sendOffer({
        ...{ goods_id: goods.id, checked, currency: goods.currency, request_id },
        offer_price: String(offer_price),
        quantity: quantity ?? 1,
        ...(remark.trim() !== '' && { remark }),
      }),
    onSaved: async ({ id }) => {
      await changed();
      void navigate(to.bargain(id));
    },
    byError: { AMOUNT_INVALID: 'offer_price', STOCK_INSUFFICIENT: 'quantity', AGREEMENT_REQUIRED: 'checked' },
  });
  const wrong = form.errors.checked;
  return (
    <FormDialog
      title={t('goods.title')}
      form={form}
      saving={saving}
      submitLabel={t('offer.send')}
      onClose={onClose}
    >
      <section className={classes.terms} aria-label={t('terms.title')}>
        <h3>{t('terms.title')}</h3>
        <ul>
          <li>{t('terms.time')}</li>
          <li>{t('terms.turns')}</li>
          <li>{t('terms.agreed')}</li>
        </ul>
        <label>
          <input
            type="checkbox"
            name="checked"
            checked={form.values.checked}
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong === undefined ? undefined : 'bargain-terms-wrong'}
            onChange={(event) => form.set('checked', event.currentTarget.checked)}
          />
          <span>
            <Trans
              t={t}
              i18nKey="terms.accept"
              components={{
                terms: <a href={hrefOf(to.staticPage('protocol'))} target="_blank" rel="noopener" />,
              }}
            />
          </span>
        </label>
        {wrong !== undefined && (
          <p id="bargain-terms-wrong" className={classes.wrong}>
            {wrong}
          </p>
        )}
      </section>
      <MoneyField
        form={form}
        name="offer_price"
        currency={goods.currency}
        label={t('offer.price')}
        hint={t('offer.list_price', { price: listPrice })}
        required
      />
      <NumberField
        form={form}
        name="quantity"
        label={t('offer.quantity')}
        max={BARGAIN_QUANTITY_MAX}
        required
      />
      <TextAreaField
        form={form}
        name="remark"
        label={t('offer.remark')}
        maxLength={BARGAIN_TEXT_MAX}
        rows={2}
      />
    </FormDialog>
  );
}

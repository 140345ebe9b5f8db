import { isEmail } from '@fovea/shared-types/email';
import { PAY_TYPE, PAY_TYPES } from '@fovea/shared-types/finance/pay-kinds';
import { CART_QUANTITY_MAX } from '@fovea/shared-types/order/cart-rules';
import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { adminAddOrder } from '@fovea/shared-types/order/order-entry.calls';
import { order } from '@fovea/shared-types/order/order.record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SelectField, TextAreaField } from '../../../kit/form/fields';
import { FormAlert } from '../../../kit/form/form-alert';
import { FormPage } from '../../../kit/form/form-page';
import { plainText, useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { formatNumber } from '../../../lib/format';
import { api } from '../../../lib/api-client';
import { useDict } from '../../../lib/dicts';
import { activeLanguage } from '../../../lib/i18n';
import { paths, to } from '../../../lib/paths';
import { toast } from '../../../lib/toast-store';
import { recordKey } from '../../record/record.queries';
import { AddressFields } from './address-fields';
import { CustomerFields } from './customer-fields';
import classes from './entry.module.css';
import { EntryLines } from './entry-lines';
import { EntrySums } from './entry-sums';
import { entryQuoteQuery, quotesKey } from './entry.queries';
import {
  addressRequest,
  addressValues,
  type EntryValues,
  firstValues,
  NEEDED,
  newcomerOf,
  quoteRequest,
  isQuantity,
} from './entry-values';

/** Customer, goods, address, freight and payment on one page; what it comes to is the server's at every step. */
export function EntryForm({ earlier, onDone }: { earlier: AdminOrderDetail | null; onDone: () => void }) {
  const { t } = useTranslation('order_entry');
  const { t: kit } = useTranslation('kit');
  const navigate = useNavigate();
  const client = useQueryClient();
  const deliveries = useDict('delivery_type');
  const payTypes = useDict('pay_type');
  // By which the customer was found, and whether they may pay by month.
  const [found, setFound] = useState<{ search: string | null; isMonthly: boolean }>({
    search: null,
    isMonthly: false,
  });
  const missing = (label: string): string => kit('form.missing', { label });
  const form = useForm<EntryValues>({
    initial: firstValues(earlier, activeLanguage()),
    validate: (values) => ({
      buyer: values.buyer === null && !values.is_new ? t('customer.missing') : undefined,
      username: values.is_new && values.username.trim() === '' ? missing(t('newcomer.username')) : undefined,
      email: values.is_new && !isEmail(plainText(values.email)) ? t('newcomer.email_wrong') : undefined,
      lines:
        values.lines.length === 0
          ? t('lines.missing')
          : values.lines.every(({ quantity }) => isQuantity(quantity))
            ? undefined
            : t('lines.quantity_wrong', { most: formatNumber(CART_QUANTITY_MAX) }),
      ...Object.fromEntries(
        [...NEEDED]
          .filter((name) => !values[name]?.trim())
          .map((name) => [name, missing(t(`address.${name}`))]),
      ),
    }),
  });
  const { values } = form;
  const request = quoteRequest(values, found.search);
  const { data: quote, error, isPlaceholderData } = useQuery(entryQuoteQuery(request));
  const isPriced = request !== null && quote !== undefined && !isPlaceholderData && error === null;
  const saving = useSaving({
    form,
    save: (typed, request_id) => {
      const quoteInput = quoteRequest(typed, found.search);
      if (quoteInput === null || quote === undefined) throw new Error('a form without mistakes is priced');
      const newcomer = newcomerOf(typed);
      return api(
        adminAddOrder,
        {
          ...quoteInput,
          ...(newcomer !== null && { new_customer: newcomer }),
          address: addressRequest(typed),
          delivery_type: quote.delivery_type,
          quote_id: quote.quote_id,
          ...(typed.pay !== null && { pay_type: PAY_TYPES.find((type) => String(type) === typed.pay) }),
          ...(typed.remark.trim() !== '' && { remark: typed.remark.trim() }),
          request_id,
        },
        { quiet: true },
      ).catch(async (refusal: unknown) => {
        // The page shows the current state of what was refused.
        await client.invalidateQueries({ queryKey: quotesKey });
        throw refusal;
      });
    },
    byError: { EMAIL_TAKEN: 'email' },
    onSaved: async (placed) => {
      toast.success(t('done', { number: placed.order_no }));
      await client.invalidateQueries({ queryKey: recordKey(order) });
      onDone();
      void navigate(to.managedOrder(placed.id), { replace: true });
    },
  });
  const delivery = values.delivery ?? (quote === undefined ? null : String(quote.delivery_type));
  return (
    <FormPage
      form={form}
      saving={saving}
      submitLabel={t('submit')}
      isWaiting={request !== null && !isPriced && error === null}
      onCancel={() => void navigate(paths.orderAdmin)}
    >
      <section className={classes.section}>
        <h2>{t('customer.title')}</h2>
        <CustomerFields
          form={form}
          named={earlier?.username}
          onChosen={(chosen) => {
            setFound({
              search: chosen?.search ?? null,
              isMonthly: chosen?.customer.is_month_payment === true,
            });
            if (chosen?.customer.address) form.fill(addressValues(chosen.customer.address));
          }}
        />
      </section>
      <section className={classes.section}>
        <h2>{t('lines.title')}</h2>
        <EntryLines
          lines={values.lines}
          quote={quote}
          error={form.errors.lines}
          onChange={(lines) => form.set('lines', lines)}
        />
        {error !== null && <FormAlert>{error.message}</FormAlert>}
      </section>
      <section className={classes.section}>
        <h2>{t('address.title')}</h2>
        <AddressFields form={form} />
      </section>
      <section className={classes.section}>
        <h2>{t('terms.title')}</h2>
        <SelectField
          form={{ ...form, values: { ...values, delivery } }}
          name="delivery"
          label={t('terms.delivery')}
          options={(quote?.delivery_types ?? []).map((code) => ({
            value: String(code),
            label: deliveries.label(code),
          }))}
        />
        <SelectField
          form={form}
          name="pay"
          label={t('terms.pay')}
          placeholder={t('terms.pay_later')}
          hint={t('terms.pay_hint')}
          clearable
          options={[PAY_TYPE.bank, PAY_TYPE.monthly]
            .filter((code) =>
              code === PAY_TYPE.monthly
                ? found.isMonthly && !values.is_new
                : quote?.pay_types.includes(code) === true,
            )
            .map((code) => ({ value: String(code), label: payTypes.label(code) }))}
        />
        <TextAreaField form={form} name="remark" label={t('terms.remark')} rows={2} maxLength={500} />
      </section>
      {quote !== undefined && request !== null && <EntrySums quote={quote} />}
    </FormPage>
  );
}

import '../../../kit/form/field-styles';
import { TextInput } from '@mantine/core';
import { SERIAL_NUMBER_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldErrors, type FormState, errorTexts } from '../../../kit/form/use-form';
import { formatDeadline } from '../../../lib/format';
import { PriceFields } from '../terms-fields';
import { type Prices, priceProblems } from '../terms-values';
import { endOf, type LotAmounts, type ManyLot, type ManyValues } from './many-values';
import classes from './many.module.css';

interface LotRowProps {
  form: FormState<ManyValues>;
  lot: ManyLot;
  amounts: LotAmounts;
  at: number;
}

/** One of them with its own prices, and when it would end. */
export function LotRow({ form, lot, amounts, at }: LotRowProps) {
  const { t } = useTranslation('auctions');
  const prices = useRowForm(form, at);
  const serial = form.values.serials[at];
  return (
    <li className={classes.lot}>
      <p className={classes.name}>
        <strong>{lot.goods_name}</strong>
        <span>{t('many.ends', { time: formatDeadline(endOf(form.values, at)) })}</span>
      </p>
      <PriceFields form={prices} {...amounts} />
      {serial !== undefined && (
        <TextInput
          label={t('field.serial')}
          description={t('hint.serial')}
          maxLength={SERIAL_NUMBER_MAX}
          value={serial}
          onChange={(event) => {
            const { value } = event.currentTarget;
            form.set(
              'serials',
              form.values.serials.map((one, place) => (place === at ? value : one)),
            );
          }}
        />
      )}
    </li>
  );
}

/** The prices of one row as a form of their own: they are read from the whole form and written into it. */
function useRowForm(form: FormState<ManyValues>, at: number): FormState<Prices> {
  const { t } = useTranslation('auctions');
  const values = form.values.prices[at] ?? { start_price: null, reserve_price: null, buy_now_price: null };
  const [texts, setTexts] = useState<FieldErrors<Prices>>({});
  const [wrong, setWrong] = useState<FieldErrors<Prices>>({});
  const errors: FieldErrors<Prices> =
    form.errors.prices === undefined
      ? {}
      : { ...errorTexts(priceProblems(values), (problem) => t(`problem.${problem}`)), ...wrong };
  const fill = (part: Partial<Prices>): void =>
    form.set(
      'prices',
      form.values.prices.map((one, place) => (place === at ? { ...one, ...part } : one)),
    );
  return {
    ...(form as unknown as FormState<Prices>), // fields that this form does not repeat are checked as a whole
    values,
    errors,
    fill,
    texts,
    set: (name, value) => {
      fill({ [name]: value });
      setTexts(({ [name]: _, ...rest }) => rest);
    },
    setTyped: (name, value, text) => {
      fill({ [name]: value });
      setTexts((old) => ({ ...old, [name]: text }));
    },
    check: (name, why) => {
      form.check(`prices.${at}.${name}`, why);
      setWrong((old) => {
        if (old[name as keyof Prices] === why) return old; // asked for by a field of this row
        const { [name as keyof Prices]: _, ...rest } = old;
        return why === undefined ? rest : { ...rest, [name]: why };
      });
    },
    checkField: () => form.checkField('prices'),
  };
}

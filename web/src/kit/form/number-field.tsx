import './form-styles';
import { isCurrency, minorDigits } from '@fovea/shared-types/money';
import { percentText } from '@fovea/shared-types/record/percent';
import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { affixOf } from '../../lib/format';
import { caretAfter, digitsIn, readWhole, writeWhole } from '../number-stepper/whole-number';
import { readAmount, readDecimal, writeAmount } from './amount-text';
import { bindField, type FieldProps } from './bind-field';
import classes from './fields.module.css';

interface GroupedInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  affix?: string | undefined;
  shown: string;
  /** The person has typed this; while an input method composes nothing is taken. */
  onTyped: (text: string) => void;
  /** What the caret stays behind while separators move. */
  counted?: RegExp;
}

/** What is typed is shown with separators at once, and the caret stays where the person has it. */
function GroupedInput({ affix, shown, onTyped, counted, ...props }: GroupedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caretDigits = useRef<number | null>(null);
  // While an input method composes, its raw text must stay untouched.
  const [composed, setComposed] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (caretDigits.current === null || input.current === null) return;
    const position = caretAfter(input.current.value, caretDigits.current, counted);
    input.current.setSelectionRange(position, position);
    caretDigits.current = null;
  });
  const take = ({ value, selectionStart }: HTMLInputElement): void => {
    caretDigits.current = digitsIn(value.slice(0, selectionStart ?? value.length), counted);
    onTyped(value);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
    if (isComposing) setComposed(event.currentTarget.value);
    else take(event.currentTarget);
  };
  return (
    <TextInput
      {...props}
      ref={input}
      autoComplete="off"
      leftSection={affix === undefined ? undefined : <span className={classes.affix}>{affix}</span>}
      leftSectionWidth={affix === undefined ? undefined : 12 + affix.length * 9}
      value={composed ?? shown}
      onChange={onChange}
      onCompositionEnd={(event) => {
        setComposed(null);
        take(event.currentTarget);
      }}
    />
  );
}

/** A whole number with separators while typing; full-width digits and a pasted "¥1,200,000" are understood. Null is empty. */
export function NumberField<Values extends object>({
  affix,
  max = Number.MAX_SAFE_INTEGER,
  isPlain = false,
  ...field
}: FieldProps<Values, number | null> & {
  affix?: string;
  max?: number;
  /** Without separators, as a year is written. */
  isPlain?: boolean;
}) {
  const { value, change, props } = bindField<Values, number | null>(field);
  return (
    <GroupedInput
      {...props}
      name={field.name}
      inputMode="numeric"
      affix={affix}
      shown={isPlain ? String(value ?? '') : writeWhole(value)}
      onTyped={(text) => {
        const number = readWhole(text);
        change(number === null ? null : Math.min(number, max));
      }}
    />
  );
}

const affixFor = (currency: string): string => (isCurrency(currency) ? affixOf(currency) : currency);

/** An amount in whole yen, yuan or dollars; its currency is shown before it, none while it is still open. */
export function MoneyField<Values extends object>({
  currency,
  ...field
}: FieldProps<Values, number | null> & { currency: string; max?: number }) {
  return <NumberField<Values> {...field} {...(currency !== '' && { affix: affixFor(currency) })} />;
}

/**
 * An amount to the last minor unit, with as many decimals as its currency has, which is shown before it; null
 * while none is chosen. The form holds plain text, "1234.5": see amount-text.
 */
export function SumField<Values extends object>({
  currency,
  ...field
}: FieldProps<Values, string> & { currency: string | null }) {
  const { value, change, props } = bindField<Values, string>(field);
  const isWhole = isCurrency(currency) && minorDigits(currency) === 0;
  return (
    <GroupedInput
      {...props}
      name={field.name}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      affix={currency === null ? undefined : affixFor(currency)}
      shown={writeAmount(value)}
      onTyped={(text) => change(readAmount(text, currency))}
      counted={/[\d.]/}
    />
  );
}

/** A share of a whole in percent with two decimals at most; the form holds hundredths of a percent: 1000 is 10. Null is empty. */
export function PercentField<Values extends object>({
  max = 10_000,
  ...field
}: FieldProps<Values, number | null> & { max?: number }) {
  const { value, change, props } = bindField<Values, number | null>(field);
  // As it was typed, "8." or "8.0", while that is what the form holds.
  const [typed, setTyped] = useState('');
  const shown = value === null ? '' : hundredthsIn(typed) === value ? typed : percentText(value);
  return (
    <GroupedInput
      {...props}
      name={field.name}
      inputMode="decimal"
      rightSection={<span className={classes.affix}>%</span>}
      shown={shown}
      onTyped={(text) => {
        const plain = readDecimal(text, 2);
        setTyped(plain);
        const hundredths = hundredthsIn(plain);
        change(hundredths === null ? null : Math.min(hundredths, max));
      }}
      counted={/[\d.]/}
    />
  );
}

const hundredthsIn = (plain: string): number | null =>
  plain === '' ? null : Math.round(Number(plain) * 100);

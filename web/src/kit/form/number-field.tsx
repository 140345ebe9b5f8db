import './form-styles';
import { isCurrency } from '@fovea/shared-types/money';
import { TextInput } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { affixOf } from '../../lib/format';
import { caretAfter, digitsIn, readWhole, writeWhole } from '../number-stepper/whole-number';
import { bindField, type FieldProps } from './bind-field';
import classes from './fields.module.css';

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
  const input = useRef<HTMLInputElement>(null);
  const caretDigits = useRef<number | null>(null);
  // While an input method composes, its raw text must stay untouched.
  const [composed, setComposed] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (caretDigits.current === null || input.current === null) return;
    const position = caretAfter(input.current.value, caretDigits.current);
    input.current.setSelectionRange(position, position);
    caretDigits.current = null;
  });
  const take = (element: HTMLInputElement): void => {
    caretDigits.current = digitsIn(element.value.slice(0, element.selectionStart ?? element.value.length));
    const number = readWhole(element.value);
    change(number === null ? null : Math.min(number, max));
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
      name={field.name}
      inputMode="numeric"
      autoComplete="off"
      leftSection={affix === undefined ? undefined : <span className={classes.affix}>{affix}</span>}
      leftSectionWidth={affix === undefined ? undefined : 12 + affix.length * 9}
      value={composed ?? (isPlain ? String(value ?? '') : writeWhole(value))}
      onChange={onChange}
      onCompositionEnd={(event) => {
        setComposed(null);
        take(event.currentTarget);
      }}
    />
  );
}

/** An amount in whole yen, yuan or dollars; its currency stands fixed before it. */
export function MoneyField<Values extends object>({
  currency,
  ...field
}: FieldProps<Values, number | null> & { currency: string }) {
  return <NumberField<Values> {...field} affix={isCurrency(currency) ? affixOf(currency) : currency} />;
}

import './form-styles';
import { isCurrency, MAX_AMOUNT, minorDigits, minorPerUnit } from '@fovea/shared-types/money';
import { percentText } from '@fovea/shared-types/record/percent';
import { TextInput, type TextInputProps } from '@mantine/core';
import { affixOf } from '../../lib/format';
import { useGroupedText } from './use-grouped-text';
import { bindField, type FieldProps } from './bind-field';
import classes from './fields.module.css';
import { groupedNumber, plainNumber, valueOfPlain, type NumberBounds } from './number-text';
import { useFieldCheck } from './use-field-check';
import { useNumberText } from './use-number-text';

interface GroupedInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  affix?: string | undefined;
  shown: string;
  /** The person has typed this; while an input method composes nothing is taken. */
  onTyped: (text: string) => void;
}

/** What is typed is shown with separators at once, and the caret stays where the person has it. */
function GroupedInput({ affix, shown, onTyped, ...props }: GroupedInputProps) {
  const grouped = useGroupedText(shown, onTyped);
  return (
    <TextInput
      {...props}
      {...grouped}
      autoComplete="off"
      leftSection={affix === undefined ? undefined : <span className={classes.affix}>{affix}</span>}
      leftSectionWidth={affix === undefined ? undefined : 12 + affix.length * 9}
    />
  );
}

/**
 * A number the person types, held by the form as a number: null while nothing is typed, and while what is typed is no number
 * within its digits. What is typed stays as it is, and outside the bounds the form refuses it.
 * @param scale so many of what the form holds are one of what is typed
 */
function useTypedNumber<Values extends object>(
  field: FieldProps<Values, number | null>,
  bounds: NumberBounds,
  { scale = 1, unit = '' }: { scale?: number; unit?: string } = {},
) {
  const { form, name } = field;
  const { value, props } = bindField<Values, number | null>(field);
  const textOf = useNumberText();
  const plainOf = (held: number | null): string =>
    held === null ? '' : scale === 1 ? String(held) : percentText(held);
  // A text that the number alone does not give: "8.", "1500.5" of whole pieces, "-".
  const typed = form.texts[name] ?? plainOf(value);
  useFieldCheck(form, name, field.disabled === true ? undefined : textOf(typed, bounds, unit));
  const onTyped = (text: string): void => {
    const plain = plainNumber(text);
    const number = valueOfPlain(plain);
    const isReadable = number !== null && Number.isInteger(Math.round(number * scale * 1e6) / 1e6);
    const next = isReadable ? Math.round(number * scale) : null;
    form.setTyped(name, next as Values[typeof name], plainOf(next) === plain ? undefined : plain);
  };
  return { props, typed, onTyped };
}

/** A whole number with separators while typing; full-width digits and a pasted "¥1,200,000" are understood. Null is empty. */
export function NumberField<Values extends object>({
  affix,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  isPlain = false,
  ...field
}: FieldProps<Values, number | null> & {
  affix?: string;
  min?: number;
  max?: number;
  /** Without separators, as a year is written. */
  isPlain?: boolean;
}) {
  const { props, typed, onTyped } = useTypedNumber(field, { min, max });
  return (
    <GroupedInput
      {...props}
      name={field.name}
      inputMode="numeric"
      affix={affix}
      shown={isPlain ? typed : groupedNumber(typed)}
      onTyped={onTyped}
    />
  );
}

const affixFor = (currency: string): string => (isCurrency(currency) ? affixOf(currency) : currency);

/** An amount in whole yen, yuan or dollars; its currency is shown before it, none while it is still open. */
export function MoneyField<Values extends object>({
  currency,
  ...field
}: FieldProps<Values, number | null> & { currency: string; min?: number; max?: number }) {
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
  const textOf = useNumberText();
  const known = isCurrency(currency) ? currency : null;
  const digits = known === null ? 2 : minorDigits(known);
  const max = Math.floor(MAX_AMOUNT / (known === null ? 1 : minorPerUnit(known)));
  const wrong = field.disabled === true ? undefined : textOf(value, { min: 0, max, digits });
  useFieldCheck(field.form, field.name, wrong);
  return (
    <GroupedInput
      {...props}
      name={field.name}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      affix={currency === null ? undefined : affixFor(currency)}
      shown={groupedNumber(value)}
      onTyped={(text) => change(plainNumber(text))}
    />
  );
}

/** A share of a whole in percent with two decimals at most; the form holds hundredths of a percent: 1000 is 10. Null is empty. */
export function PercentField<Values extends object>({
  min = 0,
  max = 10_000,
  ...field
}: FieldProps<Values, number | null> & { min?: number; max?: number }) {
  const bounds = { min: min / 100, max: max / 100, digits: 2 };
  const { props, typed, onTyped } = useTypedNumber(field, bounds, { scale: 100, unit: '%' });
  return (
    <GroupedInput
      {...props}
      name={field.name}
      inputMode="decimal"
      rightSection={<span className={classes.affix}>%</span>}
      shown={groupedNumber(typed)}
      onTyped={(text) => onTyped(text.replace(/[%％]\s*$/, ''))}
    />
  );
}

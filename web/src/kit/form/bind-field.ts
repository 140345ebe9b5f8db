import type { FormState } from './use-form';

/** Names of the fields whose value fits. */
type NamesOf<Values, Kind> = {
  [Name in keyof Values & string]: Values[Name] extends Kind ? Name : never;
}[keyof Values & string];

export interface FieldProps<Values extends object, Kind> {
  form: FormState<Values>;
  name: NamesOf<Values, Kind>;
  label: string;
  /** Stays visible, unlike a placeholder, which is an example. */
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}

/**
 * What every field has from its form. `NamesOf` has made sure that the value is of this kind; the compiler cannot carry
 * that through a mapped type, hence the two assertions.
 */
export function bindField<Values extends object, Kind>({
  form,
  name,
  label,
  hint,
  required,
  disabled,
}: FieldProps<Values, Kind>) {
  return {
    value: form.values[name] as Kind,
    change: (value: Kind): void => form.set(name, value as Values[typeof name]),
    props: {
      label,
      description: hint,
      required,
      disabled,
      // The browser's own bubbles would speak before the form does.
      withAsterisk: required,
      error: form.errors[name],
      'data-field': name,
      onBlur: () => form.checkField(name),
    },
  };
}

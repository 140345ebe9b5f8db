import type { ChangeEvent } from 'react';

/** The part of a form that its text fields need. */
export interface TextForm<Name extends string> {
  values: Readonly<Record<Name, string>>;
  errors: Readonly<Partial<Record<Name, string>>>;
  set: (name: Name, value: string) => void;
  checkField: (name: Name) => void;
}

/** What joins a field of text to its value and its error. */
export const textField = <Name extends string>(form: TextForm<Name>, name: Name) => ({
  name,
  size: 'md' as const,
  value: form.values[name],
  error: form.errors[name],
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    form.set(name, event.target.value),
  onBlur: () => form.checkField(name),
});

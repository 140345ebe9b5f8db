import './form-styles';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { NumberBounds } from './number-text';
import { useNumberText } from './use-number-text';

/**
 * A number in a list of lines, which its list holds as it was typed. Outside the bounds it stays, and is refused beside its field
 * as soon as the field is left; the list does not send it.
 */
export function NumberInput({
  min,
  max,
  digits,
  value,
  onChange,
  onBlur,
  error,
  ...props
}: Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max'> &
  NumberBounds & { value: string; onChange: (text: string) => void }) {
  const textOf = useNumberText();
  const [left, setLeft] = useState<string | null>(null);
  const bounds = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(digits !== undefined && { digits }),
  };
  return (
    <TextInput
      {...props}
      inputMode={(digits ?? 0) === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={value}
      error={(left === value ? textOf(value, bounds) : undefined) ?? error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={(event) => {
        setLeft(event.currentTarget.value);
        onBlur?.(event);
      }}
    />
  );
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FormDialog } from './form-dialog';
import { MoneyField, NumberField, PercentField, SumField } from './number-field';
import { useForm } from './use-form';
import { useSaving } from './use-saving';

interface Values {
  hour: number | null;
  pieces: number | null;
  year: number | null;
  price: number | null;
  share: number | null;
  sum: string;
}

const save = vi.fn<(values: Values) => Promise<unknown>>();

function Scene({ hasYear = true }: { hasYear?: boolean }) {
  const form = useForm<Values>({
    initial: { hour: null, pieces: null, year: null, price: null, share: null, sum: '' },
    validate: () => ({}),
  });
  const saving = useSaving({ form, save, onSaved: () => undefined });
  return (
    <FormDialog title="Numbers" submitLabel="Send" form={form} saving={saving} onClose={() => undefined}>
      <NumberField form={form} name="hour" label="Hour" max={23} />
      <NumberField form={form} name="pieces" label="Pieces" min={1} max={2_147_483_647} />
      {hasYear && <NumberField form={form} name="year" label="Year" min={1900} max={2100} isPlain />}
      <MoneyField form={form} name="price" label="Price" currency="JPY" />
      <PercentField form={form} name="share" label="Share" />
      <SumField form={form} name="sum" label="Sum" currency="CNY" />
      <button type="button" onClick={() => form.set('pieces', 5)}>
        Five pieces
      </button>
    </FormDialog>
  );
}
const scene = (props: { hasYear?: boolean } = {}) => (
  <QueryClientProvider client={new QueryClient()}>
    <Scene {...props} />
  </QueryClientProvider>
);
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => {
  save.mockReset();
  save.mockResolvedValue({});
});

describe('a number that is typed', () => {
  it.each([
    ['Hour', '30', '30', 'Enter 23 or less'],
    ['Hour', '-8', '-8', 'Enter 0 or more'],
    ['Hour', '7.5', '7.5', 'Enter a whole number, without decimals'],
    ['Hour', 'noon', 'noon', 'Enter a number'],
    ['Pieces', '99999999999999', '99,999,999,999,999', 'Enter 2,147,483,647 or less'],
    ['Pieces', '0', '0', 'Enter 1 or more'],
    ['Year', '20260', '20260', 'Enter 2,100 or less'],
    ['Price', '1,500.5', '1,500.5', 'Enter a whole number, without decimals'],
    ['Price', '-1500', '-1,500', 'Enter 0 or more'],
    ['Share', '150', '150', 'Enter 100% or less'],
    ['Share', '8.125', '8.125', 'Use at most 2 decimals'],
    ['Sum', '19.805', '19.805', 'Use at most 2 decimals'],
    ['Sum', '-20', '-20', 'Enter 0 or more'],
    ['Sum', '99999999999999', '99,999,999,999,999', 'Enter 100,000,000,000 or less'],
  ])('%s stays %s, and is refused beside its field', async (label, typed, shown, text) => {
    render(scene());
    await type(label, typed);
    expect(screen.getByLabelText(label)).toHaveValue(shown);
    await send();
    expect(screen.getByLabelText(label)).toHaveValue(shown);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('is sent once it is corrected', async () => {
    render(scene());
    await type('Hour', '30');
    await type('Share', '8.125');
    await send();
    await type('Hour', '23');
    await type('Share', '8.1');
    await type('Price', '¥1,200,000');
    await type('Sum', '19.8');
    await send();
    expect(save.mock.calls[0]?.[0]).toEqual({
      hour: 23,
      pieces: null,
      year: null,
      price: 1_200_000,
      share: 810,
      sum: '19.8',
    });
  });

  it('gives way to a value that the page sets', async () => {
    render(scene());
    await type('Pieces', 'many');
    await userEvent.click(screen.getByRole('button', { name: 'Five pieces' }));
    expect(screen.getByLabelText('Pieces')).toHaveValue('5');
    await send();
    expect(save).toHaveBeenCalledOnce();
  });

  it('counts only while its field is on the page', async () => {
    const { rerender } = render(scene());
    await type('Year', 'old');
    rerender(scene({ hasYear: false }));
    await send();
    expect(save).toHaveBeenCalledOnce();
  });

  it('keeps the caret where the person has it, also in what is no number', async () => {
    render(scene());
    const field = screen.getByLabelText<HTMLInputElement>('Price');
    await type('Price', '12x');
    field.setSelectionRange(1, 1);
    await userEvent.keyboard('5');
    expect(field).toHaveValue('152x');
    expect(field.selectionStart).toBe(2);
  });
});

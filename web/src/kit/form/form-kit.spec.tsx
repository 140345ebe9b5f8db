import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal, NetworkError } from '../../lib/api-client';
import { createHashHistory } from '../../lib/hash-history';
import { SelectField, SwitchField, TextAreaField, TextField } from './fields';
import { FormDialog } from './form-dialog';
import { MoneyField } from './number-field';
import { useForm } from './use-form';
import { useSaving } from './use-saving';

interface Values {
  name: string;
  note: string;
  type: string | null;
  fee: number | null;
  is_shown: boolean;
  /** In no field of the page. */
  secret: string;
}

const save = vi.fn<(values: Values, requestId: string) => Promise<unknown>>();
const onSaved = vi.fn();
const onClose = vi.fn();

function Scene() {
  const form = useForm<Values>({
    initial: { name: '', note: '', type: null, fee: null, is_shown: true, secret: '' },
    validate: ({ name, note }) => ({
      name: name.trim() === '' ? 'A name, please' : undefined,
      note: note === 'bad' ? 'Not that' : undefined,
    }),
  });
  const saving = useSaving({ form, save, onSaved, byError: { STATE_CONFLICT: 'type' } });
  return (
    <FormDialog title="New brand" submitLabel="Create brand" form={form} saving={saving} onClose={onClose}>
      <TextField form={form} name="name" label="Name" required hint="As it stands on the device" />
      <TextAreaField form={form} name="note" label="Note" />
      <SelectField form={form} name="type" label="Kind" options={[{ value: '1', label: 'Maker' }]} />
      <MoneyField form={form} name="fee" label="Fee" currency="JPY" />
      <SwitchField form={form} name="is_shown" label="Shown in the shop" />
    </FormDialog>
  );
}
const show = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Scene />
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog');
};
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create brand' }));

describe('a form', () => {
  beforeEach(() => [save, onSaved, onClose].forEach((spy) => spy.mockReset()));

  it('reports nothing before the first attempt, then moves to the first bad field', async () => {
    await show();
    fireEvent.blur(screen.getByLabelText(/Name/));
    expect(screen.queryByText('A name, please')).not.toBeInTheDocument();
    await create();
    expect(screen.getByText('A name, please')).toBeInTheDocument();
    expect(screen.getByLabelText(/Name/)).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('reads a pasted price, and sends what was typed once, however often it is clicked', async () => {
    let answer: (value: unknown) => void = () => undefined;
    save.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await show();
    await userEvent.type(screen.getByLabelText(/Name/), 'Kakuu');
    await userEvent.click(screen.getByLabelText('Fee'));
    await userEvent.paste('¥1,200,000');
    expect(screen.getByLabelText('Fee')).toHaveValue('1,200,000');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create brand' }));
    await create();
    expect(save).toHaveBeenCalledOnce();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ name: 'Kakuu', fee: 1_200_000, is_shown: true });
    answer({ id: 1 });
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });

  it('puts refusals of the server beside their field, or at the top', async () => {
    save.mockRejectedValueOnce(new ApiRefusal('VALIDATION', 'no', { note: 'Too long' }, null, null));
    save.mockRejectedValueOnce(new ApiRefusal('STATE_CONFLICT', 'Kind is gone', {}, null, null));
    save.mockRejectedValueOnce(new ApiRefusal('BUSY', 'Try later', {}, null, null));
    await show();
    await userEvent.type(screen.getByLabelText(/Name/), 'Kakuu');
    await create();
    expect(await screen.findByText('Too long')).toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toHaveFocus();
    await create();
    expect(await screen.findByText('Kind is gone')).toBeInTheDocument();
    await create();
    expect(await screen.findByRole('alert')).toHaveTextContent('Try later');
  });

  it('names what is refused and has no field on the page, beside what has', async () => {
    const fields = { note: 'Too long', postal_code: 'Cannot be empty' };
    save.mockRejectedValueOnce(new ApiRefusal('VALIDATION', 'Check the fields', fields, null, null));
    save.mockRejectedValueOnce(
      new ApiRefusal('VALIDATION', 'Check the fields', { secret: 'Wrong' }, null, null),
    );
    await show();
    await userEvent.type(screen.getByLabelText(/Name/), 'Kakuu');
    await create();
    expect(await screen.findByText('Too long')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This was not accepted: postal code: Cannot be empty',
    );
    await create();
    expect(await screen.findByText('This was not accepted: secret: Wrong')).toBeInTheDocument();
  });

  it('keeps the key of an attempt nobody answered, and takes a new one after every answer', async () => {
    save.mockRejectedValueOnce(new NetworkError('No connection'));
    save.mockRejectedValueOnce(new ApiRefusal('NAME_TAKEN', 'Taken', {}, null, null));
    save.mockResolvedValue({ id: 1 });
    await show();
    await userEvent.type(screen.getByLabelText(/Name/), 'Kakuu');
    await create();
    expect(await screen.findByText('No connection')).toBeInTheDocument();
    await create();
    expect(await screen.findByText('Taken')).toBeInTheDocument();
    await create();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    const [unanswered, refused, saved] = save.mock.calls.map(([, requestId]) => requestId);
    expect(refused).toBe(unanswered);
    expect(saved).not.toBe(refused);
  });

  it('requires confirmation before it discards typed text', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.type(screen.getByLabelText(/Name/), 'K');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('requires the same before the browser’s Back discards it', async () => {
    createHashHistory().push('/somewhere');
    await show();
    await userEvent.type(screen.getByLabelText(/Name/), 'K');
    window.history.back();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(window.location.hash).toBe('#/somewhere');
  });
});

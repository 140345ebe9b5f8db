import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Call } from '@fovea/shared-types/call';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionQuestion } from '../backoffice/layout/access/session-question';
import { TextField } from '../kit/form/fields';
import { FormDrawer } from '../kit/form/form-drawer';
import { useForm } from '../kit/form/use-form';
import { useSaving } from '../kit/form/use-saving';
import { MantineScope } from '../kit/mantine-scope/mantine-scope';
import { Toasts } from '../kit/toasts/toasts';
import { api } from '../lib/api-client';
import { createQueryClient } from '../lib/query-client';
import { closeLogin, signIn, signOut } from '../lib/session';
import { LoginDialog } from '../storefront/auth/login-dialog';

const SAVE: Call<{ name: string }, null> = { path: '/brands/add-brand' };
const onSaved = vi.fn();

function Page() {
  const form = useForm({ initial: { name: '' }, validate: () => ({}) });
  const saving = useSaving({ form, save: (values) => api(SAVE, values, { quiet: true }), onSaved });
  return (
    <FormDrawer
      title="New maker"
      submitLabel="Create maker"
      form={form}
      saving={saving}
      onClose={() => undefined}
    >
      <TextField form={form} name="name" label="Name" />
    </FormDrawer>
  );
}

/** The server: the only valid session is `fresh`. */
const network = vi.fn(async (path: string, { headers }: { headers: Record<string, string> }) => {
  if (path === '/member/email-login')
    return Response.json({ code: 200, msg: '', data: { token: 'fresh', name: 'Aya', avatar: null } });
  if (headers.token !== 'fresh') return Response.json({ code: -102, msg: 'Please log in again', data: null });
  return Response.json({ code: 200, msg: '', data: null });
});

describe('a session that ends while something is typed', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', network);
    onSaved.mockReset();
    signIn({ token: 'old', name: 'Aya' });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <MantineScope>
            <Page />
            <SessionQuestion SignIn={LoginDialog} />
          </MantineScope>
        </MemoryRouter>
        <Toasts />
      </QueryClientProvider>,
    );
  });
  afterEach(() => {
    act(() => {
      closeLogin(false);
      signOut();
    });
    vi.unstubAllGlobals();
  });
  const typeAndSave = async () => {
    const drawer = await screen.findByRole('dialog', { name: 'New maker' });
    await userEvent.type(within(drawer).getByLabelText('Name'), 'Hoshizora Optics');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Create maker' }));
    return { drawer, question: await screen.findByRole('dialog', { name: 'Log in to Fovea' }) };
  };

  it('opens the sign-in above the drawer, keeps what was typed, and saves it afterwards', async () => {
    const { drawer, question } = await typeAndSave();
    const layer = (dialog: HTMLElement) =>
      Number(dialog.closest<HTMLElement>('[style*="--mb-z-index"]')?.style.getPropertyValue('--mb-z-index'));
    expect(layer(question)).toBeGreaterThan(layer(drawer));
    expect(question).toHaveTextContent('nothing you typed is lost');
    // No link of it leads away from the page.
    expect(within(question).getByRole('link', { name: /Forgot/ })).toHaveAttribute('target', '_blank');
    fireEvent.change(within(question).getByLabelText(/^E-mail/), {
      target: { value: 'aya@example.com' },
    });
    fireEvent.change(within(question).getByLabelText('Password'), { target: { value: 'plover-quartz' } });
    await userEvent.click(within(question).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(screen.getByText('You are signed in again. Nothing you typed was lost.')).toBeInTheDocument();
    expect(within(drawer).queryByRole('alert')).not.toBeInTheDocument();
    expect(within(drawer).getByLabelText('Name')).toHaveValue('Hoshizora Optics');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Create maker' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(null, { name: 'Hoshizora Optics' }));
  });

  it('leaves the drawer open when the sign-in is closed with Esc, and shows it again at the next call', async () => {
    const { drawer, question } = await typeAndSave();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(within(drawer).getByLabelText('Name')).toHaveValue('Hoshizora Optics');
    expect(within(drawer).getByRole('alert')).toHaveTextContent('Please log in again');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Create maker' }));
    expect(await screen.findByRole('dialog', { name: 'Log in to Fovea' })).toHaveTextContent(
      'Your session has ended',
    );
  });
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineScope } from '../../kit/mantine-scope/mantine-scope';
import { createQueryClient } from '../../lib/query-client';
import { sessionToken, signOut } from '../../lib/session';
import { LoginForm } from './login-form';

const network = vi.fn<typeof fetch>();

function show() {
  const onSuccess = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MantineScope>
        <LoginForm onSuccess={onSuccess} />
      </MantineScope>
    </QueryClientProvider>,
  );
  return { onSuccess, person: userEvent.setup() };
}
const button = () => screen.getByRole('button', { name: 'Log in' });

describe('the log-in form', () => {
  beforeEach(() => vi.stubGlobal('fetch', network));
  afterEach(() => {
    vi.unstubAllGlobals();
    network.mockReset();
    signOut();
  });

  it('says nothing is wrong before the first attempt, then what is missing, and goes to the first field', async () => {
    const { person } = show();
    await person.click(screen.getByLabelText('E-mail'));
    await person.tab();
    expect(screen.queryByText('Email cannot be empty')).not.toBeInTheDocument();
    await person.click(button());
    expect(screen.getByText('Email cannot be empty')).toBeInTheDocument();
    expect(screen.getByText('Password cannot be empty')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(network).not.toHaveBeenCalled();
  });

  it('asks for the agreement', async () => {
    const { person } = show();
    await person.type(screen.getByLabelText('E-mail'), 'aya@demo.fovea.example');
    await person.type(screen.getByLabelText('Password'), 'secret');
    await person.click(screen.getByRole('checkbox'));
    await person.click(button());
    expect(
      screen.getByText('Please read and agree to the Privacy Policy and User Service Agreement'),
    ).toBeInTheDocument();
  });

  it('signs in with Enter in the password field', async () => {
    network.mockResolvedValueOnce(
      Response.json({
        code: 200,
        msg: '',
        data: { token: 'tok', name: 'Aya', avatar: null, permissions: [] },
      }),
    );
    const { person, onSuccess } = show();
    await person.type(screen.getByLabelText('E-mail'), 'aya@demo.fovea.example');
    await person.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(sessionToken()).toBe('tok');
  });

  it('shows a refusal in the form and ends loading', async () => {
    network.mockResolvedValueOnce(
      Response.json({ code: -101, msg: 'E-mail or password is wrong.', data: null, error: 'LOGIN_FAILED' }),
    );
    const { person, onSuccess } = show();
    await person.type(screen.getByLabelText('E-mail'), 'aya@demo.fovea.example');
    await person.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is wrong.');
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(onSuccess).not.toHaveBeenCalled();
    expect(sessionToken()).toBeNull();
  });
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineScope } from '../../kit/mantine-scope/mantine-scope';
import { createQueryClient } from '../../lib/query-client';
import { sessionToken, signOut } from '../../lib/session';
import { SignIn } from './sign-in';

const network = vi.fn<typeof fetch>();

function show() {
  const onSuccess = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MantineScope>
        <MemoryRouter>
          <SignIn redirect="/" onSuccess={onSuccess} />
        </MemoryRouter>
      </MantineScope>
    </QueryClientProvider>,
  );
  return { onSuccess, person: userEvent.setup() };
}
const button = () => screen.getByRole('button', { name: 'Log in' });

/** Answers every call by its path; what is not named fails like a lost line. */
const answers = (byPath: Record<string, unknown>) =>
  network.mockImplementation((path) => {
    const answer = typeof path === 'string' ? byPath[path] : undefined;
    return answer === undefined
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(Response.json(answer));
  });
const CODES = {
  code: 200,
  msg: '',
  data: [
    { label_code: '+86', name: 'China', country_code: 'CN' },
    { label_code: '+81', name: 'Japan', country_code: 'JP' },
  ],
};
const SESSION = { code: 200, msg: '', data: { token: 'tok', name: 'Aya', avatar: null, permissions: [] } };
const bodyOf = (path: string): unknown => {
  const call = network.mock.calls.find(([called]) => called === path);
  const body = call?.[1]?.body;
  return typeof body === 'string' ? JSON.parse(body) : undefined;
};

describe('the log-in form', () => {
  beforeEach(() => vi.stubGlobal('fetch', network));
  afterEach(() => {
    vi.unstubAllGlobals();
    network.mockReset();
    signOut();
  });

  it('reports nothing before the first attempt, then what is missing, and moves to the first field', async () => {
    const { person } = show();
    await person.click(screen.getByLabelText('E-mail or phone'));
    await person.tab();
    expect(screen.queryByText('Email cannot be empty')).not.toBeInTheDocument();
    await person.click(button());
    expect(screen.getByText('Email cannot be empty')).toBeInTheDocument();
    expect(screen.getByText('Password cannot be empty')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail or phone')).toHaveFocus();
    expect(network).not.toHaveBeenCalled();
  });

  it('requires the agreement', async () => {
    const { person } = show();
    await person.type(screen.getByLabelText('E-mail or phone'), 'aya@demo.fovea.example');
    await person.type(screen.getByLabelText('Password'), 'secret');
    await person.click(screen.getByRole('checkbox'));
    await person.click(button());
    expect(
      screen.getByText('I have read and agreed to the Privacy Policy and User Service Agreement', {
        selector: 'p',
      }),
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
    await person.type(screen.getByLabelText('E-mail or phone'), 'aya@demo.fovea.example');
    await person.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(sessionToken()).toBe('tok');
  });

  it('shows a refusal in the form and ends loading', async () => {
    network.mockResolvedValueOnce(
      Response.json({ code: -101, msg: 'E-mail or password is wrong.', data: null, error: 'LOGIN_FAILED' }),
    );
    const { person, onSuccess } = show();
    await person.type(screen.getByLabelText('E-mail or phone'), 'aya@demo.fovea.example');
    await person.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is wrong.');
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(onSuccess).not.toHaveBeenCalled();
    expect(sessionToken()).toBeNull();
  });

  it('by code: sends nothing without an area code, which is missing when its list did not come', async () => {
    answers({});
    const { person } = show();
    await person.click(screen.getByRole('button', { name: 'Log in with an SMS code' }));
    await person.type(screen.getByLabelText(/^Phone/), '90-0000-0000');
    await person.click(screen.getByRole('button', { name: 'Send code' }));
    expect(screen.getByText('please select an area code')).toBeInTheDocument();
    expect(network.mock.calls.map(([path]) => path)).not.toContain('/member/send-phone-code');
  });

  it('by code: needs phone and code, sends one with type 1, counts down, and starts anew after a failure', async () => {
    answers({
      '/member/area-code': CODES,
      '/member/send-phone-code': { code: -101, msg: 'Too many codes.', data: null, error: 'RATE_LIMITED' },
    });
    const { person } = show();
    await person.click(screen.getByRole('button', { name: 'Log in with an SMS code' }));
    await person.click(button());
    expect(screen.getByText('Please enter Mobile')).toBeInTheDocument();
    expect(screen.getByText('Code cannot be empty')).toBeInTheDocument();
    await person.type(screen.getByLabelText(/^Phone/), '90-0000-0000');
    await person.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() =>
      expect(bodyOf('/member/send-phone-code')).toEqual({ phone: '90-0000-0000', area_code: '+86', type: 1 }),
    );
    expect(await screen.findByRole('button', { name: 'Send code' })).toBeEnabled();
    answers({ '/member/send-phone-code': { code: 200, msg: '', data: null } });
    await person.click(screen.getByRole('button', { name: 'Send code' }));
    const waiting = await screen.findByRole('button', { name: /Again in 1\d\d s/ });
    // It keeps the focus after the press, and does nothing.
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    expect(waiting).toHaveFocus();
    network.mockClear();
    await person.click(waiting);
    expect(network).not.toHaveBeenCalled();
  });

  it('continues with the second factor where there is one', async () => {
    answers({
      '/member/email-login': {
        code: -101,
        msg: 'Second factor.',
        data: { challenge: 'key' },
        error: 'SECOND_FACTOR_REQUIRED',
      },
      '/member/second-factor-login': SESSION,
    });
    const { person, onSuccess } = show();
    await person.type(screen.getByLabelText('E-mail or phone'), 'aya@demo.fovea.example');
    await person.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await person.type(await screen.findByLabelText('Authenticator code'), '１２３４５６{Enter}');
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(bodyOf('/member/second-factor-login')).toEqual({ challenge: 'key', code: '123456' });
    expect(sessionToken()).toBe('tok');
  });

  it('continues with an own password after the second factor, where staff set the old one', async () => {
    const refusal = (error: string, challenge: string) => ({
      code: -101,
      msg: 'Not yet.',
      data: { challenge },
      error,
    });
    answers({
      '/member/email-login': refusal('SECOND_FACTOR_REQUIRED', 'first'),
      '/member/second-factor-login': refusal('PASSWORD_CHANGE_REQUIRED', 'second'),
      '/member/forced-password': SESSION,
    });
    const { person, onSuccess } = show();
    await person.type(screen.getByLabelText('E-mail or phone'), 'aya@demo.fovea.example');
    await person.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await person.type(await screen.findByLabelText('Authenticator code'), '123456{Enter}');
    await person.type(await screen.findByLabelText(/^New password/), 'only I know this');
    await person.type(screen.getByLabelText(/^Repeat password/), 'only I know this{Enter}');
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(bodyOf('/member/forced-password')).toEqual({
      challenge: 'second',
      password: 'only I know this',
      password_confirm: 'only I know this',
    });
    expect(sessionToken()).toBe('tok');
    // The button is at rest again.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Set password and log in' })).toBeEnabled(),
    );
  });
});

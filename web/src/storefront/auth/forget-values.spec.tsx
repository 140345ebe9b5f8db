import { describe, expect, it } from 'vitest';
import { firstForgetValues, forgetProblems, forgetRequest } from './forget-values';

const filled = {
  ...firstForgetValues('ja'),
  email: 'aya@demo.fovea.example',
  phone: '90-0000-0000',
  code: '１２３４５６',
  password: 'plover-quartz-71',
  password_confirm: 'plover-quartz-71',
};
const named = (way: 'mail' | 'phone', over: Partial<typeof filled>) =>
  Object.fromEntries(
    Object.entries(forgetProblems(way, { ...filled, ...over })).filter(
      ([, problem]) => problem !== undefined,
    ),
  );

describe('a forgotten password', () => {
  it('needs the address the code was sent to, by mail or by phone, the code and the new password twice', () => {
    const empty = firstForgetValues('en');
    expect(named('mail', empty)).toEqual({
      email: 'email_empty',
      code: 'code_empty',
      password: 'password_empty',
      password_confirm: 'confirm_empty',
    });
    expect(named('phone', empty)).toMatchObject({ area_code: 'area_code_empty', phone: 'phone_empty' });
    expect(named('phone', empty)).not.toHaveProperty('email');
    expect(named('mail', {})).toEqual({});
    expect(named('phone', { password_confirm: 'other' })).toEqual({ password_confirm: 'confirm_differs' });
  });

  it('takes a code as it was pasted, in groups', () => {
    expect(named('mail', { code: '123-456' })).toEqual({});
    expect(forgetRequest('mail', { ...filled, code: ' 123 456 ' }).code).toBe('123456');
    expect(named('mail', { code: '123 45' })).toEqual({ code: 'code_wrong' });
  });

  it('sends only the way that was chosen, in plain digits', () => {
    expect(forgetRequest('mail', filled)).toEqual({
      email: 'aya@demo.fovea.example',
      code: '123456',
      password: 'plover-quartz-71',
      password_confirm: 'plover-quartz-71',
    });
    expect(forgetRequest('phone', filled)).toMatchObject({ area_code: '+81', phone: '90-0000-0000' });
    expect(forgetRequest('phone', filled)).not.toHaveProperty('email');
  });
});

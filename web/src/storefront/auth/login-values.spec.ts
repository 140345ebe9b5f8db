import { describe, expect, it } from 'vitest';
import { firstLoginValues, loginProblems, valuesFor } from './login-values';

const first = firstLoginValues('ja');
const problems = (mode: 'password' | 'sms', over: Partial<typeof first> = {}) =>
  Object.values(loginProblems(mode, { ...first, ...over })).filter((problem) => problem !== undefined);

describe('what logging in needs', () => {
  it('is an account and its password, or a phone and its code, and the agreement', () => {
    expect(problems('password')).toEqual(['email_empty', 'password_empty']);
    expect(problems('sms')).toEqual(['phone_empty', 'code_empty']);
    expect(problems('sms', { phone: '90', code: '1', checked: false })).toEqual(['agreement']);
    expect(problems('password', { email: 'a', password: ' ' })).toEqual([]);
  });

  it('starts with the area code and the tick of the language', () => {
    expect(first).toMatchObject({ area_code: '+81', checked: true });
    expect(firstLoginValues('zh')).toMatchObject({ area_code: '+86', checked: false });
    expect(firstLoginValues('en')).toMatchObject({ area_code: '', checked: true });
  });
});

describe('switching between password and code', () => {
  it('keeps what was typed in either', () => {
    const both = { ...first, email: 'aya@demo.fovea.example', phone: '90-0000-0000' };
    expect(valuesFor('sms', both)).toEqual(both);
    expect(valuesFor('password', both)).toEqual(both);
  });

  it('takes a phone number along', () => {
    expect(valuesFor('sms', { ...first, email: '+81 90-0000-0000' }).phone).toBe('90-0000-0000');
    expect(valuesFor('sms', { ...first, email: '０９０００００００００' }).phone).toBe('09000000000');
    expect(valuesFor('password', { ...first, phone: '090-0000-0000' }).email).toBe('+819000000000');
  });

  it('leaves an address, and a number of another country, where they are', () => {
    expect(valuesFor('sms', { ...first, email: 'aya@demo.fovea.example' }).phone).toBe('');
    expect(valuesFor('sms', { ...first, email: '+86 138 0000 0000' }).phone).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { firstValues, isBegun, registerProblems, toRequest } from './register-values';

const filled = {
  ...firstValues('ja'),
  email: 'aya@demo.fovea.example',
  code: '123456',
  password: 'Kasumi-2026',
  password_confirm: 'Kasumi-2026',
  username: '見本 彩',
  postal_code: '100-0000',
  address: '東京都千代田区見本町1-2-3',
  phone: '90-0000-0000',
};
const problems = (over: Partial<typeof filled>) =>
  Object.entries(registerProblems({ ...filled, ...over })).filter(([, problem]) => problem !== undefined);

describe('the register form', () => {
  it('finds nothing wrong with a complete one', () => {
    expect(problems({})).toEqual([]);
  });

  it('names every empty field', () => {
    expect(Object.fromEntries(problems({ ...firstValues('zh'), country: '', area_code: '' }))).toEqual({
      email: 'email_empty',
      code: 'code_empty',
      password: 'password_empty',
      password_confirm: 'confirm_empty',
      username: 'username_empty',
      country: 'country_empty',
      postal_code: 'postal_empty',
      address: 'address_empty',
      area_code: 'area_code_empty',
      phone: 'phone_empty',
      checked: 'agreement',
    });
  });

  it('holds nothing that could be lost until something is typed', () => {
    expect(isBegun({ ...firstValues('en'), area_code: '+81', country: 'JP' })).toBe(false);
    expect(isBegun({ ...firstValues('en'), address: 'F' })).toBe(true);
  });

  it('distinguishes a short password from two that differ', () => {
    expect(problems({ password: 'short', password_confirm: 'short' })).toEqual([
      ['password', 'password_short'],
    ]);
    expect(problems({ password_confirm: 'Kasumi-2027' })).toEqual([['password_confirm', 'confirm_differs']]);
  });

  it('takes full-width digits and hyphens and sends them plain', () => {
    const wide = {
      ...filled,
      code: '１２３４５６',
      postal_code: '１００－００００',
      phone: '９０ー００００ー００００',
    };
    expect(problems(wide)).toEqual([]);
    expect(toRequest(wide)).toMatchObject({ code: '123456', postal_code: '100-0000', phone: '90-0000-0000' });
  });

  it('ticks the agreement beforehand except in Chinese, and knows the home of each language', () => {
    expect(firstValues('zh')).toMatchObject({ checked: false, country: 'CN', area_code: '+86' });
    expect(firstValues('ja')).toMatchObject({ checked: true, country: 'JP', area_code: '+81' });
    expect(firstValues('en')).toMatchObject({ checked: true, country: '', area_code: '' });
  });
});

import { describe, expect, it } from 'vitest';
import { contactProblems, contactRequest, EMPTY_CONTACT, nameOrder } from './contact-values';

const letter = {
  first_name: ' Aya ',
  last_name: 'Sample',
  email: 'aya@demo.fovea.example',
  phone: '＋８１　３-0000-0000',
  message: 'Do you take back old slit lamps?\n',
};

describe('the contact form', () => {
  it('requires all five fields', () => {
    expect(contactProblems(EMPTY_CONTACT)).toEqual({
      first_name: 'first_name',
      last_name: 'last_name',
      email: 'email_empty',
      phone: 'phone_empty',
      message: 'message',
    });
    expect(contactProblems({ ...letter, email: 'aya@demo', phone: 'call me' })).toMatchObject({
      email: 'email_wrong',
      phone: 'phone_wrong',
    });
  });

  it('takes full-width numbers and sends them plain', () => {
    expect(Object.values(contactProblems(letter)).filter((problem) => problem !== undefined)).toEqual([]);
    expect(contactRequest(letter)).toEqual({
      first_name: 'Aya',
      last_name: 'Sample',
      email: 'aya@demo.fovea.example',
      phone: '+81 3-0000-0000',
      message: 'Do you take back old slit lamps?',
    });
  });

  it('requires names in the order of the language', () => {
    expect(nameOrder('en')).toEqual(['first_name', 'last_name']);
    expect(nameOrder('ja')).toEqual(['last_name', 'first_name']);
    expect(nameOrder('zh')).toEqual(['last_name', 'first_name']);
  });
});

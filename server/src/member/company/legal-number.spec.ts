import { isCorporateNumber, isSocialCreditCode, legalNumberOf } from './legal-number.js';

describe('the Corporate Number of Japan', () => {
  // The National Tax Agency's own, and two more of public bodies.
  it.each(['7000012050002', '8000012010038', '3010005002599'])('%s is one', (number) => {
    expect(isCorporateNumber(number)).toBe(true);
  });

  it.each([
    '7000012050003',
    '6000012050002',
    '0000012050002',
    '700001205000',
    '70000120500022',
    'T000012050002',
    '',
  ])('%s is none', (number) => {
    expect(isCorporateNumber(number)).toBe(false);
  });

  it('finds every single wrong digit but those that the remainder by 9 cannot distinguish', () => {
    const right = '7000012050002';
    for (let at = 1; at < right.length; at += 1)
      for (let digit = 0; digit <= 9; digit += 1) {
        const typed = right.slice(0, at) + String(digit) + right.slice(at + 1);
        const isSameRemainder = (digit - Number(right[at])) % 9 === 0;
        expect(isCorporateNumber(typed)).toBe(isSameRemainder);
      }
  });
});

describe('the unified social credit code of China', () => {
  // The example of the standard's annex, and codes that companies print on their invoices.
  it.each(['91350100M000100Y43', '91110000802100433B', '914403001922038216'])('%s is one', (code) => {
    expect(isSocialCreditCode(code)).toBe(true);
  });

  it.each(['91350100M000100Y44', '91350100M000100Y4', '91350100M000100Y433', '9135010OM000100Y43', ''])(
    '%s is none',
    (code) => {
      expect(isSocialCreditCode(code)).toBe(false);
    },
  );

  it('finds every single wrong character', () => {
    const right = '91350100M000100Y43';
    for (let at = 0; at < right.length; at += 1)
      for (const character of '0123456789ABCDEFGHJKLMNPQRTUWXY') {
        const typed = right.slice(0, at) + character + right.slice(at + 1);
        expect(isSocialCreditCode(typed)).toBe(typed === right);
      }
  });
});

describe('a number as people type it', () => {
  it.each([
    ['JP', '７０００-０１-２０５０００２', { number: '7000012050002' }],
    ['JP', '7 0000 1205 0003', { fault: 'legal_number_jp' }],
    ['CN', ' 91350100m000100y43 ', { number: '91350100M000100Y43' }],
    ['CN', '7000012050002', { fault: 'legal_number_cn' }],
    ['US', 'EIN 12-3456789', { number: 'EIN 12-3456789' }],
    ['DE', 'HRB 123', { number: 'HRB 123' }],
    ['US', '<b>', { fault: 'format' }],
  ])('in %s: %s', (country, text, expected) => {
    expect(legalNumberOf(country, text)).toEqual(expected);
  });
});

import type { FieldFaultKey } from '../../i18n/texts.js';

/** The check of a legal entity's number, where its country's rule is implemented. */
const RULES: Record<string, { isValid(number: string): boolean; fault: FieldFaultKey }> = {
  JP: { isValid: isCorporateNumber, fault: 'legal_number_jp' },
  CN: { isValid: isSocialCreditCode, fault: 'legal_number_cn' },
};

const ELSEWHERE = /^[0-9A-Za-z](?:[0-9A-Za-z ./-]{0,28}[0-9A-Za-z])?$/;

/**
 * A number as it is stored: half width, for Japan and China without the spaces and hyphens people group it by.
 * @param country ISO 3166-1 alpha-2
 * @returns the number, or what is wrong with it
 */
export function legalNumberOf(country: string, text: string): { number: string } | { fault: FieldFaultKey } {
  const plain = text.normalize('NFKC').trim();
  const rule = RULES[country];
  if (!rule) return ELSEWHERE.test(plain) ? { number: plain } : { fault: 'format' };
  const number = plain.replace(/[\s-]/g, '').toUpperCase();
  return rule.isValid(number) ? { number } : { fault: rule.fault };
}

/**
 * The Corporate Number of Japan: a check digit, then twelve digits. The check digit is 9 minus the remainder by 9 of the
 * sum of those twelve, every second one from the right doubled (the last counts once, the one before it twice …).
 * @param number 13 digits without spaces
 * Source: National Tax Agency, "Structure of the check digit" (チェックデジットの計算), by the Ministry of Finance
 * ordinance on the designation of Corporate Numbers (平成26年財務省令第70号), article 2
 */
export function isCorporateNumber(number: string): boolean {
  if (!/^[1-9]\d{12}$/.test(number)) return false;
  const [check = 0, ...digits] = Array.from(number, Number);
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return check === 9 - (sum % 9);
}

/** Digits and capitals without I, O, S, V and Z; the place of a character is its value. */
const CREDIT_CODE_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CREDIT_CODE_MODULUS = 31;

/**
 * The unified social credit code of China: registering authority, kind, six digits of the region, nine characters of the
 * organisation and a check character. Each of the first 17 is weighted by 3^place modulo 31, place counted from 0; the
 * check character's value fills their sum up to a multiple of 31.
 * @param code 18 characters without spaces, in capitals
 * Source: GB 32100-2015, 法人和其他组织统一社会信用代码编码规则, 4.2 and annex A
 */
export function isSocialCreditCode(code: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code)) return false;
  const values = Array.from(code, (character) => CREDIT_CODE_CHARACTERS.indexOf(character));
  const [check = -1] = values.slice(-1);
  let weight = 1;
  let sum = 0;
  for (const value of values.slice(0, -1)) {
    sum += value * weight;
    weight = (weight * 3) % CREDIT_CODE_MODULUS;
  }
  return check === (CREDIT_CODE_MODULUS - (sum % CREDIT_CODE_MODULUS)) % CREDIT_CODE_MODULUS;
}

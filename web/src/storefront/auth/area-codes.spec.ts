import { describe, expect, it } from 'vitest';
import { countryOfCode, matchesAreaCode } from './area-codes';

const codes = [
  { label_code: '+1', name: 'Canada', country_code: 'CA' },
  { label_code: '+1', name: 'United States', country_code: 'US' },
  { label_code: '+81', name: 'Japan', country_code: 'JP' },
  { label_code: '+86', name: 'China', country_code: 'CN' },
];
const found = (typed: string) => codes.filter((code) => matchesAreaCode(code, typed)).map(({ name }) => name);

describe('area codes', () => {
  it('are found by name and by number, however the number is typed', () => {
    expect(found('jap')).toEqual(['Japan']);
    expect(found('81')).toEqual(['Japan']);
    expect(found('+8')).toEqual(['Japan', 'China']);
    expect(found('８６')).toEqual(['China']);
    expect(found('CN')).toEqual(['China']);
    expect(found(' ')).toHaveLength(4);
    expect(found('atlantis')).toEqual([]);
  });

  it('that several countries share show the country chosen, else the main one', () => {
    expect(countryOfCode('+1', codes, null)).toBe('US');
    expect(countryOfCode('+1', codes, 'CA')).toBe('CA');
    expect(countryOfCode('+81', codes, 'CA')).toBe('JP');
    expect(countryOfCode('+999', codes, null)).toBeUndefined();
  });
});

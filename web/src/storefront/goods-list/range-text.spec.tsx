import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { priceText } from './range-text';

describe('a range of prices', () => {
  it('names its currency once, and always which yen or yuan', () => {
    const text = (min: string | null, max: string | null): string =>
      priceText(i18next.getFixedT(null, 'goods'), { min, max, currency: 'JPY' });
    expect(text('100000', '299999')).toBe('JPY ¥100,000.00 to 299,999.00');
    expect(text('100000', null)).toBe('From JPY ¥100,000.00');
    expect(text(null, '299999')).toBe('Up to JPY ¥299,999.00');
    expect(text(null, null)).toBe('Yen JPY');
  });
});

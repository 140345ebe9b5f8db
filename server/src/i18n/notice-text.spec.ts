import { priceText, timeText } from './notice-text.js';

describe('notices', () => {
  it('writes prices with two decimals and thousands in every currency', () => {
    expect(priceText(1_980_000, 'JPY')).toBe('1,980,000.00 JPY');
    expect(priceText(1_980_050, 'CNY')).toBe('19,800.50 CNY');
    expect(priceText(5, 'USD')).toBe('0.05 USD');
  });

  it('writes times with their zone', () => {
    const at = new Date('2026-11-20T08:05:00Z');
    expect(timeText(at, 'ja')).toBe('2026-11-20 17:05 (UTC+9)');
    expect(timeText(at, 'zh')).toBe('2026-11-20 16:05 (UTC+8)');
    expect(timeText(at, 'en')).toBe('2026-11-20 08:05 (UTC)');
  });
});

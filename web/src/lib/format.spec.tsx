import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatCountdown,
  formatDate,
  formatDeadline,
  formatMoney,
  formatNumber,
} from './format';
import { startI18n } from './i18n';

describe('money for people', () => {
  it('shows two decimals and separators in every currency, yen too', () => {
    expect(formatMoney('1980000', 'JPY')).toBe('JPY ¥1,980,000.00');
    expect(formatMoney('19800.5', 'CNY')).toBe('CNY ¥19,800.50');
    expect(formatMoney('999.99', 'USD')).toBe('US$999.99');
  });

  it('loses no digit of amounts beyond what a float can hold', () => {
    expect(formatMoney('90071992547409.93', 'CNY')).toBe('CNY ¥90,071,992,547,409.93');
  });

  it('keeps the sign before the currency and shows a dash for nothing', () => {
    expect(formatMoney('-1200', 'JPY')).toBe('-JPY ¥1,200.00');
    expect(formatMoney(null, 'JPY')).toBe('-');
    expect(formatMoney('', 'JPY')).toBe('-');
  });

  it('reads minor units by the digits of the currency', () => {
    expect(formatAmount(1_980_000, 'JPY')).toBe('JPY ¥1,980,000.00');
    expect(formatAmount(1_980_000, 'CNY')).toBe('CNY ¥19,800.00');
    expect(formatAmount(null, 'CNY')).toBe('-');
  });
});

describe('dates, numbers and what is left', () => {
  it('writes a date the way each language does', async () => {
    expect(formatDate('2026-11-20T03:00:00Z')).toBe('20 Nov 2026');
    await startI18n('zh', ['common']);
    expect(formatDate('2026-11-20T03:00:00Z')).toBe('2026-11-20');
    await startI18n('ja', ['common']);
    expect(formatDate('2026-11-20T03:00:00Z')).toBe('2026年11月20日');
    await startI18n('en', 'all');
  });

  it('names the zone of a deadline', () => {
    expect(formatDeadline('2026-11-20T03:00:00Z')).toMatch(/^20 Nov 2026 \d\d:00 \S+/);
  });

  it('counts in days and hours first, then in hours, minutes and seconds', () => {
    expect(formatCountdown(2 * 86_400_000 + 4 * 3_600_000)).toBe('2d 4h');
    expect(formatCountdown(3_599_001)).toBe('01:00:00');
    expect(formatCountdown(1)).toBe('00:00:01');
    expect(formatCountdown(-5)).toBe('00:00:00');
  });

  it('groups numbers and shows a dash for nothing', () => {
    expect(formatNumber(12_345)).toBe('12,345');
    expect(formatNumber(undefined)).toBe('-');
  });
});

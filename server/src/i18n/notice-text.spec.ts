import { LANGUAGES } from '@fovea/shared-types/language';
import { NOTICE_IDS, noticeText, priceText, timeText, type NoticeFigures } from './notice-text.js';
import { notices as en } from './en/notices.js';
import { notices as ja } from './ja/notices.js';
import { notices as zh } from './zh/notices.js';

const figures: NoticeFigures = {
  goodsName: 'Slit lamp',
  companyName: 'Sample Eye Trading',
  days: 30,
  count: 3,
  who: 'Sample Person',
  words: 'A remark',
  day: '2027-01-31',
  orderNo: 'F20261120-000001',
  price: 1_980_000,
  currency: 'JPY',
  bought: 13_266,
  boughtCurrency: 'USD',
  seq: 3,
  reason: 'typing error',
  until: new Date('2026-11-20T08:00:00Z'),
};

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

describe('notices', () => {
  it.each(NOTICE_IDS)('%s names the same figures in all three languages', (id) => {
    for (const part of ['title', 'text'] as const) {
      expect(placeholders(zh[id][part])).toEqual(placeholders(en[id][part]));
      expect(placeholders(ja[id][part])).toEqual(placeholders(en[id][part]));
    }
  });

  it.each(LANGUAGES)('leaves no placeholder unfilled in %s', (language) => {
    for (const id of NOTICE_IDS) {
      const { title, text } = noticeText(language, id, figures);
      expect(`${title} ${text}`).not.toMatch(/\{\{|\}\}/);
    }
  });

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

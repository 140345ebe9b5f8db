import { isWholeUnits } from '@fovea/shared-types/money';
import { allGoods, starGoodsSn } from './all-goods.js';
import { categories } from './categories.js';
import { companies } from './companies.js';
import type { DemoGoods } from './demo-goods.js';
import { bidders, everybody } from './people.js';
import { reviewedGoods } from './reviewed-goods.js';
import type { Text3 } from './text3.js';

const count = (wanted: (goods: DemoGoods) => boolean): number => allGoods.filter(wanted).length;

const textsOf = (goods: DemoGoods): Text3[] => [
  goods.name,
  goods.description,
  goods.conditionNote,
  goods.voltage,
  ...(goods.usage === null ? [] : [goods.usage]),
  ...goods.accessories,
  ...goods.specs.flatMap((line) => [line.label, line.value]),
];

describe('demo goods', () => {
  it('offers at least 60 goods over eight categories, two thirds of them in yen', () => {
    expect(allGoods.length).toBeGreaterThanOrEqual(60);
    expect(new Set(allGoods.map((goods) => goods.category))).toEqual(
      new Set(categories.map(({ code }) => code)),
    );
    expect(categories).toHaveLength(8);
    expect(count((goods) => goods.price.currency === 'CNY')).toBeGreaterThanOrEqual(18);
    expect(count((goods) => goods.price.currency === 'JPY')).toBeGreaterThanOrEqual(38);
  });

  it('has about 26 auctions, 24 immediate purchases and 10 goods waiting for procurement', () => {
    expect(count((goods) => goods.saleType === 2)).toBe(26);
    expect(count((goods) => goods.saleType === 3)).toBeGreaterThanOrEqual(24);
    expect(count((goods) => goods.saleType === 4)).toBe(10);
    expect(allGoods.every((goods) => (goods.saleType === 2) === (goods.auction !== undefined))).toBe(true);
  });

  it('writes every text in Chinese, English and Japanese', () => {
    for (const goods of allGoods) {
      for (const text of textsOf(goods)) {
        expect([goods.goodsSn, text.zh.trim(), text.en.trim(), text.ja.trim()]).not.toContain('');
      }
      const { zh, en, ja } = goods.description;
      expect(en).toMatch(/^[\x20-\x7e]+$/);
      expect(zh).not.toMatch(/[ぁ-んァ-ヶ]/);
      expect(ja).toMatch(/[ぁ-ん]/);
      expect(new Set([zh, en, ja]).size).toBe(3);
    }
  });

  it('gives every product its own number and serial', () => {
    const pieces = [...allGoods, ...reviewedGoods.map(({ own }) => own)];
    expect(new Set(pieces.map((goods) => goods.goodsSn)).size).toBe(pieces.length);
    expect(new Set(pieces.map((goods) => goods.serial)).size).toBe(pieces.length);
  });

  it('uses believable prices for used devices', () => {
    for (const goods of allGoods) {
      const { amount, currency } = goods.price;
      const low = currency === 'JPY' ? 3_000 : 150_00;
      const high = currency === 'JPY' ? 6_500_000 : 325_000_00;
      expect([goods.goodsSn, amount >= low && amount <= high && isWholeUnits(amount, currency)]).toEqual([
        goods.goodsSn,
        true,
      ]);
    }
  });

  it('sets auction terms that the database accepts', () => {
    for (const { goodsSn, auction, price } of allGoods) {
      if (auction === undefined) continue;
      const { startPrice, reservePrice, buyNowPrice } = auction;
      expect([goodsSn, startPrice < price.amount]).toEqual([goodsSn, true]);
      expect([goodsSn, reservePrice === null || reservePrice > startPrice]).toEqual([goodsSn, true]);
      expect([goodsSn, buyNowPrice === null || buyNowPrice > (reservePrice ?? startPrice)]).toEqual([
        goodsSn,
        true,
      ]);
      for (const amount of [startPrice, reservePrice ?? startPrice, buyNowPrice ?? startPrice])
        expect([goodsSn, isWholeUnits(amount, price.currency)]).toEqual([goodsSn, true]);
    }
  });

  it('has approved bidders wherever an auctioned product needs a licence', () => {
    const lots = allGoods.filter((goods) => goods.auction !== undefined && goods.needsLicence === true);
    expect(lots.map((goods) => goods.auction?.needsApproval)).toEqual(lots.map(() => true));
  });

  it('begins with the star: a fundus camera in yen that ends within minutes', () => {
    const star = allGoods[0];
    expect(star?.goodsSn).toBe(starGoodsSn);
    expect(star?.category).toBe('fundus');
    expect(star?.price.currency).toBe('JPY');
    expect(star?.auction?.runs).toBe('minutes');
  });

  it('has lots in every stage', () => {
    expect(
      new Set(allGoods.flatMap((goods) => (goods.auction === undefined ? [] : [goods.auction.runs]))),
    ).toEqual(new Set(['minutes', 'hour', 'hours', 'days', 'upcoming', 'ended']));
  });
});

describe('demo people', () => {
  it('has eight merchants whose texts state in every language that they are invented', () => {
    expect(Object.keys(companies)).toHaveLength(8);
    for (const { name } of Object.values(companies)) {
      expect(name.zh).toMatch(/（(虚构|示例)）/);
      expect(name.en).toContain('(fictional)');
      expect(name.ja).toMatch(/（(架空|例)）/);
    }
  });

  it('gives everybody an own address in the demo domain and an own well-formed number', () => {
    expect(bidders).toHaveLength(12);
    expect(new Set(everybody.map((person) => person.email)).size).toBe(everybody.length);
    expect(new Set(everybody.map((person) => person.phone)).size).toBe(everybody.length);
    for (const person of everybody) {
      expect(person.email).toMatch(/^[a-z0-9]+@demo\.fovea\.example$/);
      expect(person.phone).toMatch(/^\+[1-9][0-9]{9,13}$/);
    }
  });

  it('names somebody for every company that sells', () => {
    const staffed = new Set(
      everybody.flatMap((person) => (person.company === undefined ? [] : [person.company])),
    );
    expect(
      [...new Set(allGoods.map((goods) => goods.seller))].filter((seller) => !staffed.has(seller)),
    ).toEqual([]);
  });
});

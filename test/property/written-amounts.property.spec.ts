import fc from 'fast-check';
import { CURRENCIES, type Currency, toWire } from '@fovea/shared-types/money';
import { dayOf, minorOf } from '../../server/src/platform/bank-files/bank-sheet.js';
import { sumOf } from '../../server/src/platform/bank-files/iso-parts.js';
import { moneyCell, wholeCell } from '../../server/src/platform/sheets/cells.js';

const MARKS: Readonly<Record<Currency, readonly string[]>> = {
  JPY: ['JPY', '¥', '￥', '円', '日元'],
  CNY: ['CNY', 'RMB', '¥', '￥', '元', '人民币'],
  USD: ['USD', 'US$', '$', '＄', '美元'],
};
const currencies = fc.constantFrom(...CURRENCIES);
const amounts = fc.integer({ min: 0, max: 10_000_000_000_000 });
const grouped = (decimal: string): string => decimal.replace(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,');

describe('an amount in a bank’s sheet', () => {
  it('is read back as it was written, with its own marks and separators', () => {
    fc.assert(
      fc.property(
        currencies.chain((currency) =>
          fc.record({
            currency: fc.constant(currency),
            amount: amounts,
            mark: fc.constantFrom('', ...MARKS[currency]),
            isBefore: fc.boolean(),
            isGrouped: fc.boolean(),
            sign: fc.constantFrom('', '-', '+'),
          }),
        ),
        ({ currency, amount, mark, isBefore, isGrouped, sign }) => {
          const decimal = toWire(amount, currency);
          const digits = isGrouped ? grouped(decimal) : decimal;
          const text = sign + (isBefore ? `${mark} ${digits}` : `${digits} ${mark}`);
          expect(minorOf(text, currency)).toBe(sign === '-' && amount !== 0 ? -amount : amount);
        },
      ),
    );
  });

  it('with the mark of another currency is refused', () => {
    fc.assert(
      fc.property(
        currencies,
        currencies,
        amounts,
        fc.nat(),
        fc.boolean(),
        (own, other, amount, pick, isBefore) => {
          const foreign = MARKS[other].filter((mark) => !MARKS[own].includes(mark));
          const mark = foreign[pick % Math.max(1, foreign.length)];
          fc.pre(mark !== undefined);
          const decimal = toWire(amount, own);
          expect(minorOf(isBefore ? `${mark}${decimal}` : `${decimal}${mark}`, own)).toBeNull();
        },
      ),
    );
  });

  it('with a letter put anywhere into it is refused', () => {
    const letters = fc.constantFrom(...'abxyz?_/*#%&;:"’\'()'.split(''), '△', '￡', '€', '千', '万');
    fc.assert(
      fc.property(currencies, amounts, letters, fc.nat(), (currency, amount, letter, at) => {
        const decimal = toWire(amount, currency);
        const place = at % (decimal.length + 1);
        expect(minorOf(decimal.slice(0, place) + letter + decimal.slice(place), currency)).toBeNull();
      }),
    );
  });

  it('with commas elsewhere than between groups of three is refused', () => {
    fc.assert(
      fc.property(
        currencies,
        amounts,
        fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
        (currency, amount, cuts) => {
          const decimal = toWire(amount, currency);
          const text = cuts.reduce((written, cut) => {
            const place = cut % (written.length + 1);
            return `${written.slice(0, place)},${written.slice(place)}`;
          }, decimal);
          fc.pre(text !== grouped(decimal));
          expect(minorOf(text, currency)).toBeNull();
        },
      ),
    );
  });

  it.each([
    ['USD 500', 'JPY'],
    ['$500', 'JPY'],
    ['500 JPY', 'USD'],
    ['12,34', 'USD'],
    ['1,5', 'USD'],
    ['0,500', 'USD'],
    ['1.500', 'USD'],
    ['500.00', 'JPY'],
    ['1 500', 'JPY'],
    ['¥', 'JPY'],
    ['+', 'JPY'],
    ['-+5', 'JPY'],
    ['¥500', 'USD'],
    ['1e3', 'JPY'],
  ] as const)('of %s is none in %s', (text, currency) => {
    expect(minorOf(text, currency)).toBeNull();
  });

  it.each(['', ' ', '-', '0'])('of "%s" is nothing', (text) => {
    expect(minorOf(text, 'USD')).toBe(0);
  });
});

describe('an amount in a file of ISO 20022', () => {
  const read = (text: string, currency: Currency, attribute: string = currency) =>
    sumOf({ name: 'Amt', attributes: { Ccy: attribute }, children: [], text }, currency);

  it('is read back, and with anything beside it refused', () => {
    fc.assert(
      fc.property(currencies, fc.integer({ min: 1, max: 10_000_000_000_000 }), (currency, amount) => {
        const decimal = toWire(amount, currency);
        expect(read(decimal, currency)).toEqual({ amount });
        for (const wrong of [
          `$${decimal}`,
          `${decimal} ${currency}`,
          `-${decimal}`,
          `${decimal},5`,
          `${decimal}e1`,
        ])
          expect(read(wrong, currency)).toEqual({ fault: 'amount' });
      }),
    );
    expect(read('1,500.00', 'USD')).toEqual({ fault: 'amount' });
    expect(read('500', 'USD', 'JPY')).toEqual({ fault: 'currency' });
  });
});

describe('a day', () => {
  it('is read back however it is separated', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.constantFrom('', ' 09:30', 'T09:30:15.123+09:00', ' 9:05:00'),
        (date, time) => {
          const day = date.toISOString().slice(0, 10);
          const [year = '', month = '', of = ''] = day.split('-');
          const [m, d] = [Number(month), Number(of)];
          for (const text of [
            day,
            `${year}${month}${of}`,
            `${year}/${m}/${d}`,
            `${year}.${m}.${d}`,
            `${year}年${m}月${d}日`,
          ])
            expect(dayOf(text + time)).toBe(day);
        },
      ),
    );
  });

  it.each([
    '2026-02-30',
    '2026115',
    '202611-5',
    '5/1/2026',
    '26-01-05',
    '2026-01-05 or so',
    '2026-01-05x',
    '2026-13-01',
    '',
  ])('of "%s" is none', (text) => {
    expect(dayOf(text)).toBeNull();
  });
});

describe('a figure in a sheet of goods, stock or freight', () => {
  it.each(['1,5', '12,34', '1 5', "1'000", '0,500', '¥1', '$5', '5円', '5 kg', '1-2', '0x10'])(
    'of %s is no whole number',
    (text) => {
      expect(wholeCell(text)).toEqual({ fault: { key: 'format' } });
    },
  );

  it.each(['1,5', '12,34', '1 5', "1'000", '5 g', '5台', 'EUR 5', '¥¥5'])('of %s is no money', (text) => {
    expect(moneyCell(text, 'JPY')).toEqual({ fault: { key: 'format' } });
  });

  it('is read with commas between groups of three, full width or not', () => {
    expect(wholeCell('1,500')).toEqual({ value: 1500 });
    expect(wholeCell('１２台')).toEqual({ value: 12 });
    expect(moneyCell('￥1,234,500', 'JPY')).toEqual({ value: '1234500' });
    expect(moneyCell('1,234.50元', 'CNY')).toEqual({ value: '1234.50' });
  });
});

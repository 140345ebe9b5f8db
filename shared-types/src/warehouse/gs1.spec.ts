import fc from 'fast-check';
import {
  checkDigitOf,
  GROUP_SEPARATOR,
  gs1Facts,
  gs1Link,
  gs1String,
  gs1Text,
  gtinOf,
  isElement,
  parseGs1,
  type Gs1Element,
} from './gs1.js';

const GS = GROUP_SEPARATOR;
const TODAY = new Date('2026-11-23T00:00:00Z');

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));
const gtin = digits(13).map((body) => body + checkDigitOf(body));
/** Character set 82, brackets too. */
const value = (max: number) =>
  fc
    .stringMatching(/^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/, { size: 'small' })
    .map((text) => text.slice(0, max));
const day = fc
  .record({ year: fc.nat(99), month: fc.integer({ min: 1, max: 12 }), day: fc.nat(28) })
  .map((date) => [date.year, date.month, date.day].map((part) => String(part).padStart(2, '0')).join(''));

const element = (ai: string, of: fc.Arbitrary<string>): fc.Arbitrary<Gs1Element> =>
  of.map((content) => ({ ai, value: content }));
/** Codes in any order, with a GTIN. */
const code = (text: (max: number) => fc.Arbitrary<string>) =>
  fc
    .tuple(
      element('01', gtin),
      fc.subarray(['10', '21', '11', '17', '240', '30', '91']).chain((ais) =>
        fc.tuple(
          ...ais.map((ai) => {
            if (ai === '11' || ai === '17') return element(ai, day);
            if (ai === '30') return element(ai, fc.nat(99_999_999).map(String));
            return element(ai, text(20));
          }),
        ),
      ),
    )
    .chain(([first, rest]) => fc.shuffledSubarray([first, ...rest], { minLength: rest.length + 1 }));

const sorted = (elements: readonly Gs1Element[] | null) =>
  elements && [...elements].sort((a, b) => (a.ai < b.ai ? -1 : 1));

describe('a check digit', () => {
  it.each([
    ['629104150021', 3],
    ['0491234567890', 4],
    ['37610425002123456', 9],
    ['61414112345', 2],
    ['0000000', 0],
  ])('of %s is %d', (body, digit) => {
    expect(checkDigitOf(body)).toBe(digit);
  });

  it('finds every single wrong digit, and pads any length to fourteen', () => {
    fc.assert(
      fc.property(gtin, fc.nat(13), fc.integer({ min: 1, max: 9 }), (sound, at, off) => {
        expect(gtinOf(sound)).toBe(sound);
        const wrong = [...sound];
        wrong[at] = String((Number(wrong[at]) + off) % 10);
        expect(gtinOf(wrong.join(''))).toBeNull();
      }),
    );
    expect(gtinOf('4912345678904')).toBe('04912345678904');
    expect([gtinOf('491234567890'), gtinOf('x4912345678904'), gtinOf('')]).toEqual([null, null, null]);
  });
});

describe('a code', () => {
  it('reads back what was written, as a reader sends it, whatever precedes it', () => {
    fc.assert(
      fc.property(code(value), fc.constantFrom(']d2', ']C1', ']Q3', ']e0'), (elements, symbology) => {
        expect(parseGs1(symbology + gs1String(elements))).toEqual(elements);
        expect(parseGs1(`${symbology}${GS}${gs1String(elements)}`)).toEqual(elements);
        // Readers that send a separator after every element, and those that cannot send it.
        const everywhere = elements.map(({ ai, value: content }) => ai + content).join(GS);
        expect(parseGs1(symbology + everywhere)).toEqual(elements);
        expect(parseGs1(symbology + everywhere.replaceAll(GS, '{GS}'))).toEqual(elements);
      }),
    );
  });

  it('reads back what was written as a digital link, and as people write it', () => {
    const plain = (max: number) => value(max).map((text) => text.replaceAll(/[()]/g, '-'));
    fc.assert(
      fc.property(code(value), code(plain), (any, bracketed) => {
        expect(sorted(parseGs1(gs1Link('https://example.com/r', any)))).toEqual(sorted(any));
        expect(parseGs1(gs1Text(bracketed))).toEqual(bracketed);
      }),
    );
  });

  it('keeps a number of dots, which the path of an address would lose', () => {
    const dots = [
      { ai: '01', value: '04912345678904' },
      { ai: '10', value: '.' },
      { ai: '21', value: '..' },
    ];
    expect(parseGs1(gs1Link('https://example.com', dots))).toEqual(dots);
  });

  it('never reads what could not be written, and never fails', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), value(60), digits(20)), (text) => {
        const read = parseGs1(text);
        if (read) {
          expect(read.every(isElement)).toBe(true);
          expect(parseGs1(`]d2${gs1String(read)}`)).toEqual(read);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is distinguished from an invented serial number', () => {
    const own = [
      'SN-0102',
      '0102',
      '21ABC',
      '10-2024',
      '4912345678904',
      'https://example.com/#/x?id=1',
      '',
      ' ',
    ];
    expect(own.map(parseGs1)).toEqual(own.map(() => null));
  });

  it.each([
    ['a wrong check digit', '010491234567890521A-1'],
    ['an identifier nobody knows', ']d20104912345678904' + '5599'],
    ['a day that is none', ']d2010491234567890417260231'],
    ['a month that is none', ']d2010491234567890417261301'],
    ['a value too long', `]d2010491234567890421${'A'.repeat(21)}`],
    ['an empty value', '(01)04912345678904(21)'],
    ['two that contradict', `]d2010491234567890421A${GS}21B`],
    ['a character of no code', '(01)04912345678904(21)器'],
    ['a broken address', 'https://example.com/01/04912345678904/21/%E0%A4%A'],
    ['a link with half a pair', 'https://example.com/01/04912345678904/21'],
  ])('with %s is refused whole', (_, text) => {
    expect(parseGs1(text)).toBeNull();
  });

  it('may repeat the same value', () => {
    expect(parseGs1(`]d2010491234567890421A${GS}21A`)).toEqual([
      { ai: '01', value: '04912345678904' },
      { ai: '21', value: 'A' },
    ]);
  });
});

describe('what a code contains about a piece', () => {
  it('is its number, serial, lot and days', () => {
    const read = parseGs1(`]d20104912345678904112001151727123121A/1${GS}10L-7`);
    expect(gs1Facts(read ?? [], TODAY)).toEqual({
      gtin: '04912345678904',
      serial_number: 'A/1',
      lot_number: 'L-7',
      made_on: '2020-01-15',
      expires_on: '2027-12-31',
    });
  });

  it.each([
    ['280200', '2028-02-29'],
    ['270200', '2027-02-28'],
    ['760101', '2076-01-01'],
    ['770101', '1977-01-01'],
    ['990101', '1999-01-01'],
  ])('has %s for the day %s', (written, expires_on) => {
    expect(gs1Facts([{ ai: '17', value: written }], TODAY)).toMatchObject({ expires_on });
  });

  it('is read within the envelope of ISO/IEC 15434, of GS1 and of ASC MH10', () => {
    const facts = (code: string) => gs1Facts(parseGs1(code) ?? [], new Date('2026-01-01'));
    expect(facts('[)>\u001e05\u001d010491234567890421A-1\u001d10L1\u001e\u0004')).toMatchObject({
      gtin: '04912345678904',
      serial_number: 'A-1',
      lot_number: 'L1',
    });
    expect(facts('[)>\u001e06\u001d1PAF-330\u001dSA-1\u001d1TL1\u001e\u0004')).toMatchObject({
      gtin: null,
      serial_number: 'A-1',
      lot_number: 'L1',
    });
    expect(parseGs1('[)>\u001e06\u001d1PAF-330\u001e\u0004')).toBeNull();
  });
});

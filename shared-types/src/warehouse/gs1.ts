/** One element of a GS1 code: an application identifier and its value, as written in the code. */
export interface Gs1Element {
  ai: string;
  value: string;
}

/** The facts of a piece in a code, in our terms. */
export interface Gs1Facts {
  /** 14 digits. */
  gtin: string | null;
  serial_number: string | null;
  lot_number: string | null;
  /** YYYY-MM-DD. */
  made_on: string | null;
  expires_on: string | null;
}

interface Format {
  /** Longest value; the only length where it is fixed. */
  max: number;
  isNumber: boolean;
  isFixed: boolean;
  check?: 'digit' | 'date';
}

const number = (max: number, check?: Format['check']): Format => ({
  max,
  isNumber: true,
  isFixed: true,
  check,
});
const upTo = (max: number, isNumber = false): Format => ({ max, isNumber, isFixed: false });

/**
 * The identifiers that are read (GS1 General Specifications 3.2): those of pieces, batches, packages and
 * health care. A code with another one is refused whole, as the end of its value is unknown.
 */
const FORMATS: ReadonlyMap<string, Format> = new Map([
  ['00', number(18, 'digit')],
  ['01', number(14, 'digit')],
  ['02', number(14, 'digit')],
  ['10', upTo(20)],
  ...['11', '12', '13', '15', '16', '17'].map((ai): [string, Format] => [ai, number(6, 'date')]),
  ['20', number(2)],
  ['21', upTo(20)],
  ['22', upTo(20)],
  ['235', upTo(28)],
  ['240', upTo(30)],
  ['241', upTo(30)],
  ['243', upTo(20)],
  ['250', upTo(30)],
  ['251', upTo(30)],
  ['30', upTo(8, true)],
  ['37', upTo(8, true)],
  ['400', upTo(30)],
  ...['410', '411', '412', '413', '414', '415', '416', '417'].map((ai): [string, Format] => [
    ai,
    number(13, 'digit'),
  ]),
  ['422', { max: 3, isNumber: true, isFixed: true }],
  ...['710', '711', '712', '713', '714', '715', '716'].map((ai): [string, Format] => [ai, upTo(20)]),
  ['8004', upTo(30)],
  ['8012', upTo(20)],
  ['8013', upTo(25)],
  ['90', upTo(30)],
  ...['91', '92', '93', '94', '95', '96', '97', '98', '99'].map((ai): [string, Format] => [ai, upTo(90)]),
]);

/**
 * The first two digits after which no separator is needed, as their length is predefined (General
 * Specifications, table of element strings with predefined length).
 */
const PREDEFINED = new Set('00 01 02 03 04 11 12 13 14 15 16 17 18 19 20 31 32 33 34 35 36 41'.split(' '));

/** FNC1 between two elements, as readers send it. */
export const GROUP_SEPARATOR = '\u001d';
/** What readers send in its place where they cannot send a control character. */
const SEPARATORS = /\u241d|\{GS\}|<GS>/gi;
/** Symbology identifiers of GS1 codes (ISO/IEC 15424): DataMatrix, 128, DataBar, QR, dot code. */
const GS1_SYMBOLOGY = /^\](?:d2|C1|e0|Q3|J1)/;
const ANY_SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;
/** GS1's character set 82: whatever a value may hold. */
const VALUE = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/;
const CODE_MAX = 500;

/** The last digit of an identifier of GS1, of those before it: weights 3 and 1 from the right. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

const hasCheckDigit = (digits: string): boolean =>
  checkDigitOf(digits.slice(0, -1)) === Number(digits.slice(-1));

/** The 14 digits of a trade item number of 8, 12, 13 or 14; null where it is none, or its check digit is wrong. */
export function gtinOf(text: string): string | null {
  return /^(?:\d{8}|\d{12,14})$/.test(text) && hasCheckDigit(text) ? text.padStart(14, '0') : null;
}

/** Whether a value may be written into a code under its identifier. */
export function isElement({ ai, value }: Gs1Element): boolean {
  const format = FORMATS.get(ai);
  if (!format || value.length > format.max || (format.isFixed && value.length !== format.max)) return false;
  if (!(format.isNumber ? /^\d+$/ : VALUE).test(value)) return false;
  if (format.check === 'digit') return hasCheckDigit(value);
  return format.check !== 'date' || isDate(value);
}

/** YYMMDD; a day of 00 means the month's last. */
function isDate(value: string): boolean {
  const [month, day] = [Number(value.slice(2, 4)), Number(value.slice(4))];
  // Every fourth year of two digits is a leap year between 1901 and 2099, which is all they can mean today.
  return month >= 1 && month <= 12 && day <= daysOf(2000 + Number(value.slice(0, 2)), month);
}

const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The envelope of ISO/IEC 15434: its format, and the message within. */
const ENVELOPE = /^\[\)>\u001e(\d{2})\u001d([\s\S]*?)(?:\u001e\u0004?|\u0004)?$/;
/** Format 05 has identifiers of GS1, 06 those of ASC MH10: what these say of a piece, in GS1's. */
const OF_GS1 = '05';
const OF_MH10 = '06';
const FROM_MH10: ReadonlyArray<readonly [data: RegExp, ai: string]> = [
  [/^S(.+)$/, '21'],
  [/^1T(.+)$/, '10'],
  [/^8P(\d{14})$/, '01'],
];

/** Null where a code is in no such envelope, or says nothing of a piece. */
function envelopeElements(code: string): Gs1Element[] | null {
  const [, format, message = ''] = ENVELOPE.exec(code) ?? [];
  if (format === OF_GS1) return stringElements(message);
  if (format !== OF_MH10) return null;
  return message.split(GROUP_SEPARATOR).flatMap((data) =>
    FROM_MH10.flatMap(([identifier, ai]) => {
      const [, value] = identifier.exec(data) ?? [];
      return value === undefined ? [] : [{ ai, value }];
    }),
  );
}

/** A reader's text, without the prefix for the kind of code. */
export const withoutSymbology = (scanned: string): string => scanned.trim().replace(ANY_SYMBOLOGY, '');

/**
 * What a reader sent, read as a GS1 code: a string of elements with FNC1 or without, with its symbology before it or not, with
 * brackets as people write it, or a digital link. Null where it is none: then it is somebody's own code.
 */
export function parseGs1(scanned: string): Gs1Element[] | null {
  const text = scanned.trim().replaceAll(SEPARATORS, GROUP_SEPARATOR);
  if (text.length === 0 || text.length > CODE_MAX) return null;
  const hasSymbology = GS1_SYMBOLOGY.test(text);
  const code = withoutSymbology(text);
  if (/^https?:\/\//i.test(code)) return sound(linkElements(code));
  if (code.startsWith('[)>')) return sound(envelopeElements(code));
  if (code.startsWith('(')) return sound(bracketElements(code));
  const elements = sound(stringElements(code.replace(new RegExp(`^${GROUP_SEPARATOR}`), '')));
  // Without a hint from the reader, digits count as a code only where a check digit confirms it.
  const isLikely = hasSymbology || code.includes(GROUP_SEPARATOR) || /^0[01]/.test(code);
  return isLikely ? elements : null;
}

/** Elements that are each sound and do not contradict each other. */
function sound(elements: readonly Gs1Element[] | null): Gs1Element[] | null {
  if (!elements || elements.length === 0 || !elements.every(isElement)) return null;
  const read = new Map<string, string>();
  for (const { ai, value } of elements) {
    if (read.has(ai) && read.get(ai) !== value) return null;
    read.set(ai, value);
  }
  return [...read].map(([ai, value]) => ({ ai, value }));
}

const aiAt = (text: string): string | undefined =>
  [2, 3, 4].map((length) => text.slice(0, length)).find((ai) => FORMATS.has(ai));

function stringElements(text: string): Gs1Element[] | null {
  const elements: Gs1Element[] = [];
  for (let rest = text; rest !== '';) {
    const ai = aiAt(rest);
    const format = ai === undefined ? undefined : FORMATS.get(ai);
    if (ai === undefined || !format) return null;
    rest = rest.slice(ai.length);
    const end = rest.indexOf(GROUP_SEPARATOR);
    const length = format.isFixed ? format.max : end < 0 ? rest.length : end;
    elements.push({ ai, value: rest.slice(0, length) });
    rest = rest.slice(length);
    if (rest.startsWith(GROUP_SEPARATOR)) rest = rest.slice(1);
  }
  return elements;
}

/** `(01)04912345678904(21)A-1`. A bracket within a value is no identifier unless it reads as one. */
function bracketElements(text: string): Gs1Element[] | null {
  const marks = [...text.matchAll(/\((\d{2,4})\)/g)].filter(([, ai = '']) => FORMATS.has(ai));
  if (marks[0]?.index !== 0) return null;
  return marks.map((mark, at) => ({
    ai: mark[1] ?? '',
    value: text.slice(mark.index + mark[0].length, marks[at + 1]?.index),
  }));
}

/** `https://example.com/some/01/04912345678904/10/L1/21/A-1?17=271231`, wherever its path begins. */
function linkElements(text: string): Gs1Element[] | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const begins = parts.findIndex((part, at) => part === '01' && /^\d{8,14}$/.test(parts[at + 1] ?? ''));
  if (begins < 0) return null;
  const path = parts.slice(begins);
  if (path.length % 2 !== 0) return null;
  const elements: Gs1Element[] = [];
  for (let at = 0; at < path.length; at += 2) {
    const [ai = '', value = ''] = path.slice(at, at + 2);
    const read = decoded(value);
    if (read === null) return null;
    elements.push({ ai, value: ai === '01' ? read.padStart(14, '0') : read });
  }
  // Other parameters of the address are not of GS1.
  for (const [ai, value] of url.searchParams) if (FORMATS.has(ai)) elements.push({ ai, value });
  return elements;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** As people read it, under the code, and as it is given to who draws it. */
export const gs1Text = (elements: readonly Gs1Element[]): string =>
  elements.map(({ ai, value }) => `(${ai})${value}`).join('');

/** As a reader sends it, with FNC1 where it is needed. */
export const gs1String = (elements: readonly Gs1Element[]): string =>
  elements
    .map(({ ai, value }, at) => {
      const isLast = at === elements.length - 1;
      return `${ai}${value}${isLast || PREDEFINED.has(ai.slice(0, 2)) ? '' : GROUP_SEPARATOR}`;
    })
    .join('');

/** The identifiers in the path of a digital link, in this order; the rest in its query. */
const LINK_KEYS = ['01', '22', '10', '21'];

/**
 * The address of a piece on the web that is a code of GS1 as well.
 * @param base  of the site, without a slash at its end
 * @param elements  with a GTIN (01)
 */
export function gs1Link(base: string, elements: readonly Gs1Element[]): string {
  // An address loses parts that are dots alone, however they are written.
  const isPath = ({ ai, value }: Gs1Element): boolean => LINK_KEYS.includes(ai) && !/^\.{1,2}$/.test(value);
  const inPath = LINK_KEYS.flatMap((key) => elements.filter((one) => one.ai === key && isPath(one)));
  const rest = elements.filter((one) => !isPath(one));
  const path = inPath.map(({ ai, value }) => `/${ai}/${encodeURIComponent(value)}`).join('');
  const query = rest.map(({ ai, value }) => `${ai}=${encodeURIComponent(value)}`).join('&');
  return `${base}${path}${query === '' ? '' : `?${query}`}`;
}

/**
 * What a code says, in our words.
 * @param today decides the century of a date: the one within 50 years (General Specifications 7.12)
 */
export function gs1Facts(elements: readonly Gs1Element[], today: Date): Gs1Facts {
  const read = new Map(elements.map(({ ai, value }) => [ai, value]));
  const dayOf = (ai: string): string | null => {
    const value = read.get(ai);
    return value === undefined ? null : fullDay(value, today.getUTCFullYear());
  };
  return {
    gtin: read.get('01') ?? null,
    serial_number: read.get('21') ?? null,
    lot_number: read.get('10') ?? null,
    made_on: dayOf('11'),
    expires_on: dayOf('17') ?? dayOf('15'),
  };
}

function fullDay(value: string, thisYear: number): string {
  const century = thisYear - (thisYear % 100);
  const ahead = Number(value.slice(0, 2)) - (thisYear % 100);
  const year = century + Number(value.slice(0, 2)) + (ahead >= 51 ? -100 : ahead <= -50 ? 100 : 0);
  const month = Number(value.slice(2, 4));
  const day = Number(value.slice(4)) || daysOf(year, month);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

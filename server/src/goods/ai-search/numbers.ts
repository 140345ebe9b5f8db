/** A number in a sentence: digits, Chinese and Japanese numerals, or English words. */
export interface FoundNumber {
  value: number;
  /** What the last unit multiplied by: 10,000 for 200万, 1 for 2018. */
  multiplier: number;
  start: number;
  end: number;
  /** Written as words or numerals alone, like `two` or 五, which mean an amount only beside something else. */
  isWords: boolean;
}

const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'〇一二三四五六七八九'].map((digit, value) => [digit, value])),
  零: 0,
  两: 2,
  兩: 2,
};
const SMALL_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const BIG_UNITS: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };

const UP_TO_NINETEEN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ENGLISH: Readonly<Record<string, number>> = Object.fromEntries([
  ...UP_TO_NINETEEN.split(' ').map((word, value): [string, number] => [word, value]),
  ...TENS.split(' ').map((word, at): [string, number] => [word, (at + 2) * 10]),
]);
const ENGLISH_UNITS: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  k: 1000,
  grand: 1000,
  million: 1e6,
  mil: 1e6,
  mn: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
};

/** Letters that may directly follow digits; any others make them part of a name (20D). */
const GLUED = /^(?:yen|jpy|rmb|cny|yuan|usd|dollars?|bucks)$/;
const PLAIN = /^(?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d{1,4})?/;
const WORD = /^[a-z]{1,10}/;
const VALUE_MAX = 1e13;

/** Every number of a lower-case NFKC text, from left to right. Numbers inside names of models (RC-7, MH-F50) are none. */
export function findNumbers(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (let at = 0; at < text.length;) {
    const number = startsWord(text, at) ? (readCjk(text, at) ?? readEnglish(text, at)) : null;
    if (number && number.value <= VALUE_MAX) found.push(number);
    at = number ? number.end : at + 1;
  }
  return found;
}

const isLatin = (char: string | undefined): boolean => char !== undefined && /[a-z]/.test(char);

/** A digit after a letter, a hyphen or a dot belongs to the word before it. */
function startsWord(text: string, at: number): boolean {
  const before = text[at - 1];
  if (before === undefined) return true;
  if (/[0-9]/.test(text[at] ?? '')) {
    if (/[0-9a-z.]/.test(before)) return false;
    return !(/[-/]/.test(before) && isLatin(text[at - 2]));
  }
  return !isLatin(before);
}

/** Digits and numerals with 十百千万億: 200万, 二百万, 1億5000万, 2千. */
function readCjk(text: string, start: number): FoundNumber | null {
  let at = start;
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  let multiplier = 1;
  let hasDigits = false;
  while (at < text.length) {
    const plain = PLAIN.exec(text.slice(at, at + 24))?.[0];
    const char = text[at] ?? '';
    if (plain !== undefined && digit === null) {
      digit = Number(plain.replaceAll(',', ''));
      hasDigits = true;
      at += plain.length;
    } else if (DIGITS[char] !== undefined && !hasDigits) {
      // 二〇一八: digit by digit.
      digit = (digit ?? 0) * 10 + DIGITS[char];
      at += 1;
    } else if (SMALL_UNITS[char] !== undefined && (digit !== null || section === 0)) {
      multiplier = SMALL_UNITS[char];
      section += (digit ?? 1) * multiplier;
      [digit, hasDigits] = [null, false];
      at += 1;
    } else if (BIG_UNITS[char] !== undefined && (digit !== null || section > 0)) {
      const unit = BIG_UNITS[char];
      // 2千万 counts in tens of millions, so that 1〜2千万 shares that.
      multiplier = digit === null ? multiplier * unit : unit;
      total += (section + (digit ?? 0)) * unit;
      [section, digit, hasDigits] = [0, null, false];
      at += 1;
    } else break;
  }
  if (at === start) return null;
  const value = total + section + (digit ?? 0);
  const isWords = !/[0-9]/.test(text.slice(start, at));
  const number = { value, multiplier, start, end: at, isWords };
  return /[0-9]$/.test(text.slice(start, at)) ? withEnglishUnit(text, number) : number;
}

/** `2 million`, `500k`, `1.5m`; null where a letter makes it a name (20D) or another unit. */
function withEnglishUnit(text: string, number: FoundNumber): FoundNumber | null {
  const rest = text.slice(number.end, number.end + 12);
  const spaces = /^[ ]?/.exec(rest)?.[0].length ?? 0;
  const word = WORD.exec(rest.slice(spaces))?.[0];
  if (word === undefined) return number;
  const unit = ENGLISH_UNITS[word];
  const isLetter = word.length === 1;
  if (unit !== undefined && !(isLetter && spaces > 0))
    return {
      ...number,
      value: number.value * unit,
      multiplier: unit,
      end: number.end + spaces + word.length,
    };
  return spaces === 0 && !GLUED.test(word) ? null : number;
}

/** `two million`, `half a million`, `one and a half million`, `three hundred thousand`. */
function readEnglish(text: string, start: number): FoundNumber | null {
  let at = start;
  let end = start;
  let total = 0;
  let section: number | null = null;
  let multiplier = 1;
  for (;;) {
    const word = WORD.exec(text.slice(at, at + 12))?.[0];
    if (word === undefined || isLatin(text[at + word.length])) break;
    const digit = ENGLISH[word];
    const unit = word.length > 1 ? ENGLISH_UNITS[word] : undefined;
    if (word === 'half') section = (section ?? 0) + 0.5;
    else if (digit !== undefined) section = (section ?? 0) + digit;
    else if (unit === 100 && section !== null) section *= unit;
    else if (unit !== undefined && section !== null) {
      total += section * unit;
      multiplier = unit;
      section = null;
    } else if (word === 'a' || word === 'an' || word === 'and') {
      // `a million` counts one; `half a`, `one and a half` only join.
      const next = WORD.exec(text.slice(at + word.length + 1, at + 14))?.[0] ?? '';
      const isCounting = section === null && total === 0;
      if (word === 'and' && isCounting) break;
      if (isCounting && (ENGLISH_UNITS[next] === undefined || next.length === 1)) break;
      if (isCounting) section = 1;
    } else break;
    at += word.length;
    if (word !== 'a' && word !== 'an' && word !== 'and') end = at;
    if (!/[ -]/.test(text[at] ?? '')) break;
    at += 1;
  }
  if (end === start) return null;
  return { value: total + (section ?? 0), multiplier, start, end, isWords: true };
}

import { findNumbers } from './numbers.js';
import type { Sentence } from './sentence.js';

export interface YearCriterion {
  min: number | null;
  max: number | null;
  source: string;
}

interface FoundYear {
  value: number;
  start: number;
  /** With 年. */
  end: number;
  /** Text beside it marks it as a year. */
  isMarked: boolean;
}

const OLDEST = 1950;
const PLAIN = /(?<![\d.,a-z])(?<![a-z]-)((?:19|20)\d\d)(?![\d,.]*\d)/g;
const NUMERALS = /[〇零一二三四五六七八九]{4}(?=年)/g;
const ERA = /(令和|平成|昭和|r|h)\s?(元|\d{1,2})\s?年/g;
const ERA_BEGINS: Readonly<Record<string, number>> = {
  令和: 2018,
  r: 2018,
  平成: 1988,
  h: 1988,
  昭和: 1925,
};
/** Money, sizes and counts are no years. */
const NOT_A_YEAR =
  /^\s?(?:円|元|日元|块|yen|jpy|rmb|cny|yuan|usd|dollars?|ドル|美元|万|萬|億|亿|k\b|m\b|million|thousand|hours?|小时|時間|nm|mm|台|時間|shots?|回|次|例)/;
const RANGE_TO = /^\s?(?:-|~|〜|–|—|to|and|到|至|から)\s?(\d[\d,]*)/;
const MONEY_BEFORE = /[$¥￥]\s?$|(?:rmb|cny|jpy|usd)\s?$/;

type Bound = 'min' | 'after' | 'max' | 'before' | 'about' | 'exact';
/** In this order: the longer phrase first. */
const BEFORE: ReadonlyArray<readonly [RegExp, Bound]> = [
  [/(?:not older than|no older than|not before|since|自从?|从)\s*(?:the year )?$/, 'min'],
  [/(?:no later than|not after|until|up to|till)\s*(?:the year )?$/, 'max'],
  [/(?:newer than|later than|younger than|after|晚于|新于)\s*(?:the year )?$/, 'after'],
  [/(?:older than|earlier than|prior to|before|早于)\s*(?:the year )?$/, 'before'],
  [/(?:about|around|circa|约|大约|約)\s*(?:the year )?$/, 'about'],
  [
    /(?:built|made|manufactured|produced|bought|model|year|dating|dated)\s*(?:in|from|of|year)?\s*(?:the year )?$/,
    'exact',
  ],
  [/(?:from)\s*(?:the year )?$/, 'min'],
  [/^(?:an?|the)?\s*$|\b(?:an?|the|in|of|year)\s*$/, 'exact'],
];
const AFTER: ReadonlyArray<readonly [RegExp, Bound]> = [
  [
    /^\s?(?:以降|以后|以後|及以后|之后|后|から|起|以上|或更新|or (?:later|newer|after|above|younger)|and (?:later|newer|after|up)|onwards?|\+)/,
    'min',
  ],
  [/^\s?より(?:も)?(?:後|新しい)/, 'after'],
  [/^\s?(?:以前|まで|及以前|or (?:earlier|older|before)|and (?:earlier|older))/, 'max'],
  [/^\s?(?:之前|前(?!後)|より(?:も)?(?:前|古い))/, 'before'],
  [/^\s?(?:前後|ごろ|頃|左右)/, 'about'],
  [/^\s?(?:製|制|产|生产|製造|制造|款|購入|购|式|model|モデル)/, 'exact'],
];
const JOINED =
  /^\s?(?:年)?(?:製|制|生产)?\s?(?:-|~|〜|–|—|to|and|or|through|until|到|至|から|か|和|と)\s?(?:the year )?$/;
const SPAN_BEFORE =
  /(?:(?:with)?in the (?:last|past)|(?:last|past|recent)|less than|under|within|(?:not|no) more than|(?:not|no) older than|up to|at most|max(?:imum)?|近|最近|过去|不超过|少于|低于|ここ|過去|直近)\s*$/;
const SPAN_UNIT = /^\s?(?:years?|yrs?|年間?)/;
const SPAN_AFTER = /^\s?(?:old or (?:newer|less|younger)|or (?:newer|less|younger)|以内|之内|内|未満)/;

/** Reads years of making and claims those pieces; `now` is the current year. */
export function readYears(sentence: Sentence, now: number): YearCriterion | null {
  const span = readSpan(sentence, now);
  const years = findYears(sentence, now);
  const parts: YearCriterion[] = span ? [span] : [];
  for (let at = 0; at < years.length; at++) {
    const [first, second] = [years[at], years[at + 1]];
    if (!first) break;
    if (second && JOINED.test(sentence.text.slice(first.end, second.start))) {
      const opening = /(?:between|from|在)\s*$/.exec(sentence.before(first.start, 10))?.[0].length ?? 0;
      const [min, max] = [Math.min(first.value, second.value), Math.max(first.value, second.value)];
      parts.push(claim(sentence, first.start - opening, second.end, min, max));
      at += 1;
      continue;
    }
    const part = readYear(first, sentence);
    if (part) parts.push(part);
  }
  return merge(parts);
}

function findYears(sentence: Sentence, now: number): FoundYear[] {
  const found: FoundYear[] = [];
  const add = (value: number, start: number, length: number): void => {
    const end = start + length;
    if (value < OLDEST || value > now + 1 || !sentence.isFree(start, end)) return;
    const hasSign = sentence.text[end] === '年';
    if (!hasSign && NOT_A_YEAR.test(sentence.after(end))) return;
    if (MONEY_BEFORE.test(sentence.before(start, 6))) return;
    // 2000 to 3000 are no two years.
    const other = RANGE_TO.exec(sentence.after(end))?.[1];
    if (other !== undefined && Number(other.replaceAll(',', '')) > now + 1) return;
    found.push({ value, start, end: hasSign ? end + 1 : end, isMarked: hasSign });
  };
  for (const match of sentence.text.matchAll(ERA)) {
    const [whole, era = '', year] = match;
    add((ERA_BEGINS[era] ?? 0) + (year === '元' ? 1 : Number(year)), match.index, whole.length - 1);
  }
  for (const match of sentence.text.matchAll(NUMERALS)) {
    const digits = [...match[0]].map((digit) => '〇一二三四五六七八九'.indexOf(digit.replace('零', '〇')));
    add(Number(digits.join('')), match.index, 4);
  }
  for (const match of sentence.text.matchAll(PLAIN)) add(Number(match[0]), match.index, 4);
  return found.sort((a, b) => a.start - b.start);
}

function readYear(year: FoundYear, sentence: Sentence): YearCriterion | null {
  const after = sentence.after(year.end);
  for (const [pattern, bound] of AFTER) {
    const found = pattern.exec(after);
    if (found && (year.isMarked || /[a-z+]/.test(found[0])))
      return bounded(sentence, year, bound, 0, found[0].length);
  }
  const before = sentence.before(year.start);
  for (const [pattern, bound] of BEFORE) {
    const found = pattern.exec(before);
    if (found) return bounded(sentence, year, bound, found[0].length, 0);
  }
  return year.isMarked ? bounded(sentence, year, 'exact', 0, 0) : null;
}

function bounded(
  sentence: Sentence,
  { value, start, end }: FoundYear,
  bound: Bound,
  before: number,
  after: number,
): YearCriterion {
  const [from, to] = [start - before, end + after];
  switch (bound) {
    case 'min':
      return claim(sentence, from, to, value, null);
    case 'after':
      return claim(sentence, from, to, value + 1, null);
    case 'max':
      return claim(sentence, from, to, null, value);
    case 'before':
      return claim(sentence, from, to, null, value - 1);
    case 'about':
      return claim(sentence, from, to, value - 1, value + 1);
    case 'exact':
      return claim(sentence, from, to, value, value);
  }
}

const YEARS_MAX = 60;

/** `the last five years`, 近五年, ここ3年以内, `not more than ten years old`. */
function readSpan(sentence: Sentence, now: number): YearCriterion | null {
  for (const { value, start, end } of findNumbers(sentence.text)) {
    const unit = SPAN_UNIT.exec(sentence.after(end))?.[0].length;
    if (unit === undefined || value > YEARS_MAX || value < 1) continue;
    const before = SPAN_BEFORE.exec(sentence.before(start))?.[0].length;
    const after = SPAN_AFTER.exec(sentence.after(end + unit))?.[0].length;
    if (before === undefined && after === undefined) continue;
    const old = /^\s?old/.exec(sentence.after(end + unit))?.[0].length ?? 0;
    const to = end + unit + Math.max(after ?? 0, old);
    return claim(sentence, start - (before ?? 0), to, now - Math.floor(value), null);
  }
  return null;
}

function claim(
  sentence: Sentence,
  start: number,
  end: number,
  min: number | null,
  max: number | null,
): YearCriterion {
  sentence.claim(start, end);
  return { min, max, source: sentence.piece(start, end) };
}

function merge(parts: readonly YearCriterion[]): YearCriterion | null {
  const [first, ...others] = parts;
  if (!first) return null;
  return others.reduce((merged, part) => {
    const [min, max] = [part.min ?? merged.min, part.max ?? merged.max];
    if (min !== null && max !== null && min > max) return merged;
    return { min, max, source: `${merged.source} … ${part.source}` };
  }, first);
}

import type { Currency } from '@fovea/shared-types/money';
import type { Language } from '@fovea/shared-types/language';
import { findNumbers, type FoundNumber } from './numbers.js';
import type { Sentence } from './sentence.js';

/** Whole units; without a currency in the sentence, null. */
export interface PriceCriterion {
  currency: Currency | null;
  min: number | null;
  max: number | null;
  source: string;
}

interface Amount extends FoundNumber {
  /** With its currency. */
  from: number;
  to: number;
  currency: Currency | null;
  hasCurrency: boolean;
}

const BEFORE: ReadonlyArray<readonly [RegExp, Currency | 'by language']> = [
  [/(?:us ?\$|usd)\s?$/, 'USD'],
  [/(?:rmb|cny|cn ?¥|人民币)\s?[¥]?\s?$/, 'CNY'],
  [/(?:jpy|jp ?¥|日元)\s?$/, 'JPY'],
  [/[¥￥]\s?$/, 'by language'],
  [/\$\s?$/, 'USD'],
];
const AFTER: ReadonlyArray<readonly [RegExp, Currency]> = [
  [/^\s?(?:美元|美金|usd|us dollars?|dollars?|bucks|ドル|\$)/, 'USD'],
  [/^\s?(?:日元|日圆|日幣|円|yen|jpy)/, 'JPY'],
  [/^\s?(?:人民币|人民元|rmb|cny|chinese yuan|yuan|元|块钱?)/, 'CNY'],
];
/** Money that nothing here is sold for. */
const FOREIGN = /^\s?(?:欧元|ユーロ|euros?|eur|€|英镑|ポンド|pounds?|gbp|£|韩元|ウォン|won|港币|hkd)/;
/** What is counted or measured is no price. */
const MEASURED =
  /^\s?-?(?:hours?|hrs?|h\b|小时|時間|年|月|日|天|nm|mm|cm|kg|mw|hz|khz|mhz|%|度|°|shots?|例|回|次|发|発|台|個|个|件|枚|本|只|套|张|inch|英寸|インチ|型|mega|万?画素|万?像素|years?|yrs?|months?|days?|points?|点|倍|x\b|歳|岁|人|ヶ月|か月|个月|代目?|minutes?|分|step|pieces?|units?|lens|set)/;

const MAX_BEFORE =
  /(?:not more than|no more than|not over|not above|no higher than|less than|lower than|cheaper than|up to|at most|under|below|within|max(?:imum)?(?: of)?|until|<=?|不超过|不高于|不多于|低于|少于|小于|最多|最高|控制在|上限)[ :]*(?:a |an |the |about |around )?(?:price (?:of )?|budget (?:of )?)?$/;
const BUDGET_BEFORE = /(?:budget|spend|afford|予算|预算)[a-z ]{0,16}[はが:的是约大]{0,3}\s*$/;
const MIN_BEFORE =
  /(?:not less than|no less than|not under|not below|more than|higher than|at least|starting at|from|over|above|min(?:imum)?(?: of)?|>=?|不低于|不少于|高于|大于|超过|至少|最低|最少)[ :]*(?:a |an |the )?(?:price (?:of )?)?$/;
const ABOUT_BEFORE =
  /(?:about|around|approximately|approx\.?|roughly|circa|~|约|大约|大概|差不多|約|およそ)\s*$/;
const MAX_AFTER =
  /^\s?(?:(?:くらい|ぐらい|ほど|程度)?まで|以下|以内|之内|以里|内|未満|不到|を?切る|or less|or under|or below|or cheaper|max|tops|at most|よりも?安)/;
const MIN_AFTER = /^\s?(?:以上|起|超|を?超え|から(?!\s?\d)|or more|or above|and up|and above|\+|よりも?高)/;
const ABOUT_AFTER = /^\s?(?:左右|上下|前後|くらい|ぐらい|ほど|程度|or so)/;
const BAND_AFTER = /^\s?台/;
const JOINED =
  /^\s?(?:円|日元|元|块|yen|jpy|rmb|cny|yuan|usd|dollars?|ドル|美元)?\s?(?:-|~|〜|–|—|to|and|or|到|至|から|か)\s?(?:us\$|\$|¥|￥|rmb|cny|jpy|usd)?\s?$/;
const ABOUT = 0.2;
/** Smaller figures without a currency are rather a count or a size. */
const LEAST_BARE = 1000;

/**
 * Reads the prices of a sentence and claims those pieces; the result is at most one range, as narrow as the
 * sentence makes it.
 */
export function readPrice(sentence: Sentence): PriceCriterion | null {
  const amounts = findNumbers(sentence.text)
    .filter(({ start, end }) => sentence.isFree(start, end))
    .map((number) => amountOf(number, sentence));
  const parts: PriceCriterion[] = [];
  for (let at = 0; at < amounts.length; at++) {
    const [first, second] = [amounts[at], amounts[at + 1]];
    if (!first) break;
    const range = second ? readRange(first, second, sentence) : null;
    if (range) at += 1;
    const part = range ?? readSingle(first, sentence);
    if (part) parts.push(part);
  }
  return merge(parts);
}

function amountOf(number: FoundNumber, sentence: Sentence): Amount {
  const amount = { ...number, from: number.start, to: number.end, currency: null, hasCurrency: false };
  const before = sentence.before(number.start, 8);
  for (const [pattern, currency] of BEFORE) {
    const found = pattern.exec(before);
    if (!found) continue;
    const from = number.start - found[0].length;
    return {
      ...amount,
      from,
      hasCurrency: true,
      currency: currency === 'by language' ? yenOrYuan(sentence.language) : currency,
    };
  }
  for (const [pattern, currency] of AFTER) {
    const found = pattern.exec(sentence.after(number.end));
    // 10元 is money, but the 元 of 元箱 is not.
    if (found) return { ...amount, to: number.end + found[0].length, currency, hasCurrency: true };
  }
  return amount;
}

const yenOrYuan = (language: Language): Currency => (language === 'zh' ? 'CNY' : 'JPY');

function readRange(first: Amount, second: Amount, sentence: Sentence): PriceCriterion | null {
  if (second.from < first.to && second.start < first.end) return null;
  if (!JOINED.test(sentence.text.slice(first.end, second.start))) return null;
  if (!second.hasCurrency && MEASURED.test(sentence.after(second.end))) return null;
  // 100〜200万円: the unit of the second counts for both.
  const shares = first.multiplier === 1 && first.value < second.value / second.multiplier;
  const low = shares ? first.value * second.multiplier : first.value;
  const currency = second.currency ?? first.currency;
  if (!currency && second.value < LEAST_BARE) return null;
  if (low > second.value) return null;
  const opening = /(?:between|from|在|介于)\s*$/.exec(sentence.before(first.from, 12))?.[0].length ?? 0;
  return claim(sentence, first.from - opening, second.to, currency, low, second.value);
}

function readSingle(amount: Amount, sentence: Sentence): PriceCriterion | null {
  const before = sentence.before(amount.from);
  const after = sentence.after(amount.to);
  if (FOREIGN.test(sentence.after(amount.end))) {
    sentence.claim(amount.from, amount.to);
    return null;
  }
  if (!amount.hasCurrency && MEASURED.test(after)) return null;
  const bounds = boundsOf(amount, before, after);
  const isPrice = amount.hasCurrency || (bounds.isExplicit && !isSmall(amount));
  if (!isPrice) return null;
  return claim(
    sentence,
    amount.from - bounds.before,
    amount.to + bounds.after,
    amount.currency,
    bounds.min,
    bounds.max,
  );
}

const isSmall = ({ value, multiplier }: Amount): boolean => value < LEAST_BARE && multiplier === 1;

interface Bounds {
  min: number | null;
  max: number | null;
  /** The number of characters around the amount that belong to it. */
  before: number;
  after: number;
  isExplicit: boolean;
}

function boundsOf({ value }: Amount, before: string, after: string): Bounds {
  const length = (pattern: RegExp, text: string): number | null => pattern.exec(text)?.[0].length ?? null;
  const boundsWith = (bounds: Partial<Bounds>): Bounds => ({
    min: null,
    max: null,
    before: 0,
    after: 0,
    isExplicit: true,
    ...bounds,
  });
  const about = { min: Math.round(value * (1 - ABOUT)), max: Math.round(value * (1 + ABOUT)) };
  const limit = length(MAX_BEFORE, before);
  if (limit !== null) return boundsWith({ max: value, before: limit });
  const limitAfter = length(MAX_AFTER, after);
  const budget = length(BUDGET_BEFORE, before);
  if (limitAfter !== null) return boundsWith({ max: value, before: budget ?? 0, after: limitAfter });
  if (budget !== null)
    return boundsWith({ max: value, before: budget, after: length(ABOUT_AFTER, after) ?? 0 });
  const least = length(MIN_BEFORE, before);
  if (least !== null) return boundsWith({ min: value, before: least, after: length(MIN_AFTER, after) ?? 0 });
  const leastAfter = length(MIN_AFTER, after);
  if (leastAfter !== null) return boundsWith({ min: value, after: leastAfter });
  const band = length(BAND_AFTER, after);
  if (band !== null) return boundsWith({ min: value, max: value + lowestPlace(value) - 1, after: band });
  const around = length(ABOUT_BEFORE, before);
  const aroundAfter = length(ABOUT_AFTER, after);
  const isExplicit = around !== null || aroundAfter !== null;
  return boundsWith({ ...about, before: around ?? 0, after: aroundAfter ?? 0, isExplicit });
}

/** 20万円台 is anything from 200,000 to 299,999: the place of the last digit that is not zero. */
function lowestPlace(value: number): number {
  let place = 1;
  while (value >= place * 10 && value % (place * 10) === 0) place *= 10;
  return place;
}

function claim(
  sentence: Sentence,
  start: number,
  end: number,
  currency: Currency | null,
  min: number | null,
  max: number | null,
): PriceCriterion {
  sentence.claim(start, end);
  const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));
  return { currency, min: whole(min), max: whole(max), source: sentence.piece(start, end) };
}

/** `over 500,000 and under a million yen`: the last one counts where two set the same bound. */
function merge(parts: readonly PriceCriterion[]): PriceCriterion | null {
  const [first, ...others] = parts;
  if (!first) return null;
  return others.reduce((merged, part) => {
    if (merged.currency && part.currency && merged.currency !== part.currency) return merged;
    const [min, max] = [part.min ?? merged.min, part.max ?? merged.max];
    if (min !== null && max !== null && min > max) return merged;
    const source = `${merged.source} … ${part.source}`;
    return { currency: part.currency ?? merged.currency, min, max, source };
  }, first);
}

/** The currency meant when a figure has none: that of the language's country; English readers come from anywhere. */
export function withCurrency(price: PriceCriterion, language: Language): PriceCriterion {
  if (price.currency !== null || language === 'en') return price;
  return { ...price, currency: yenOrYuan(language) };
}

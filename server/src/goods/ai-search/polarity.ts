/** What the words around a piece of a sentence make of it. */
export type Polarity = 'wanted' | 'excluded' | 'indifferent';

const NOT_BEFORE =
  /(?:\bnot|\bno|n't|\bexcept(?:ing)?(?: for)?|\bexcluding|\bwithout|\bother than|\bavoid|\brather than|\binstead of|\bapart from|\bnothing|不要|不是|不想要|不需要|除了|除去|除开|排除|不含|不包括|不包含|不带|不买|别|非|除)\s*(?:(?:from|by|an?|any|the|made|in|shipped|of|want|up for|买|从|在|来自|是)\s*)*$/;
const NOT_AFTER =
  /^\s*(?:(?:の)?(?:もの|製品|機器|メーカー)?\s*(?:以外|を除|は除|除く|除外|ではない|じゃない|でない|ではなく|は不要|はいらない|不要|は不可|不可|なし|抜き|は避け)|的?(?:以外|除外|之外|不要|不考虑|不行|不算))/;
const ANY_AFTER =
  /^\s*(?:(?:is|are|would be|also)\s+)*(?:fine|ok|okay|acceptable|welcome)\b|^\s*(?:品|機)?(?:で|の)?も\s*(?:いい|良い|よい|可|ok|大丈夫|構わ|かまわ|問題)|^\s*的?(?:也|都)\s*(?:可以|可|行|ok|没关系|无所谓|好)/;

/** @param before what nobody understood directly before the piece; `after` likewise */
export function polarityOf(before: string, after: string): Polarity {
  if (ANY_AFTER.test(after)) return 'indifferent';
  return NOT_BEFORE.test(before) || NOT_AFTER.test(after) ? 'excluded' : 'wanted';
}

/** How far a negation behind or before a piece reaches, so that its words are not looked for. */
export const polarityLength = (after: string): number =>
  (ANY_AFTER.exec(after) ?? NOT_AFTER.exec(after))?.[0].length ?? 0;

/** The text between two pieces that a negation covers both of: `except Kasumi and Veltmar`. */
export const isEnumeration = (between: string): boolean =>
  /^\s*(?:[,、，/&]|and|or|nor|和|或|及|以及|や|と|及び|か)\s*$/.test(between);

/** The text between two alternatives. */
export const isAlternative = (between: string): boolean =>
  /^\s*(?:\/|or|或者?|或是|还是|か|または|もしくは|あるいは)\s*$/.test(between);

/** A share of a whole as people write it: `5`, `7.25`, up to `100`. */
export const PERCENT = /^(?:100(?:\.0{1,2})?|[0-9]{1,2}(?:\.[0-9]{1,2})?)$/;

export const PERCENT_HINT = [
  '0 到 100，最多两位小数。',
  'From 0 to 100, with two decimals at most.',
  '0～100の数値（小数点以下2桁まで）。',
] as const;

/** Hundredths of a percent as people read them: 1000 is `10`, 825 is `8.25`. */
export const percentText = (hundredths: number): string => String(hundredths / 100);

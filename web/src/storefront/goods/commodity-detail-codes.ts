/** Codes of dictionaries whose words this page holds itself. */
const oneOf =
  <Code extends number>(codes: readonly Code[]) =>
  (code: number): code is Code =>
    codes.some((known) => known === code);

export const isConditionCode = oneOf([1, 2, 3, 4] as const);
export const isShippingTime = oneOf([1, 2, 3, 4] as const);
export const isPayType = oneOf([1, 2, 3, 4] as const);
export const isSaleState = oneOf([1, 2, 3, 4, 5] as const);

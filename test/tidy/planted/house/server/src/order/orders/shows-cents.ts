// plants money-arithmetic

export const shown = (price: number): string => (price / 100).toFixed(2);

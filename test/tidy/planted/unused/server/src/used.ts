export const used = (...parts: unknown[]): number => parts.length;
